import { MINUTE_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { nextTime, readCron } from "./cron-times";
import type { DeclaredJob } from "./declared-jobs";
import type { DueSlot } from "./types";

const LATE_MS = 5 * MINUTE_MS;

type ScheduleRow = {
  name: string;
  cron: string | null;
  timeZone: string | null;
  isPaused: boolean;
  lastSlot: Date | null;
};

const SCHEDULES_SQL = `
  select name, cron, time_zone as "timeZone", is_paused as "isPaused", last_slot as "lastSlot"
  from job_schedules where name = any($1)`;

/** Makes every declared job known to this database; new ones count from now, or are due at once if they say so. */
export async function knowJobs(jobs: Record<string, DeclaredJob>, at: Date): Promise<void> {
  const names = Object.keys(jobs);
  const { rows } = await pool().query("select 1 from job_schedules where name = any($1)", [names]);
  if (rows.length === names.length) return;
  await db().jobSchedule.createMany({
    data: Object.entries(jobs).map(([name, job]) => ({ name, lastSlot: job.startsAtOnce ? null : at })),
    skipDuplicates: true,
  });
}

/** What should run now. However many planned times went by while nobody looked, a job is due once. */
export async function dueSlots(jobs: Record<string, DeclaredJob>, at: Date): Promise<DueSlot[]> {
  const values = [Object.keys(jobs)];
  const { rows } = await pool().query<ScheduleRow>({ name: "job-schedules", text: SCHEDULES_SQL, values });
  return rows.flatMap((row) => {
    const job = jobs[row.name];
    const slot = job && !row.isPaused ? slotOf(row, job, at) : null;
    return slot ? [slot] : [];
  });
}

function slotOf(row: ScheduleRow, job: DeclaredJob, at: Date): DueSlot | null {
  const { name, lastSlot } = row;
  if (!lastSlot) return { name, slot: "first", trigger: "schedule", at };
  const planned = nextTime(readCron(row.cron ?? job.cron), row.timeZone ?? job.timeZone, lastSlot);
  if (!planned || planned > at) return null;
  const trigger = at.getTime() - planned.getTime() > LATE_MS ? "catch_up" : "schedule";
  return { name, slot: planned.toISOString(), trigger, at };
}
