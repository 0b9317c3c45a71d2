import { z } from "@hono/zod-openapi";
import { hiringMember } from "~/domain/hiring";
import {
  CASE_ACTIONS,
  changeCase,
  markNotice,
  NOTICE_STATES,
  openCase,
  readBackground,
  readNotices,
} from "~/domain/hiring/recruiting";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { uploadOf } from "../upload";
import { page } from "./shapes";

const tag = "Hiring: background checks and new hires";
const READ = { tag, who: "ats", scope: "ats:read" } as const;
const WRITE = { tag, who: "ats", scope: "ats:write" } as const;

const Case = z
  .object({
    id: z.int(),
    status: z.string(),
    version: z.int(),
    waitUntil: z.string().nullable().describe("Last day of the waiting time"),
    isWaiting: z.boolean(),
    entries: z.array(
      z.looseObject({
        action: z.string(),
        at: moment,
        note: z.string().nullable(),
        rule: z.string(),
        citation: z.string(),
        override: z.object({ rule: z.string(), reason: z.string() }).optional(),
      }),
    ),
    steps: z.array(
      z.object({ action: z.enum(CASE_ACTIONS), label: z.string(), rule: z.string(), citation: z.string() }),
    ),
    createdAt: moment,
  })
  .openapi("BackgroundCheck");

const Background = z
  .object({
    cases: z.array(Case),
    mayOpen: z.boolean(),
    mayOverride: z.boolean().describe("Whether you may go on in spite of a rule, with a reason"),
    timing: z
      .object({
        from: z.string(),
        lawTitle: z.string(),
        lawSlug: z.string(),
        citation: z.string().nullable(),
        isTooEarly: z.boolean(),
      })
      .nullable()
      .describe("From which stage the law of the place lets criminal history come up"),
  })
  .openapi("BackgroundChecks");

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/applications/{id}/background-checks",
  operationId: "listBackgroundChecks",
  summary: "Background checks of an application, with the steps that may follow",
  params: idParams,
  answers: { 200: { description: "The checks", schema: Background } },
  errors: [403],
  handle: async ({ params }, { principal }) =>
    readBackground(await hiringMember(principal, "adverse-action"), params.id),
});

const open = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/applications/{id}/background-checks",
  operationId: "openBackgroundCheck",
  summary: "Open a background check",
  params: idParams,
  answers: { 201: { description: "Opened", schema: z.object({ id: z.int() }) } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) =>
    reply(201, { id: await openCase(await hiringMember(principal, "adverse-action"), params.id) }),
});

const step = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/background-checks/{id}/steps",
  operationId: "changeBackgroundCheck",
  summary: "Take the next step of a background check",
  description:
    "In the order of the Fair Credit Reporting Act. `override` goes on in spite of a rule that stands against the step, with a reason that is kept. The pre-adverse notice has a call of its own, because files go with it.",
  params: idParams,
  body: z.object({
    action: z.enum(CASE_ACTIONS),
    note: z.string().max(5000).nullish(),
    override: z.string().max(2000).nullish(),
    version: z.int().positive().nullish(),
  }),
  bodyExample: { action: "disclose" },
  answers: { 200: { description: "Where it stands now", schema: z.object({ id: z.int(), status: z.string() }) } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => ({
    id: params.id,
    status: await changeCase(await hiringMember(principal, "adverse-action"), params.id, body),
  }),
});

const file = z.any().openapi({ type: "string", format: "binary" });

const preAdverse = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/background-checks/{id}/pre-adverse-notice",
  operationId: "sendPreAdverseNotice",
  summary: "Send the pre-adverse notice with its copies",
  description:
    "A form: the copy of the report and the summary of rights are PDF files of at most 10 MB, and go to the person with the notice.",
  params: idParams,
  bodyType: "multipart/form-data",
  body: z.object({
    agencyName: z.string().min(1).max(200).describe("The reporting company"),
    agencyContact: z.string().min(1).max(300).describe("Its address and phone number"),
    note: z.string().max(5000).optional(),
    version: z.coerce.number().int().positive().optional(),
    report: file,
    summary: file,
  }),
  answers: { 200: { description: "Where it stands now", schema: z.object({ id: z.int(), status: z.string() }) } },
  errors: [403, 409, 413, 415],
  handle: async ({ params, body }, { principal }) => ({
    id: params.id,
    status: await changeCase(await hiringMember(principal, "adverse-action"), params.id, {
      action: "pre-adverse",
      agency: { name: body.agencyName, contact: body.agencyContact },
      note: body.note,
      version: body.version,
      report: await uploadOf(body.report),
      summary: await uploadOf(body.summary),
    }),
  }),
});

const Notice = z
  .object({
    id: z.int(),
    title: z.string(),
    citation: z.string().nullable(),
    lawSlug: z.string().nullable(),
    lawTitle: z.string().nullable(),
    form: z
      .object({ name: z.string(), issuer: z.string(), url: z.string(), level: z.string() })
      .nullable()
      .describe("A form that is filled in at hire, with the official page"),
    state: z.string().nullable(),
    dueOn: z.string().nullable(),
    isLate: z.boolean(),
    status: z.enum(NOTICE_STATES),
    doneBy: z.string().nullable(),
    doneAt: moment.nullable(),
    note: z.string().nullable(),
  })
  .openapi("NewHireNotice");

const notices = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/applications/{id}/new-hire-notices",
  operationId: "listNewHireNotices",
  summary: "What a new hire must get and fill in, by the law of the places of work",
  params: idParams,
  answers: { 200: { description: "All of them", schema: page(Notice) } },
  errors: [403],
  handle: async ({ params }, { principal }) => ({
    data: await readNotices(await hiringMember(principal, "applications:read"), params.id),
    nextCursor: null,
  }),
});

const mark = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/new-hire-notices/{id}",
  operationId: "markNewHireNotice",
  summary: "Mark a notice as given, not needed, or open",
  params: idParams,
  body: z.object({ status: z.enum(NOTICE_STATES), note: z.string().max(1000).nullish() }),
  bodyExample: { status: "done" },
  answers: { 200: { description: "Marked", schema: z.object({ id: z.int(), status: z.enum(NOTICE_STATES) }) } },
  errors: [403],
  handle: async ({ params, body }, { principal }) => {
    await markNotice(await hiringMember(principal, "applications:write"), params.id, body);
    return { id: params.id, status: body.status };
  },
});

export const atsBackgroundEndpoints: Endpoint[] = [list, open, step, preAdverse, notices, mark];
