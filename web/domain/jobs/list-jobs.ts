import { type Principal, requirePermission } from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { NotFound } from "~/platform/errors";
import { nextTime, readCron } from "./cron-times";
import { DECLARED_JOBS, JOB_NAMES, type JobName } from "./declared-jobs";
import { RUN_VIEW, type RunView, runView } from "./list-runs";

export type JobView = {
  name: JobName;
  title: string;
  description: string;
  cron: string;
  timeZone: string;
  /** An administrator set another schedule than the declared one. */
  isRescheduled: boolean;
  declaredCron: string;
  declaredTimeZone: string;
  limitSeconds: number;
  isPaused: boolean;
  /** `off`: this process runs no schedules (`JOBS=off`), and no other one has lately. */
  state: "on" | "paused" | "off";
  nextRunAt: Date | null;
  lastRun: RunView | null;
  version: number;
};

/** Every job with its schedule and its last run. */
export async function listJobs(principal: Principal): Promise<JobView[]> {
  await requirePermission(principal, "jobs:read");
  return jobViews(JOB_NAMES);
}

/** One job as it stands now. */
export async function findJob(name: JobName): Promise<JobView> {
  const [job] = await jobViews([name]);
  if (!job) throw new NotFound("There is no job of this name.");
  return job;
}

/** One look into the index per job; the table holds every minute of weeks. */
const LAST_RUNS_SQL = `
  select run.id from unnest($1::text[]) as job (name)
  cross join lateral (
    select id from job_runs where name = job.name order by started_at desc, id desc limit 1
  ) run`;

/** Some jobs run every minute, so that a process with schedules is noticed soon. */
const SEEN_MS = 10 * MINUTE_MS;
const SEEN_SQL = `
  select exists (select from job_runs where status in ('running', 'done', 'failed', 'timed_out', 'skipped') and started_at > $1
    and "trigger" in ('schedule', 'catch_up')) as seen`;

/** Whether any process starts jobs by their schedules. */
async function schedulesRun(): Promise<boolean> {
  if (config().JOBS === "inline") return true;
  const { rows } = await pool().query<{ seen: boolean }>(SEEN_SQL, [after(now(), -SEEN_MS)]);
  return rows[0]?.seen ?? false;
}

async function jobViews(names: JobName[]): Promise<JobView[]> {
  const rows = await db().jobSchedule.findMany({ where: { name: { in: names } } });
  const { rows: last } = await pool().query<{ id: number }>(LAST_RUNS_SQL, [names]);
  const runs = await db().jobRun.findMany({ where: { id: { in: last.map(({ id }) => id) } }, select: RUN_VIEW });
  const scheduled = await schedulesRun();
  return names.map((name) => {
    const declared = DECLARED_JOBS[name];
    const row = rows.find((one) => one.name === name);
    const run = runs.find((one) => one.name === name);
    const cron = row?.cron ?? declared.cron;
    const timeZone = row?.timeZone ?? declared.timeZone;
    const isPaused = row?.isPaused ?? false;
    const state = isPaused ? "paused" : scheduled ? "on" : "off";
    return {
      name,
      title: declared.title,
      description: declared.description,
      cron,
      timeZone,
      isRescheduled: cron !== declared.cron || timeZone !== declared.timeZone,
      declaredCron: declared.cron,
      declaredTimeZone: declared.timeZone,
      limitSeconds: declared.limitSeconds,
      isPaused,
      state,
      nextRunAt: state === "on" ? nextTime(readCron(cron), timeZone, now()) : null,
      lastRun: run ? runView(run) : null,
      version: row?.version ?? 1,
    };
  });
}
