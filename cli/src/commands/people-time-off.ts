import type { Command } from "../command";
import { UsageError } from "../errors";
import { firstOf } from "../first-of";

const STATES = ["open", "all", "pending", "pending_second", "approved", "denied", "cancelled", "taken"] as const;
const GROUNDS = ["not_entitled", "no_balance", "notice", "blackout", "staffing", "other"] as const;
const employee: [string, string] = ["--employee <id>", "of this employee; otherwise your own"];
const limit: [string, string] = ["--limit <n>", "at most this many (25)"];

const balances: Command = {
  name: "people time-off balances",
  summary: "Balances on a day, past or to come, in minutes; with --json each line that makes them",
  options: [employee, ["--as-of <day>", "YYYY-MM-DD; otherwise today"]],
  run: async ({ client, signal }, input) => {
    const query = { employeeId: input.number("employee", { least: 1 }), asOf: input.text("asOf") };
    return (await client.people.readTimeOffBalances(query, { signal })).data;
  },
  show: { columns: ["code", "name", "asOf", "minutes", "available", "held"], empty: "No balances." },
};

const requests: Command = {
  name: "people time-off requests",
  summary: "Requests for leave, the latest days first",
  options: [
    employee,
    ["--status <status>", "in this state", STATES],
    ["--to-decide", "those that you may decide now"],
    ["--from <day>", "that end on this day or later"],
    ["--to <day>", "that begin on this day or before"],
    limit,
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      employeeId: input.number("employee", { least: 1 }),
      status: input.text("status") as (typeof STATES)[number] | undefined,
      ...(input.flag("toDecide") ? { toDecide: "true" as never } : {}),
      ...{ from: input.text("from"), to: input.text("to"), limit: Math.min(100, most) },
    };
    return firstOf(client.people.listTimeOffRequests(query, { signal }), most, output);
  },
  show: {
    columns: ["id", "employee", "policy", "startDate", "endDate", "minutes", "status"],
    empty: "No requests.",
  },
};

const request: Command = {
  name: "people time-off request",
  summary: "Ask for leave: days, or a part of the first and the last",
  args: [
    ["<policy>", "number of the policy"],
    ["<first>", "first day, YYYY-MM-DD"],
    ["[last]", "last day; one day without it"],
  ],
  options: [
    ["--employee <id>", "for this employee, as HR"],
    ["--first-minutes <n>", "of the first day"],
    ["--last-minutes <n>", "of the last day"],
    ["--protected", "for sickness, care or another need that the law protects"],
    ["--reason <text>", "a note for whoever decides"],
    ["--preview", "answer the days and the balance after, and ask for nothing"],
  ],
  isWrite: true,
  examples: [
    "people time-off request 3 2027-03-08 2027-03-12",
    "people time-off request 3 2027-03-08 --first-minutes 240",
  ],
  run: ({ client, signal }, input) =>
    client.people.requestTimeOff(
      {
        policyId: numberOf(input.arg(0)),
        startDate: input.arg(1),
        endDate: input.arg(2) || undefined,
        employeeId: input.number("employee", { least: 1 }),
        firstDayMinutes: input.number("firstMinutes", { least: 1, most: 1440 }),
        lastDayMinutes: input.number("lastMinutes", { least: 1, most: 1440 }),
        isProtected: input.flag("protected"),
        reason: input.text("reason"),
        preview: input.flag("preview"),
      },
      { signal },
    ),
};

function numberOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 1) throw new UsageError("Give the number of the policy.");
  return number;
}

const step = (action: "approve" | "cancel", summary: string): Command => ({
  name: `people time-off ${action}`,
  summary,
  args: [["<id>", "number of the request"]],
  confirm: (input) => `Really ${action} request ${input.arg(0)}?`,
  run: ({ client, signal }, input) => client.people.stepTimeOffRequest(input.arg(0), { action }, { signal }),
});

const deny: Command = {
  name: "people time-off deny",
  summary: "Deny a request; leave that the law protects only as not_entitled or no_balance",
  args: [["<id>", "number of the request"]],
  options: [
    ["--ground <ground>", "why", GROUNDS],
    ["--reason <text>", "why, in words that the person will read"],
  ],
  confirm: (input) => `Really deny request ${input.arg(0)}?`,
  run: ({ client, signal }, input) => {
    const ground = input.need("ground") as (typeof GROUNDS)[number];
    const body = { action: "deny" as const, ground, reason: input.need("reason") };
    return client.people.stepTimeOffRequest(input.arg(0), body, { signal });
  },
};

const ledger: Command = {
  name: "people time-off ledger",
  summary: "The entries of a ledger as they were written, the newest first",
  options: [employee, limit],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = { employeeId: input.number("employee", { least: 1 }), limit: Math.min(100, most) };
    return firstOf(client.people.listTimeOffLedger(query, { signal }), most, output);
  },
  show: { columns: ["id", "effectiveOn", "kind", "minutes", "source", "note"], empty: "No entries." },
};

const policies: Command = {
  name: "people time-off policies",
  summary: "The policies of leave",
  run: async ({ client, signal }) => (await client.people.listTimeOffPolicies({ signal })).data,
  show: {
    columns: ["id", "code", "name", "method", "grantMinutes", "effectiveFrom", "effectiveTo"],
    empty: "No policies.",
  },
};

const law: Command = {
  name: "people time-off law",
  summary: "Where a policy gives less than the law of a place asks, with the smallest change",
  run: async ({ client, signal }) =>
    (await client.people.comparePoliciesWithLaw({ signal })).data.flatMap(({ place, state, sick, payout }) => {
      const beside = [...sick.policies, ...(payout?.policies ?? [])];
      const found = beside.flatMap(({ name, findings }) => findings.map((finding) => ({ policy: name, ...finding })));
      const all = sick.missing ? [...found, { policy: "", ...sick.missing }] : found;
      return all
        .filter(({ level }) => level !== "ok")
        .map(({ policy, level, message, change, provision }) => ({
          ...{ place, state, policy, level, message, change },
          ...{ cite: provision?.cite ?? null, law: provision?.slug ?? null },
        }));
    }),
  show: { columns: ["place", "policy", "level", "message", "change", "cite"], empty: "Nothing is short of the law." },
};

const out: Command = {
  name: "people time-off out",
  summary: "Who is away on which day",
  options: [
    ["--from <day>", "YYYY-MM-DD; otherwise today"],
    ["--to <day>", "at most 92 days later"],
  ],
  run: async ({ client, signal }, input) =>
    (await client.people.whoIsOut({ from: input.text("from"), to: input.text("to") }, { signal })).data,
  show: { columns: ["on", "employee", "minutes", "kind"], empty: "Nobody is out." },
};

export const peopleTimeOffCommands: Command[] = [
  ...[balances, requests, request, step("approve", "Approve a request"), deny],
  ...[step("cancel", "Cancel a request"), ledger, policies, law, out],
];
