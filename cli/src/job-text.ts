import type { ListJobRunsItem, ListJobsAnswer } from "@statewise/sdk";

export type Job = ListJobsAnswer["data"][number];
export type Run = ListJobRunsItem;

export const summaryOf = (job: Job) => ({
  name: job.name,
  schedule: job.cron,
  state: job.state,
  nextRun: job.nextRunAt,
  lastRun: job.lastRun?.startedAt ?? null,
  result: job.lastRun?.status ?? null,
  did: countsOf(job.lastRun),
});

export const countsOf = (run: Run | null): string =>
  Object.entries(run?.counts ?? {})
    .map(([what, count]) => `${count} ${what}`)
    .concat(run?.status === "done" && run.progress?.note ? [run.progress.note] : [])
    .join(", ");
