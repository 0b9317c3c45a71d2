import type { Command } from "../command";
import type { Context } from "../context";
import { NotThereError } from "../errors";
import { firstOf } from "../first-of";
import { type Job, type Run, summaryOf } from "../job-text";
import { table } from "../show";
import { wait } from "./session";

const name: Command["args"] = [["<job>", "name of the job; see jobs list"]];

const list: Command = {
  name: "jobs list",
  summary: "Scheduled jobs with their last run; on a terminal live",
  isDefault: true,
  run: async ({ client, signal }) => (await client.admin.jobs.list({ signal })).data,
  show: {
    text: (jobs: Job[]) => textOf(jobs),
  },
  view: () => import("../views/jobs"),
};

const textOf = (jobs: Job[]): string => table(jobs.map(summaryOf), Object.keys(summaryOf(jobs[0] as Job)));

const run: Command = {
  name: "jobs run",
  summary: "Run a job now",
  isWrite: true,
  args: name,
  options: [["--wait", "wait for its end and fail when it fails"]],
  run: async (context, input) => {
    const started = await context.client.admin.jobs.run(input.arg(0), { signal: context.signal });
    if (!input.flag("wait")) return started;
    const ended = await untilEnded(context, input.arg(0), started.id);
    if (ended.status !== "done") throw new Error(`${ended.name} ${ended.status}: ${ended.error ?? "no reason given"}`);
    return ended;
  },
};

const POLL_MS = 500;

async function untilEnded({ client, signal }: Context, job: string, id: number): Promise<Run> {
  for (;;) {
    const { data } = await client.admin.jobs.listRuns(job, { limit: 20 }, { signal });
    const found = data.find((one) => one.id === id);
    if (found && !["queued", "running"].includes(found.status)) return found;
    await wait(POLL_MS, signal);
  }
}

/** Pausing and resuming are the same call with the job's present version. */
const pausing = (word: "pause" | "resume", summary: string): Command => ({
  name: `jobs ${word}`,
  summary,
  args: name,
  confirm: (input) => `${word === "pause" ? "Pause" : "Resume"} the job ${input.arg(0)}?`,
  run: async ({ client, signal }, input) => {
    const { data } = await client.admin.jobs.list({ signal });
    const job = data.find((one) => one.name === input.arg(0));
    if (!job) throw new NotThereError(`There is no job ${input.arg(0)}. See statewise jobs list.`);
    return summaryOf(
      await client.admin.jobs.change(job.name, { isPaused: word === "pause", version: job.version }, { signal }),
    );
  },
});

const logs: Command = {
  name: "jobs logs",
  summary: "Runs of a job, the newest first",
  args: name,
  options: [["--limit <n>", "at most this many (25)"]],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    return firstOf(client.admin.jobs.listRuns(input.arg(0), { limit: Math.min(100, most) }, { signal }), most, output);
  },
  show: {
    columns: ["id", "startedAt", "trigger", "status", ["durationMs", "ms"], "counts", "error"],
    empty: "It never ran.",
  },
};

export const jobCommands = [
  list,
  run,
  pausing("pause", "Stop a job's schedule"),
  pausing("resume", "Start a job's schedule again"),
  logs,
];
