import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { DECLARED_JOBS, JOB_NAMES, requestRun } from "~/domain/jobs";
import { DAY_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { HANDLERS } from "../../../jobs/handlers";
import { Scheduler } from "../../../jobs/scheduler";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { settings } from "../updates/with-sources";

useDatabase();
// All jobs run here, and none of them may ask anybody outside.
beforeAll(() => settings({ SOURCES: "off" }));
afterAll(() => settings({ SOURCES: undefined }));
afterEach(() => shiftClock(0));

const adminCookie = async () => sessionCookie(await makeUser({ isAdmin: true }));
const call = async (method: string, path: string, body?: unknown) =>
  callApi(method, `/api/admin/jobs${path}`, { cookie: await adminCookie(), body });

/** The product's own jobs, by hand only. */
async function runQueued(): Promise<void> {
  const scheduler = new Scheduler({ jobs: DECLARED_JOBS, handlers: HANDLERS, schedules: false });
  await scheduler.start();
  await scheduler.settled();
  await scheduler.stop();
}

describe("the jobs in administration", () => {
  it("are all listed with schedule, next and last run", async () => {
    const { status, body } = await call("GET", "");
    expect(status).toBe(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(JOB_NAMES);
    const mail = body.data.find(({ name }: { name: string }) => name === "outbox-retry");
    expect(mail).toMatchObject({ cron: "* * * * *", isPaused: false, lastRun: null, version: 1 });
    expect(new Date(mail.nextRunAt).getTime() - now().getTime()).toBeLessThanOrEqual(MINUTE_MS);
  });

  it("are off where no process runs the schedules, and on where another one does", async () => {
    settings({ JOBS: "off" });
    const paused = { name: "webhooks", isPaused: true, updatedAt: now() };
    await db().jobSchedule.upsert({ where: { name: paused.name }, create: paused, update: paused });
    const states = async () => {
      const { body } = await call("GET", "");
      const shown = body.data as { name: string; state: string; nextRunAt: string | null }[];
      const of = (name: string) => shown.find((job) => job.name === name);
      return [of("backup")?.state, of("backup")?.nextRunAt !== null, of("webhooks")?.state];
    };
    expect(await states()).toEqual(["off", false, "paused"]);
    const elsewhere = {
      name: "outbox-retry",
      slot: "elsewhere",
      trigger: "schedule",
      status: "done",
      startedAt: now(),
    };
    const { id } = await db().jobRun.create({ data: elsewhere });
    expect(await states()).toEqual(["on", true, "paused"]);
    await db().jobRun.delete({ where: { id } });
    await db().jobSchedule.delete({ where: { name: paused.name } });
    settings({ JOBS: undefined });
  });

  it("run by hand, one at a time, and keep their runs in pages", async () => {
    const path = "/history-retention/run";
    const user = await makeUser();
    const old = { query: "old", jurisdiction: "CA", submissionId: "old", userId: user.id };
    await db().searchHistory.create({ data: { ...old, timestamp: new Date(now().getTime() - 31 * DAY_MS) } });
    const [first, second] = await Promise.all([call("POST", path), call("POST", path)]);
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(first.body.id).toBe(second.body.id);
    expect(first.body).toMatchObject({ status: "queued", trigger: "manual" });
    await runQueued();
    const third = await call("POST", path);
    expect(third.body.id).not.toBe(first.body.id);
    await runQueued();
    const page = await call("GET", "/history-retention/runs?limit=1");
    expect(page.body.data[0]).toMatchObject({ id: third.body.id, status: "done", counts: { removed: 0 } });
    const rest = await call("GET", `/history-retention/runs?limit=1&cursor=${page.body.nextCursor}`);
    expect(rest.body.data[0]).toMatchObject({ id: first.body.id, counts: { removed: 1 } });
    expect(rest.body.nextCursor).toBeNull();
    expect(await db().auditEntry.count({ where: { action: "job.run", entityId: "history-retention" } })).toBe(2);
  });

  it("all run on an ordinary database", async () => {
    for (const name of JOB_NAMES) expect((await call("POST", `/${name}/run`)).status).toBe(202);
    await runQueued();
    const { body } = await call("GET", "");
    for (const job of body.data) {
      expect([job.name, job.lastRun.error]).toEqual([
        job.name,
        job.name === "backup" ? "BACKUP_DIR is not set." : null,
      ]);
    }
  });

  it("are paused, resumed and rescheduled; a change on top of somebody else's is refused", async () => {
    const path = "/corpus-freshness";
    const paused = await call("PUT", path, { isPaused: true, version: 1 });
    expect(paused.body).toMatchObject({ isPaused: true, nextRunAt: null, version: 2 });
    expect((await call("PUT", path, { isPaused: false, version: 1 })).status).toBe(409);
    const moved = await call("PUT", path, {
      isPaused: false,
      cron: " 15  7 * * 2 ",
      timeZone: "America/Chicago",
      version: 2,
    });
    expect(moved.body).toMatchObject({ cron: "15 7 * * 2", timeZone: "America/Chicago", isRescheduled: true });
    const back = await call("PUT", path, { cron: null, timeZone: null });
    expect(back.body).toMatchObject({ cron: "0 6 * * 1", isRescheduled: false });
    const audits = await db().auditEntry.findMany({ where: { action: "job.change" }, orderBy: { id: "asc" } });
    expect(audits.map(({ after }) => after)).toMatchObject([
      { isPaused: true },
      { cron: "15 7 * * 2" },
      { cron: null },
    ]);
  });

  it.each([
    [{ cron: "hourly" }, "cron", "A schedule has five fields: minute, hour, day of month, month, day of week."],
    [{ cron: "0 0 31 2 *" }, "cron", /./],
    [{ timeZone: "Mars/Olympus" }, "timeZone", "Time zone must be a name like America/New_York."],
    [{ isPaused: "yes" }, "isPaused", /./],
  ])("refuse %j", async (body, field, message) => {
    const answer = await call("PUT", "/backup", body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toContainEqual({ field, message: expect.stringMatching(message) });
  });

  it("know no other names, and no cursors but their own", async () => {
    expect((await call("POST", "/nothing/run")).status).toBe(404);
    expect((await call("PUT", "/constructor", { isPaused: true })).status).toBe(404);
    expect((await call("GET", "/toString/runs")).status).toBe(404);
    for (const cursor of ["x", "W10", Buffer.from('["1"]').toString("base64url")]) {
      expect((await call("GET", `/backup/runs?cursor=${cursor}`)).status).toBe(422);
    }
  });

  it("open to staff with the permission, and only so far", async () => {
    const reader = await makeUser();
    const role = await db().userRole.findFirstOrThrow({ where: { name: "auditor" } });
    await db().userRoleAssignment.create({ data: { userId: reader.id, roleId: role.id } });
    const cookie = await sessionCookie(reader);
    expect((await callApi("GET", "/api/admin/jobs", { cookie })).status).toBe(200);
    expect((await callApi("POST", "/api/admin/jobs/backup/run", { cookie })).status).toBe(403);
    expect((await callApi("PUT", "/api/admin/jobs/backup", { cookie, body: { isPaused: true } })).status).toBe(403);
  });

  it("are asked for by an event once in a while, whoever asks", async () => {
    shiftClock(DAY_MS);
    const wish = () => requestRun("corpus-freshness", { quietMs: 5 * MINUTE_MS });
    const answers = await Promise.all([wish(), wish(), wish(), wish()]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    await runQueued();
    expect(await wish()).toBe(false);
    shiftClock(DAY_MS + 6 * MINUTE_MS);
    expect(await wish()).toBe(true);
  });
});
