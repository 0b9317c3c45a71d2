import { z } from "@hono/zod-openapi";
import {
  addHandEntry,
  addPolicy,
  balanceQuery,
  changePolicy,
  handEntryForm,
  ledgerQuery,
  listLedger,
  listPolicies,
  peopleMember,
  policyChange,
  policyForm,
  policyPreviewForm,
  previewPolicy,
  readBalances,
  withdrawPolicy,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const actions = z.array(z.string()).describe("What you may do now");
const minutes = z.int().describe("minutes");

const TimeOffPolicy = z
  .object({
    id: z.int(),
    code: z.string().describe("Policies of one code share one balance"),
    name: z.string(),
    description: z.string().nullable(),
    kind: z.string(),
    isPaid: z.boolean(),
    method: z.string().describe("front, monthly, weekly, per_hour, or none: counted without a limit"),
    grantMinutes: minutes,
    workedPerMinute: z.int().nullable().describe("per_hour: so many hours of work earn one hour of leave"),
    tenureSteps: z.array(z.object({ afterMonths: z.int(), grantMinutes: minutes })),
    balanceCapMinutes: minutes.nullable(),
    carryOverMinutes: minutes.nullable().describe("null: everything"),
    carryOverMonths: z.int().nullable(),
    yearCapMinutes: minutes.nullable(),
    yearBasis: z.string(),
    isProrated: z.boolean(),
    scalesWithHours: z.boolean(),
    waitingDays: z.int(),
    mostNegativeMinutes: minutes,
    requiresApproval: z.boolean(),
    secondApprovalMinutes: minutes.nullable(),
    advanceRequestDays: z.int(),
    blackouts: z.array(z.object({ from: z.string(), to: z.string(), reason: z.string() })),
    paidOutOnLeaving: z.boolean(),
    placeId: z.int().nullable(),
    place: z.object({ name: z.string(), state: z.string() }).nullable(),
    employmentType: z.string().nullable(),
    effectiveFrom: z.string(),
    effectiveTo: z.string().nullable(),
    version: z.int(),
    allowedActions: actions,
  })
  .openapi("TimeOffPolicy");

const PolicyPreview = z
  .object({
    asOf: z.string(),
    yearEnd: z.string(),
    people: z.int(),
    isPart: z.boolean().describe("More people work here than were looked at"),
    more: z.int().describe("So many people have more"),
    less: z.int(),
    same: z.int(),
    lines: z.array(
      z.object({
        employeeId: z.int(),
        name: z.string(),
        before: minutes,
        after: minutes,
        yearEndBefore: minutes,
        yearEndAfter: minutes,
      }),
    ),
  })
  .openapi("TimeOffPolicyPreview");

const Entry = z.object({
  id: z.int(),
  employeeId: z.int(),
  policyId: z.int(),
  kind: z.string(),
  minutes,
  effectiveOn: z.string(),
  source: z.string().describe("What made it; it stands once for a person and a policy"),
  note: z.string().nullable(),
  requestId: z.int().nullable(),
  createdAt: moment,
});
const Line = z.object({
  on: z.string(),
  kind: z.string(),
  minutes,
  source: z.string(),
  policyId: z.int(),
  requestId: z.int().nullable(),
  note: z.string(),
  balance: minutes,
});
const Balance = z
  .object({
    code: z.string(),
    policyId: z.int(),
    name: z.string(),
    kind: z.string(),
    isPaid: z.boolean(),
    isLimited: z.boolean(),
    asOf: z.string(),
    minutes,
    available: minutes.describe("What may be asked for without taking from what is asked for later"),
    held: minutes.describe("Asked for or approved for later days"),
    usableFrom: z.string().nullable(),
    paidOutOnLeaving: z.boolean(),
    opening: minutes.describe("The balance before `since`"),
    since: z.string(),
    lines: z.array(Line),
  })
  .openapi("TimeOffBalance");
const id = z.object({ id: z.int() });
const of = <Item extends z.ZodType>(item: Item, name: string) => z.object({ data: z.array(item) }).openapi(name);
const paged = <Item extends z.ZodType>(item: Item, name: string) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullable() }).openapi(name);
const vacation = { name: "Vacation", kind: "vacation", method: "monthly", grantMinutes: 7200, carryOverMinutes: 2400 };

