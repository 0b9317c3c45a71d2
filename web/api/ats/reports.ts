import { z } from "@hono/zod-openapi";
import {
  hiringMember,
  listSchedules,
  REPORT_TYPES,
  REPORTS,
  readReportQuery,
  reportRows,
  rowsQuery,
  runReport,
  scheduleForm,
  scheduleReport,
  unscheduleReport,
} from "~/domain/hiring";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { page } from "./shapes";

const tag = "Hiring: reports";
const READ = { tag, who: "ats", scope: "ats:read" } as const;
const WRITE = { tag, who: "ats", scope: "ats:write" } as const;

const typeParams = z.object({ type: z.enum(REPORT_TYPES) });
const format = z.enum(["count", "percent", "days", "money"]).describe("money is in cents");

const HiringReport = z
  .object({
    type: z.enum(REPORT_TYPES),
    title: z.string(),
    definition: z.string().describe("What is counted, in words"),
    from: z.string(),
    to: z.string(),
    n: z.int().describe("Rows that the report is made of"),
    counted: z.string().describe("What these rows are"),
    lineName: z.string(),
    headline: z.object({ label: z.string(), value: z.number().nullable().describe("null: too few to say"), format }),
    columns: z.array(z.object({ key: z.string(), label: z.string(), format })),
    lines: z.array(z.object({ key: z.string(), label: z.string(), values: z.array(z.number().nullable()) })),
    generatedAt: moment,
  })
  .openapi("HiringReport");

/** The fields of the query one by one, as the document of the API needs them; the domain checks them together. */
const days = {
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  department: z.string().max(100).optional(),
  start: z.enum(["applied", "contacted", "posted"]).optional().describe("Where the clock of time to hire starts"),
};

const kinds = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/reports",
  operationId: "listHiringReports",
  summary: "Reports there are, with their definitions",
  answers: {
    200: {
      description: "The reports",
      schema: z.object({
        data: z.array(z.object({ type: z.string(), title: z.string(), definition: z.string(), counted: z.string() })),
      }),
    },
  },
  errors: [403],
  handle: async (_, { principal }) => {
    await hiringMember(principal, "reports:read");
    return {
      data: REPORT_TYPES.map((type) => {
        const { title, definition, counted } = REPORTS[type];
        return { type, title, definition, counted };
      }),
    };
  },
});

const run = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/reports/{type}",
  operationId: "runHiringReport",
  summary: "One report",
  description: "Without days it is about the last 90. Both days count.",
  params: typeParams,
  query: z.object(days),
  answers: { 200: { description: "The figures", schema: HiringReport } },
  errors: [403],
  handle: async ({ params, query }, { principal }) =>
    runReport(await hiringMember(principal, "reports:read"), params.type, readReportQuery(query)),
});

const Row = z.object({
  applicationId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  status: z.string(),
  line: z.string(),
  measure: z.number().nullable().describe("Days, or cents of a bonus"),
  at: moment,
});

const rows = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/reports/{type}/rows",
  operationId: "listHiringReportRows",
  summary: "The rows behind a report, or behind one line of it",
  params: typeParams,
  query: z.object({ ...days, ...rowsQuery.shape }),
  answers: { 200: { description: "The newest first", schema: page(Row) } },
  errors: [403],
  handle: async ({ params, query: { line, limit, cursor, ...query } }, { principal }) =>
    reportRows(await hiringMember(principal, "reports:read"), params.type, readReportQuery(query), {
      line,
      limit,
      cursor,
    }),
});

const Schedule = z
  .object({
    id: z.int(),
    type: z.enum(REPORT_TYPES),
    title: z.string(),
    cadence: z.enum(["weekly", "monthly"]),
    department: z.string().nullable(),
    recipients: z.array(z.string()),
    nextRunAt: moment.nullable(),
    lastRunAt: moment.nullable(),
  })
  .openapi("ReportSchedule");

const schedules = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/report-schedules",
  operationId: "listReportSchedules",
  summary: "Reports that go out by mail",
  answers: { 200: { description: "All of them", schema: page(Schedule) } },
  errors: [403],
  handle: async (_, { principal }) => ({
    data: await listSchedules(await hiringMember(principal, "reports:read")),
    nextCursor: null,
  }),
});

const schedule = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/report-schedules",
  operationId: "scheduleReport",
  summary: "Have a report mailed",
  description: "To people of the team who may read reports; figures only, no names of candidates.",
  body: scheduleForm,
  bodyExample: { type: "funnel", cadence: "weekly", recipientIds: [3] },
  answers: { 201: { description: "Scheduled", schema: z.object({ id: z.int() }) } },
  errors: [403, 409],
  handle: async ({ body }, { principal }) =>
    reply(201, { id: await scheduleReport(await hiringMember(principal, "reports:schedule"), body) }),
});

const unschedule = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/report-schedules/{id}",
  operationId: "unscheduleReport",
  summary: "End the mails of a report",
  params: idParams,
  answers: { 204: { description: "Ended" } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await unscheduleReport(await hiringMember(principal, "reports:schedule"), params.id);
    return reply(204, undefined);
  },
});

export const atsReportEndpoints: Endpoint[] = [kinds, run, rows, schedules, schedule, unschedule];
