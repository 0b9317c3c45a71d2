import { saveFile } from "@statewise/sdk/node";
import type { Command, Input, OptionSpec } from "../command";
import { leavingPlanText } from "../leaving-text";

const KINDS = ["resignation", "discharge", "layoff", "end_of_term", "death"] as const;
const id: [string, string] = ["<id>", "number of the employee in the list"];
const asked: OptionSpec[] = [
  ["--kind <kind>", "how it ends", KINDS],
  ["--last-day <day>", "YYYY-MM-DD"],
  ["--notice-on <day>", "when notice was given, YYYY-MM-DD"],
  ["--next-payday <day>", "the next regular payday, YYYY-MM-DD"],
];
const askOf = (input: Input) => ({
  ...{ kind: input.need("kind") as (typeof KINDS)[number], lastDay: input.need("lastDay") },
  ...{ noticeOn: input.text("noticeOn"), nextPayday: input.text("nextPayday") },
});

const list: Command = {
  name: "people leavings",
  summary: "Who leaves, the earliest last day first",
  options: [
    ["--status <status>", "in this state (open)", ["open", "planned", "in_progress", "complete", "cancelled", "all"]],
  ],
  run: async ({ client, signal }, input) =>
    (await client.people.listLeavings({ status: input.text("status") as never }, { signal })).data,
  show: {
    columns: ["employeeId", "name", "kind", "lastDay", "finalPayOn", "openTasks", "status"],
    empty: "Nobody leaves.",
  },
};

const plan: Command = {
  name: "people leaving plan",
  summary: "What a last day would ask for: pay, leave, notices, warnings; writes nothing",
  args: [id],
  options: asked,
  examples: ["people leaving plan 12 --kind discharge --last-day 2027-01-29"],
  run: ({ client, signal }, input) => client.people.previewLeaving(input.id(0), askOf(input), { signal }),
  show: { text: leavingPlanText },
};

const show: Command = {
  name: "people leaving show",
  summary: "A last day as it was decided",
  args: [id],
  run: ({ client, signal }, input) => client.people.getLeaving(input.id(0), { signal }),
};

const start: Command = {
  name: "people leaving start",
  summary: "Plan a last day and begin it: its tasks are made",
  args: [id],
  options: [
    ...asked,
    ["--reason <text>", "for the memo"],
    ["--accept-warnings", "the warnings of the plan were read"],
    ["--only-plan", "keep the plan without beginning it"],
  ],
  isWrite: true,
  confirm: (input) => `Let the employment of employee ${input.arg(0)} end on ${input.need("lastDay")}?`,
  run: ({ client, signal }, input) =>
    client.people.planLeaving(
      input.id(0),
      {
        ...askOf(input),
        ...{ reason: input.text("reason"), acceptWarnings: input.flag("acceptWarnings") },
        begin: !input.flag("onlyPlan"),
      },
      { signal },
    ),
};

const STEPS = { begin: "in_progress", complete: "complete", cancel: "cancelled" } as const;

const step: Command = {
  name: "people leaving step",
  summary: "Begin, complete or cancel a last day",
  args: [id, ["<step>", Object.keys(STEPS).join(", ")]],
  options: [["--reason <text>", "why it is cancelled"]],
  isWrite: true,
  confirm: (input) => `Let the last day of employee ${input.arg(0)} ${input.arg(1)}?`,
  run: ({ client, signal }, input) =>
    client.people.stepLeaving(
      input.id(0),
      { status: STEPS[input.arg(1) as keyof typeof STEPS] ?? (input.arg(1) as never), reason: input.text("reason") },
      { signal },
    ),
};

const memo: Command = {
  name: "people leaving memo",
  summary: "The memo of the decision with its sources, as PDF",
  args: [id],
  options: [["-o, --output <file>", "file to write (the name that the server gives)"]],
  run: async ({ client, signal, output }, input) => {
    const download = await client.people.leavingMemo(input.id(0), { signal });
    const file = input.text("output") ?? download.name;
    await saveFile(download, file);
    output.talk(`The memo is in ${file}.`);
    return output.isForPrograms ? { file } : undefined;
  },
};

export const peopleLeavingCommands: Command[] = [list, plan, show, start, step, memo];