export const timeOffEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/policies",
    operationId: "listTimeOffPolicies",
    sdk: "people.listTimeOffPolicies",
    summary: "The policies of leave",
    answers: { 200: { description: "All of them", schema: of(TimeOffPolicy, "TimeOffPolicies") } },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listPolicies(await peopleMember(principal)) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/time-off/policies",
    operationId: "addTimeOffPolicy",
    sdk: "people.addTimeOffPolicy",
    summary: "Make a policy of leave: a kind for a group from a day on",
    body: policyForm,
    bodyExample: vacation,
    answers: { 201: { description: "Made", schema: id } },
    errors: [403],
    handle: async ({ body }, { principal }) =>
      reply(201, { id: await addPolicy(await peopleMember(principal, "time_off:write"), body) }),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/time-off/policies/{id}",
    operationId: "updateTimeOffPolicy",
    sdk: "people.updateTimeOffPolicy",
    summary: "Change a policy, from a day on or as if it had never been otherwise",
    description:
      "With `from` the policy ends the day before and another follows it with the same balance; its id is answered. Without it the ledgers are counted anew in the next night.",
    params: idParams,
    body: policyChange,
    bodyExample: { from: "2027-01-01", policy: vacation },
    answers: { 200: { description: "Written", schema: id } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => ({
      id: await changePolicy(await peopleMember(principal, "time_off:write"), params.id, body.policy, body.from),
    }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/time-off/policies/preview",
    operationId: "previewTimeOffPolicy",
    sdk: "people.previewTimeOffPolicy",
    summary: "What a policy, or a change of one, would do to everybody's balance; writes nothing",
    body: policyPreviewForm,
    bodyExample: { id: 1, from: "2027-01-01", policy: vacation },
    changesNothing: true,
    answers: { 200: { description: "At most 50 people whose balance becomes another", schema: PolicyPreview } },
    errors: [403, 404, 409],
    handle: async ({ body }, { principal }) => previewPolicy(await peopleMember(principal, "time_off:write"), body),
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/time-off/policies/{id}",
    operationId: "withdrawTimeOffPolicy",
    sdk: "people.withdrawTimeOffPolicy",
    summary: "Withdraw a policy that was a mistake; one that leave was asked for by ends on a day instead",
    params: idParams,
    answers: { 204: { description: "Withdrawn" } },
    errors: [403, 404, 409],
    handle: async ({ params }, { principal }) => {
      await withdrawPolicy(await peopleMember(principal, "time_off:write"), params.id);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/balances",
    operationId: "readTimeOffBalances",
    sdk: "people.readTimeOffBalances",
    summary: "Somebody's balances on a day, past or to come, with the lines that make them",
    description: "Your own, those of your reports, and all for HR and payroll.",
    query: balanceQuery,
    answers: { 200: { description: "One for each kind of leave", schema: of(Balance, "TimeOffBalances") } },
    errors: [403, 404],
    handle: async ({ query }, { principal }) => ({ data: await readBalances(await peopleMember(principal), query) }),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/ledger",
    operationId: "listTimeOffLedger",
    sdk: "people.listTimeOffLedger",
    summary: "The entries of somebody's ledger as they were written, the newest first",
    query: ledgerQuery,
    answers: { 200: { description: "A page", schema: paged(Entry, "TimeOffLedger") } },
    errors: [403, 404],
    handle: async ({ query }, { principal }) => listLedger(await peopleMember(principal), query),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/time-off/ledger",
    operationId: "addTimeOffEntry",
    sdk: "people.addTimeOffEntry",
    summary: "Adjust a balance, or write that leave was paid out or lost; nobody in their own ledger",
    body: handEntryForm,
    bodyExample: {
      ...{ employeeId: 1, policyId: 1, kind: "adjust", minutes: 480, effectiveOn: "2027-01-04" },
      note: "A day for the move of the office",
    },
    answers: { 201: { description: "Written", schema: id } },
    errors: [403, 404],
    handle: async ({ body }, { principal }) =>
      reply(201, await addHandEntry(await peopleMember(principal, "time_off:write"), body)),
  }),
];
