import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DeclaredJob } from "~/domain/jobs";
import { DAY_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { databaseUrl } from "~/platform/db/pool";
import { log } from "~/platform/log";
import { type Handler, RunSkipped } from "../../../jobs/handler";
import { Scheduler } from "../../../jobs/scheduler";
import { useDatabase } from "../../setup/database";

useDatabase();
log().level = "silent";

const JOB: DeclaredJob = { title: "Test", description: "", cron: "0 * * * *", timeZone: "UTC", limitSeconds: 60 };
let schedulers: Scheduler[] = [];
let name = "";
let turn = 0;

beforeEach(() => {
  turn += 1;
  name = `test-${turn}`;
});
afterEach(async () => {
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  schedulers = [];
  shiftClock(0);
});

/** A scheduler as each process has one; tests ask it to look instead of waiting for its clock. */
async function process(handler: Handler, job: Partial<DeclaredJob> = {}, schedules = true): Promise<Scheduler> {
  const scheduler = new Scheduler({ jobs: { [name]: { ...JOB, ...job } }, handlers: { [name]: handler }, schedules });
  schedulers.push(scheduler);
  await scheduler.start();
  await scheduler.settled();
  return scheduler;
}

async function look(...all: Scheduler[]): Promise<void> {
  await Promise.all(all.map((scheduler) => scheduler.look()));
  await Promise.all(all.map((scheduler) => scheduler.settled()));
}

const runs = () => db().jobRun.findMany({ where: { name }, orderBy: { id: "asc" } });
const queue = () =>
  db().jobRun.create({ data: { name, slot: `manual:${turn}`, trigger: "manual", status: "queued", startedAt: now() } });

/** As when the database server restarts or a proxy cuts the line. */
async function endLockHolder(): Promise<void> {
  const superuser = new pg.Client({ connectionString: databaseUrl() });
  await superuser.connect();
  await superuser.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 7071 and objid = hashtext($1)::oid`,
    [name],
  );
  await superuser.end();
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe("a job", () => {
  it("runs once a slot, however many processes look at it", async () => {
    let count = 0;
    const handler = async () => ({ count: ++count });
    const processes = [await process(handler), await process(handler), await process(handler)];
    shiftClock(61 * MINUTE_MS);
    await look(...processes, ...processes);
    await look(...processes);
    const rows = await runs();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ status: "done", counts: { count: 1 } });
    expect(rows[0]?.slot).toMatch(/T\d\d:00:00\.000Z$/);
    expect(rows[0]?.finishedAt).not.toBeNull();
  });

  it("catches up once after a long time off", async () => {
    const scheduler = await process(async () => ({}), { cron: "*/10 * * * *" });
    shiftClock(3 * DAY_MS);
    await look(scheduler);
    await look(scheduler);
    expect((await runs()).map(({ trigger, status }) => [trigger, status])).toEqual([["catch_up", "done"]]);
  });

  it("does not run before its time, nor while paused, nor where only runs by hand are served", async () => {
    const scheduler = await process(async () => ({}));
    const byHand = await process(async () => ({}), {}, false);
    await look(scheduler);
    await db().jobSchedule.update({ where: { name }, data: { isPaused: true } });
    shiftClock(2 * 60 * MINUTE_MS);
    await look(scheduler, byHand);
    expect(await runs()).toEqual([]);
    await queue();
    await look(byHand);
    expect((await runs()).map(({ trigger, status }) => [trigger, status])).toEqual([["manual", "done"]]);
  });

  it("starts at once in a new database when it says so", async () => {
    await process(async () => ({ first: 1 }), { startsAtOnce: true });
    expect((await runs()).map(({ slot, counts }) => [slot, counts])).toEqual([["first", { first: 1 }]]);
  });

  it("never runs beside itself: what was asked for waits for the run under way", async () => {
    const first = gate();
    let atOnce = 0;
    let most = 0;
    const handler: Handler = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await first.opened;
      atOnce -= 1;
      return {};
    };
    const [one, two] = [await process(handler), await process(handler)];
    shiftClock(61 * MINUTE_MS);
    await one.look();
    await queue();
    await two.look();
    expect((await runs()).map(({ status }) => status)).toEqual(["running", "queued"]);
    first.open();
    await look(one, two);
    await look(two);
    expect((await runs()).map(({ status }) => status)).toEqual(["done", "done"]);
    expect(most).toBe(1);
  });

  it("tells its failure, its skipping and its progress in its row", async () => {
    const answers: Handler[] = [
      async ({ report }) => {
        report({ done: 1, total: 2 });
        report({ done: 2, total: 2, note: "nearly" });
        throw new Error("The source is down");
      },
      () => Promise.reject(new RunSkipped("Not set up")),
    ];
    const scheduler = await process((call) => answers.shift()?.(call) ?? Promise.resolve({}));
    shiftClock(61 * MINUTE_MS);
    await look(scheduler);
    shiftClock(121 * MINUTE_MS);
    await look(scheduler);
    const [failed, skipped] = await runs();
    expect(failed).toMatchObject({ status: "failed", error: "The source is down" });
    expect(failed?.progress).toEqual({ done: 2, total: 2, note: "nearly" });
    expect(skipped).toMatchObject({ status: "skipped", error: "Not set up" });
  });

  it("is told to end at its time limit, and says so", async () => {
    const ended = gate();
    const scheduler = await process(
      async ({ signal }) => {
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
        ended.open();
        return { late: 1 };
      },
      { limitSeconds: 0.05 },
    );
    shiftClock(61 * MINUTE_MS);
    await look(scheduler);
    await ended.opened;
    expect((await runs()).map(({ status, error, counts }) => [status, error, counts])).toEqual([
      ["timed_out", "Took longer than 0.05 s.", null],
    ]);
  });

  it("that a stop cuts off is done once more after the next start", async () => {
    let started = 0;
    const handler: Handler = async ({ signal }) => {
      started += 1;
      if (started > 1) return { again: 1 };
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const first = await process(handler);
    shiftClock(61 * MINUTE_MS);
    await first.look();
    await first.stop();
    expect((await runs()).map(({ status }) => status)).toEqual(["failed", "queued"]);
    await look(await process(handler));
    expect((await runs()).map(({ status, counts }) => [status, counts])).toEqual([
      ["failed", null],
      ["done", { again: 1 }],
    ]);
  });

  it("whose process died is found by its silence and its free lock, and done once more", async () => {
    const longAgo = new Date(now().getTime() - 10 * MINUTE_MS);
    const slot = longAgo.toISOString();
    await db().jobRun.create({ data: { name, slot, status: "running", startedAt: longAgo, heartbeatAt: longAgo } });
    const scheduler = await process(async () => ({ again: 1 }));
    await look(scheduler);
    expect((await runs()).map(({ status, slot: of, counts }) => [status, of, counts])).toEqual([
      ["failed", slot, null],
      ["done", `${slot}/again`, { again: 1 }],
    ]);
  });

  it("ends when the connection that holds its lock is lost", async () => {
    const scheduler = await process(async ({ signal }) => {
      const told = new Promise((resolve) => signal.addEventListener("abort", resolve));
      await endLockHolder();
      await told;
      throw new Error("connection lost");
    });
    shiftClock(61 * MINUTE_MS);
    await look(scheduler);
    expect((await runs()).map(({ status, error }) => [status, error])).toEqual([["failed", "connection lost"]]);
  });
});
