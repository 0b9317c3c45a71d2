import type { Command } from "../command";
import { UsageError } from "../errors";
import { firstOf } from "../first-of";

const limit: [string, string] = ["--limit <n>", "at most this many (25)"];

const JOB_STATUSES = ["draft", "published", "paused", "closed"] as const;
const CLOSE_REASONS = ["filled", "cancelled", "on_hold", "other"] as const;

const jobs: Command = {
  name: "hiring jobs",
  summary: "Jobs of your organization",
  options: [
    ["--search <text>", "words of the title"],
    ["--status <status>", "state of the posting", JOB_STATUSES],
    limit,
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      search: input.text("search"),
      status: input.choice("status", JOB_STATUSES),
      limit: Math.min(100, most),
    };
    return firstOf(client.ats.jobs.list(query, { signal }), most, output);
  },
  show: {
    columns: ["id", "title", "status", ["approvalStatus", "approval"], "department", "location"],
    empty: "No jobs.",
  },
};

const job: Command = {
  name: "hiring job",
  summary: "One job",
  args: [["<id>", "number of the job"]],
  run: ({ client, signal }, input) => client.ats.jobs.get(input.arg(0), { signal }),
};

const STEPS = [
  "submit",
  "approve",
  "reject",
  "recall",
  "revise",
  "publish",
  "pause",
  "resume",
  "close",
  "reopen",
] as const;

const step: Command = {
  name: "hiring step",
  summary: "Take a job a step further: submit, approve, publish, pause, close …",
  args: [
    ["<step>", STEPS.join(", ")],
    ["<id>", "number of the job"],
  ],
  options: [
    ["--reason <text>", "why; needed to reject"],
    ["--close-reason <reason>", "needed to close", CLOSE_REASONS],
  ],
  confirm: (input) => `Really ${input.arg(0)} job ${input.arg(1)}?`,
  run: ({ client, signal }, input) => {
    const action = STEPS.find((name) => name === input.arg(0));
    if (!action) throw new UsageError(`The step must be one of ${STEPS.join(", ")}.`);
    const form = { reason: input.text("reason"), closeReason: input.choice("closeReason", CLOSE_REASONS) };
    return client.ats.jobs[action](input.arg(1), form, { signal });
  },
};

export const hiringCommands = [jobs, job, step];
