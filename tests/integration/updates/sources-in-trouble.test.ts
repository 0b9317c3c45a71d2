import { describe, expect, it } from "vitest";
import { DECLARED_JOBS } from "~/domain/jobs";
import { checkForUpdates } from "~/domain/updates";
import { HOUR_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { HANDLERS } from "../../../jobs/handlers";
import { Scheduler } from "../../../jobs/scheduler";
import { useDatabase } from "../../setup/database";
import { lookNow, only, outside, settings, sourceRow, withSources } from "./with-sources";

useDatabase();
const fakes = withSources();

const frRequests = () => fakes().fr.requests.filter(({ path }) => path.includes("documents.json"));

describe("a source that misbehaves", () => {
  it.each([
    ["answers 500", { status: 500 }, "error", /answered 500/],
    ["answers HTML", { garbage: "html" }, "drift", /instead of application\/json|not JSON/],
    ["sends half an answer", { garbage: "truncated" }, "drift", /not JSON/],
    ["sends without end", { garbage: "endless" }, "error", /larger than/],
    ["asks for quiet", { status: 429, headers: { "retry-after": "7200" } }, "throttled", /429/],
    ["asks for quiet and does not say how long", { status: 429, body: "<html>nginx</html>" }, "throttled", /429/],
    ["cuts the line", { reset: true }, "error", /cannot be reached/],
  ] as const)(
    "that %s is shown with its error, rests, and holds up no other",
    async (_what, behaviour, status, reason) => {
      fakes().fr.behave(behaviour as never);
      await lookNow();
      const row = await sourceRow("federal-register");
      expect(row).toMatchObject({ status, consecutiveFailures: 1, lastError: expect.stringMatching(reason) });
      expect(row.retryAfter?.getTime()).toBeGreaterThan(Date.now() + 14 * MINUTE_MS);
      expect((await sourceRow("feed-dol")).status).toBe("ok");
      const asked = fakes().fr.requests.length;
      shiftClock(10 * MINUTE_MS);
      await lookNow();
      expect(fakes().fr.requests.length).toBe(asked);
    },
    60_000,
  );

  it("by hand every source is asked at once but one that rests, and the run names that one", async () => {
    fakes().ecfr.behave({ status: 500 });
    await lookNow();
    const asked = () => ({ fr: frRequests().length, ecfr: fakes().ecfr.requests.length });
    const first = asked();
    await lookNow();
    expect(asked()).toEqual(first);
    await db().jobRun.create({
      data: { name: "law-updates", slot: "manual:now", trigger: "manual", status: "queued", startedAt: now() },
    });
    const scheduler = new Scheduler({ jobs: DECLARED_JOBS, handlers: HANDLERS, schedules: false });
    await scheduler.start();
    await scheduler.settled();
    await scheduler.stop();
    expect(asked().fr).toBeGreaterThan(first.fr);
    expect(asked().ecfr).toBe(first.ecfr);
    const run = await db().jobRun.findFirstOrThrow({ where: { slot: "manual:now" } });
    const { name } = await sourceRow("ecfr");
    expect(run).toMatchObject({ status: "done", counts: { failed: 0 } });
    expect(run.progress).toMatchObject({ note: expect.stringContaining(`At rest after failures: ${name} (until `) });
  });

  it("rests longer each time, and starts where it stopped when it is well", async () => {
    await only("federal-register");
    await lookNow();
    const { cursor } = await sourceRow("federal-register");
    fakes().fr.behave({ status: 404 } as never);
    let at = 61 * MINUTE_MS;
    const rests: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      shiftClock(at);
      await lookNow();
      const { retryAfter, lastAttemptAt } = await sourceRow("federal-register");
      rests.push(((retryAfter?.getTime() ?? 0) - (lastAttemptAt?.getTime() ?? 0)) / MINUTE_MS);
      at += 10 * HOUR_MS;
    }
    expect(rests).toEqual([15, 30, 60, 120]);
    expect((await sourceRow("federal-register")).cursor).toEqual(cursor);
    fakes().fr.behave();
    shiftClock(at);
    await lookNow();
    expect(await sourceRow("federal-register")).toMatchObject({
      status: "ok",
      consecutiveFailures: 0,
      retryAfter: null,
    });
  });

  it("that hangs is left when the run is told to end, keeps its place, and is asked again next time", async () => {
    await only("federal-register");
    await lookNow();
    const { cursor } = await sourceRow("federal-register");
    fakes().fr.behave({ hang: true });
    shiftClock(61 * MINUTE_MS);
    const end = new AbortController();
    const look = checkForUpdates({ now: now(), signal: end.signal });
    await expect.poll(() => frRequests().length).toBe(2);
    end.abort();
    await look;
    expect(await sourceRow("federal-register")).toMatchObject({ cursor, consecutiveFailures: 0 });
    fakes().fr.behave();
    await lookNow();
    expect(frRequests()).toHaveLength(3);
  });

  it("is not asked at all with SOURCES=off", async () => {
    settings({ SOURCES: "off" });
    await lookNow();
    expect(await outside()).toEqual([]);
    expect(fakes().fr.requests).toEqual([]);
  });
});
