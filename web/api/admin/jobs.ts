import { z } from "@hono/zod-openapi";
import { changeJob, listJobs, listRuns, runJob } from "~/domain/jobs";
import { endpoint, reply } from "../endpoint";
import { moment } from "../shapes";

const tag = "Administration: jobs";

const JobRun = z
  .object({
    id: z.int(),
    name: z.string(),
    slot: z.string().describe("The planned time, or the id of a run by hand"),
    trigger: z.enum(["schedule", "manual", "catch_up", "event"]),
    status: z.enum(["queued", "running", "done", "failed", "timed_out", "skipped"]),
    startedAt: moment,
    finishedAt: moment.nullable(),
    durationMs: z.int().nullable(),
    progress: z.object({ done: z.number(), total: z.number().optional(), note: z.string().optional() }).nullable(),
    counts: z.record(z.string(), z.number()).nullable().describe("What was done, in numbers"),
    error: z.string().nullable(),
    startedBy: z.int().nullable(),
  })
  .openapi("JobRun");

const Job = z
  .object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    cron: z.string(),
    timeZone: z.string(),
    isRescheduled: z.boolean(),
    declaredCron: z.string(),
    declaredTimeZone: z.string(),
    limitSeconds: z.int(),
    isPaused: z.boolean(),
    state: z
      .enum(["on", "paused", "off"])
      .describe("`off`: no process starts jobs by their schedules (all have `JOBS=off`); each still runs by hand"),
    nextRunAt: moment.nullable(),
    lastRun: JobRun.nullable(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
  })
  .openapi("Job");

const runExample = {
  id: 812,
  name: "history-retention",
  slot: "2026-11-20T08:40:00.000Z",
  trigger: "schedule",
  status: "done",
  startedAt: "2026-11-20T08:40:02.113Z",
  finishedAt: "2026-11-20T08:40:02.431Z",
  durationMs: 318,
  progress: null,
  counts: { removed: 14 },
  error: null,
  startedBy: null,
};

const jobExample = {
  name: "history-retention",
  title: "Search history of 30 days",
  description: "Removes searches older than 30 days that their owners did not save.",
  cron: "40 3 * * *",
  timeZone: "America/New_York",
  isRescheduled: false,
  declaredCron: "40 3 * * *",
  declaredTimeZone: "America/New_York",
  limitSeconds: 600,
  isPaused: false,
  state: "on",
  nextRunAt: "2026-11-21T08:40:00.000Z",
  lastRun: runExample,
  version: 1,
};

const params = z.object({ name: z.string().min(1).max(60) });

const list = endpoint({
  method: "get",
  path: "/api/admin/jobs",
  operationId: "listJobs",
  tag,
  summary: "Scheduled jobs with their schedule and last run",
  who: "admin",
  permission: "jobs:read",
  scope: "admin:read",
  answers: {
    200: {
      description: "Every job",
      schema: z.object({ data: z.array(Job), nextCursor: z.string().nullable() }),
      example: { data: [jobExample], nextCursor: null },
    },
  },
  handle: async (_input, { principal }) => ({ data: await listJobs(principal), nextCursor: null }),
});

const run = endpoint({
  method: "post",
  path: "/api/admin/jobs/{name}/run",
  operationId: "runJob",
  tag,
  summary: "Run a job now",
  description: "Answers the run that was queued, or the one that is under way: a job never runs twice at a time.",
  who: "admin",
  permission: "jobs:write",
  scope: "admin:write",
  params,
  answers: { 202: { description: "The run", schema: JobRun, example: { ...runExample, status: "queued" } } },
  errors: [404],
  handle: async ({ params: { name } }, { principal }) => reply(202, await runJob(principal, name)),
});

const change = endpoint({
  method: "put",
  path: "/api/admin/jobs/{name}",
  operationId: "changeJob",
  tag,
  summary: "Pause, resume or reschedule a job",
  description:
    "`cron` and `timeZone` null go back to the declared schedule. Times that pass while paused are not made up.",
  who: "admin",
  permission: "jobs:write",
  scope: "admin:write",
  params,
  body: z.object({
    isPaused: z.boolean().optional(),
    cron: z.string().min(1).max(80).nullish(),
    timeZone: z.string().min(1).max(60).nullish(),
    version: z.int().positive().optional(),
  }),
  bodyExample: { isPaused: true, version: 1 },
  answers: { 200: { description: "The job", schema: Job, example: { ...jobExample, isPaused: true } } },
  errors: [404, 409],
  handle: async ({ params: { name }, body }, { principal }) => changeJob(principal, name, body),
});

const runs = endpoint({
  method: "get",
  path: "/api/admin/jobs/{name}/runs",
  operationId: "listJobRuns",
  tag,
  summary: "Runs of a job, the newest first",
  who: "admin",
  permission: "jobs:read",
  scope: "admin:read",
  params,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(25),
    cursor: z.string().max(200).optional(),
  }),
  answers: {
    200: {
      description: "A page of runs",
      schema: z.object({ data: z.array(JobRun), nextCursor: z.string().nullable() }),
      example: { data: [runExample], nextCursor: null },
    },
  },
  errors: [404],
  handle: async ({ params: { name }, query }, { principal }) => listRuns(principal, name, query),
});

export const adminJobEndpoints = [list, run, change, runs];
