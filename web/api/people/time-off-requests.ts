import { z } from "@hono/zod-openapi";
import {
  listRequests,
  outQuery,
  peopleMember,
  policiesBesideLaw,
  readRequest,
  requestForm,
  requestLeave,
  requestQuery,
  requestStep,
  stepRequest,
  whoIsOut,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const minutes = z.int().describe("minutes");
const Day = z.object({ on: z.string(), minutes });

const TimeOffRequest = z
  .object({
    id: z.int(),
    employeeId: z.int(),
    employee: z.string(),
    policyId: z.int(),
    policy: z.string(),
    kind: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    minutes,
    days: z.array(Day).describe("The days that it takes, without holidays and days off"),
    status: z.string().describe("pending, pending_second, approved, denied, cancelled or taken"),
    isProtected: z
      .boolean()
      .describe("The law protects it: it cannot be denied for notice, a closed period or staffing"),
    reason: z.string().nullable(),
    deniedReason: z.string().nullable(),
    createdAt: moment,
    version: z.int().describe("Send it back with a step; an older one is refused with 409"),
    isOwn: z.boolean(),
    allowedActions: z.array(z.string()).describe("What you may do now"),
  })
  .openapi("TimeOffRequest");
const Result = z
  .object({
    id: z.int().nullable().describe("null: a preview"),
    status: z.string(),
    minutes,
    days: z.array(Day),
    free: z.array(z.object({ on: z.string(), why: z.string() })).describe("Days of the period that take no leave"),
    balanceAfter: minutes.nullable(),
  })
  .openapi("TimeOffRequestResult");
const Out = z.object({
  employeeId: z.int(),
  employee: z.string(),
  on: z.string(),
  minutes,
  kind: z.string().nullable().describe("Only where you may see what it is"),
  isPending: z.boolean(),
});

const Provision = z.object({
  text: z.string(),
  cite: z.string().nullable(),
  level: z.string(),
  slug: z.string(),
  title: z.string(),
});
const Finding = z.object({
  key: z.string(),
  level: z.string().describe("short: less than the law asks; look: the policy alone cannot tell; ok"),
  message: z.string(),
  change: z.string().nullable().describe("The smallest change that is enough"),
  provision: Provision.nullable(),
});
const Beside = z.object({ policyId: z.int(), name: z.string(), findings: z.array(Finding) });
const hours = z.number().nullable();
const SickLaw = z.object({
  stateName: z.string(),
  slug: z.string(),
  title: z.string(),
  citation: z.string().nullable(),
  status: z.string().describe("required, smaller, not_yet or none"),
  note: z.string().nullable(),
  isPaid: z.boolean(),
  hoursPerYear: hours,
  accrualHours: hours,
  carryoverHours: hours,
  waitingDays: z.number().nullable(),
});
const PlaceBesideLaw = z
  .object({
    placeId: z.int(),
    place: z.string(),
    state: z.string(),
    heads: z.int(),
    sick: z.object({ law: SickLaw.nullable(), policies: z.array(Beside), missing: Finding.nullable() }),
    payout: z
      .object({ isRequired: z.boolean(), provision: Provision.nullable(), policies: z.array(Beside) })
      .nullable()
      .describe("What becomes of unused vacation"),
  })
  .openapi("PlaceBesideLaw");

export const timeOffRequestEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/law",
    operationId: "comparePoliciesWithLaw",
    sdk: "people.comparePoliciesWithLaw",
    summary: "The policies of leave beside the law of each place, with the smallest change that is enough",
    answers: {
      200: {
        description: "One for each place",
        schema: z.object({ data: z.array(PlaceBesideLaw) }).openapi("PoliciesBesideLaw"),
      },
    },
    errors: [403],
    handle: async (_, { principal }) => ({
      data: await policiesBesideLaw(await peopleMember(principal, "time_off:write")),
    }),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/requests",
    operationId: "listTimeOffRequests",
    sdk: "people.listTimeOffRequests",
    summary: "Requests for leave: your own, those of your reports, all for HR and payroll",
    query: requestQuery,
    answers: {
      200: {
        description: "A page, the latest days first",
        schema: z
          .object({ data: z.array(TimeOffRequest), nextCursor: z.string().nullable() })
          .openapi("TimeOffRequests"),
      },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => listRequests(await peopleMember(principal), query),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/time-off/requests",
    operationId: "requestTimeOff",
    sdk: "people.requestTimeOff",
    summary: "Ask for leave: days, or a part of the first and the last",
    description:
      "The minutes are held until it is decided. `preview: true` answers the days and the balance after, and writes nothing. HR asks for others with `employeeId`.",
    body: requestForm,
    bodyExample: { policyId: 1, startDate: "2027-03-08", endDate: "2027-03-12", lastDayMinutes: 240 },
    answers: {
      200: { description: "A preview", schema: Result },
      201: { description: "Asked for", schema: Result },
    },
    errors: [403, 404, 409],
    handle: async ({ body }, { principal }) => {
      const result = await requestLeave(await peopleMember(principal, "time_off:request"), body);
      return reply(result.id === null ? 200 : 201, result);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/requests/{id}",
    operationId: "getTimeOffRequest",
    sdk: "people.getTimeOffRequest",
    summary: "One request for leave",
    params: idParams,
    answers: { 200: { description: "The request", schema: TimeOffRequest } },
    errors: [403, 404],
    handle: async ({ params }, { principal }) => readRequest(await peopleMember(principal), params.id),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/time-off/requests/{id}/step",
    operationId: "stepTimeOffRequest",
    sdk: "people.stepTimeOffRequest",
    summary: "Approve, deny or cancel a request; nobody decides about their own",
    description:
      "A denial says why. Leave that the law protects is denied only as `not_entitled` or `no_balance`; other grounds answer 409 `protected_leave` with the law.",
    params: idParams,
    body: requestStep,
    bodyExample: { action: "approve" },
    answers: { 200: { description: "The request", schema: TimeOffRequest } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      const member = await peopleMember(principal, "time_off:request");
      await stepRequest(member, params.id, body);
      return readRequest(member, params.id);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/out",
    operationId: "whoIsOut",
    sdk: "people.whoIsOut",
    summary: "Who is away on which day; what kind of leave it is stays with those who may see it",
    query: outQuery,
    answers: {
      200: { description: "At most 92 days", schema: z.object({ data: z.array(Out) }).openapi("PeopleOut") },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => ({ data: await whoIsOut(await peopleMember(principal), query) }),
  }),
];
