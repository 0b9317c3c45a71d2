import { z } from "@hono/zod-openapi";
import {
  leavingForm,
  leavingListQuery,
  leavingMemo,
  leavingQuery,
  leavingStep,
  listLeavings,
  peopleMember,
  planLeaving,
  previewLeaving,
  readLeaving,
  stepLeaving,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const Cited = z
  .object({
    text: z.string(),
    cite: z.string(),
    law: z.string(),
    slug: z.string(),
    level: z.string(),
    isOpen: z.boolean().describe("True: a condition of it was not looked at"),
  })
  .openapi("CitedSentence");
const rules = z.array(Cited);

const Plan = z
  .object({
    employeeId: z.int(),
    name: z.string(),
    kind: z.string(),
    lastDay: z.string(),
    noticeOn: z.string(),
    nextPayday: z.string().nullable(),
    place: z.object({ name: z.string(), state: z.string() }).nullable(),
    finalPay: z.object({
      dueOn: z.string().nullable().describe("Null where no day can be computed: `needs` says why, `rules` in words"),
      needs: z.enum(["payday", "demand", "words"]).nullable(),
      basis: Cited.nullable(),
      rules,
      form: rules,
      isAtOnce: z.boolean(),
    }),
    leave: z.object({
      rule: z.string().nullable(),
      rules,
      lines: z.array(
        z.object({
          name: z.string(),
          kind: z.string(),
          minutes: z.int(),
          amount: z.int().nullable().describe("cents"),
          isPaidOut: z.boolean(),
          why: z.string(),
        }),
      ),
    }),
    late: z.object({
      perDay: z.int().nullable().describe("cents, where the law counts in days of pay"),
      mostDays: z.int().nullable(),
      basis: z.string().nullable(),
      rules,
    }),
    notices: z.object({ cobra: z.object({ isFederal: z.boolean(), rules }), unemployment: rules }),
    warn: z
      .object({
        from: z.string(),
        until: z.string(),
        place: z.string().nullable(),
        jobsLost: z.int(),
        atSite: z.int(),
        employees: z.int(),
        rules,
        isReached: z.boolean(),
      })
      .nullable(),
    looks: z.array(z.object({ key: z.string(), text: z.string() })),
    madeOn: z.string(),
  })
  .openapi("LeavingPlan");

const line = {
  id: z.int(),
  employeeId: z.int(),
  name: z.string(),
  number: z.string(),
  kind: z.string(),
  lastDay: z.string(),
  status: z.string(),
  reason: z.string().nullable(),
  rehireEligible: z.boolean().nullable(),
  finalPayOn: z.string().nullable(),
  openTasks: z.int(),
  hasLeft: z.boolean(),
  version: z.int().describe("Send it back with a step; an older one is refused with 409"),
  allowedActions: z.array(z.string()).describe("What you may do now"),
};
const Leaving = z.object({ ...line, plan: Plan }).openapi("Leaving");
const answer = { 200: { description: "The last day as it was decided, with its plan", schema: Leaving } };
const path = "/api/people/employees/{id}/leaving" as const;
const example = { kind: "discharge", lastDay: "2027-01-29", begin: true } as const;

export const leavingEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/leavings",
    operationId: "listLeavings",
    sdk: "people.listLeavings",
    summary: "Who leaves, the earliest last day first (HR and payroll)",
    query: leavingListQuery,
    answers: {
      200: {
        description: "At most 500",
        schema: z.object({ data: z.array(z.object(line).openapi("LeavingLine")) }),
      },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => ({
      data: await listLeavings(await peopleMember(principal, "leavings:read"), query),
    }),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: `${path}/plan`,
    operationId: "previewLeaving",
    sdk: "people.previewLeaving",
    summary: "What a last day would ask for, before anybody decides: pay, leave, notices, mass layoffs, warnings",
    description:
      "Writes nothing. The day of the final pay is computed where the law of the place carries it as a figure; elsewhere its words stand.",
    params: idParams,
    query: leavingQuery,
    answers: { 200: { description: "The plan", schema: Plan } },
    errors: [403, 404, 409],
    handle: async ({ params, query }, { principal }) =>
      previewLeaving(await peopleMember(principal, "employees:write"), params.id, query),
  }),
  endpoint({
    ...READ,
    method: "get",
    path,
    operationId: "getLeaving",
    sdk: "people.getLeaving",
    summary: "Somebody's last day as it was decided, with its plan",
    params: idParams,
    answers: answer,
    errors: [403, 404],
    handle: async ({ params }, { principal }) => readLeaving(await peopleMember(principal, "leavings:read"), params.id),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path,
    operationId: "planLeaving",
    sdk: "people.planLeaving",
    summary: "Plan somebody's last day; with `begin` the tasks are made at once",
    description:
      "A plan with reasons to look twice (recent protected leave, a mass layoff) is refused with 422 `look_twice` until `acceptWarnings` is sent. Nobody plans their own.",
    params: idParams,
    body: leavingForm,
    bodyExample: example,
    answers: { 201: { description: "The last day", schema: Leaving } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      const member = await peopleMember(principal, "employees:write");
      await planLeaving(member, params.id, body);
      return reply(201, await readLeaving(member, params.id));
    },
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path,
    operationId: "stepLeaving",
    sdk: "people.stepLeaving",
    summary: "Begin, complete or cancel a last day, or move it",
    description:
      "planned → in_progress → complete, or cancelled with a reason while they still work here (a resignation taken back). The day moves with its tasks, and not any more once the final pay is done.",
    params: idParams,
    body: leavingStep,
    bodyExample: { status: "in_progress" },
    answers: answer,
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      const member = await peopleMember(principal, "employees:write");
      await stepLeaving(member, params.id, body);
      return readLeaving(member, params.id);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: `${path}/memo`,
    operationId: "downloadLeavingMemo",
    sdk: "people.leavingMemo",
    summary: "The memo of the decision with its sources, as PDF",
    params: idParams,
    answers: { 200: { description: "The file, always as a download", contentType: "application/octet-stream" } },
    errors: [403, 404],
    handle: async ({ params }, { principal }) => {
      const { name, bytes } = await leavingMemo(await peopleMember(principal, "employees:write"), params.id);
      return new Response(new Uint8Array(bytes), {
        headers: {
          "content-type": "application/pdf",
          "content-length": String(bytes.length),
          "content-disposition": `attachment; filename="${name}"`,
          "x-content-type-options": "nosniff",
          "cache-control": "private, no-store",
        },
      });
    },
  }),
];
