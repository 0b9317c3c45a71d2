import { z } from "@hono/zod-openapi";
import {
  EEO_CATEGORY_KEYS,
  EEO_RACES,
  EEO_SEXES,
  EEO_SOURCES,
  eeoCategoriesForm,
  eeoPreview,
  eeoPreviewQuery,
  eeoQuery,
  eeoReport,
  eeoSnapshotForm,
  identificationForm,
  identifyOneself,
  ownIdentification,
  ownIdentificationForm,
  peopleMember,
  readIdentification,
  recordIdentification,
  setEeoCategories,
  takeEeoSnapshot,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const figure = z.int().nullable().describe("Null: left out, because it would tell of fewer than five people");
const report = z.object({
  year: z.int(),
  asOf: z.string(),
  employees: z.int().describe("Everybody employed on the day, in the table or not"),
  takenAt: z.string().nullable().describe("Null: these are the figures of now, not a snapshot"),
  smallHidden: z.boolean(),
  places: z.array(z.object({ id: z.int(), name: z.string() })).describe("Establishments; for HR alone"),
  columns: z.array(z.object({ race: z.string(), sex: z.string() })),
  rows: z.array(
    z.object({
      category: z.enum(EEO_CATEGORY_KEYS),
      label: z.string(),
      heads: z.array(figure).describe("One for each column"),
      total: figure,
    }),
  ),
  totals: z.array(figure),
  total: figure,
  apart: z
    .object({ withoutCategory: figure, withoutAnswer: figure, nonBinary: figure })
    .describe("Who works here and has no place in the table"),
  definition: z.string(),
});
const Report = report.openapi("EeoReport");
const Preview = report
  .extend({
    titles: z
      .array(
        z.object({
          positionId: z.int(),
          title: z.string(),
          category: z.enum(EEO_CATEGORY_KEYS).nullable(),
          heads: z.int(),
        }),
      )
      .describe("Titles of the day, those without a job category first"),
    unanswered: z.object({
      count: z.int(),
      people: z.array(z.object({ employeeId: z.int(), name: z.string(), declined: z.boolean() })),
    }),
  })
  .openapi("EeoPreview");

const identification = z.object({
  sex: z.enum(EEO_SEXES).nullable(),
  race: z.enum(EEO_RACES).nullable(),
  declined: z.boolean().describe("Was asked and would rather not say"),
  source: z.enum(EEO_SOURCES).nullable().describe("Null: nobody has answered"),
});
const Own = identification.openapi("SelfIdentification");

export const peopleEeoEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/reports/eeo-1",
    operationId: "reportEeo1",
    sdk: "people.reportEeo1",
    summary: "The EEO-1 report of a year as HR took it: job category by race or ethnicity and sex",
    query: eeoQuery,
    answers: { 200: { description: "The figures; for who is not HR without the small ones", schema: Report } },
    errors: [403, 404],
    handle: async ({ query }, { principal }) => eeoReport(await peopleMember(principal, "eeo:totals"), query),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/reports/eeo-1/preview",
    operationId: "previewEeo1",
    sdk: "people.previewEeo1",
    summary: "The figures of a day of the snapshot period as they are now, and what is missing in them",
    query: eeoPreviewQuery,
    answers: { 200: { description: "The figures, titles and who has not answered", schema: Preview } },
    errors: [403],
    handle: async ({ query }, { principal }) => eeoPreview(await peopleMember(principal, "eeo:write"), query),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/reports/eeo-1/snapshots",
    operationId: "takeEeo1Snapshot",
    sdk: "people.takeEeo1Snapshot",
    summary: "Keep the figures of a day between October 1 and December 31 as the report of its year",
    body: eeoSnapshotForm,
    bodyExample: { asOf: "2026-10-31" },
    answers: {
      201: {
        description: "Taken; an earlier one of the year is replaced",
        schema: z.object({ year: z.int(), asOf: z.string(), employees: z.int() }),
      },
    },
    errors: [403],
    handle: async ({ body }, { principal }) =>
      reply(201, await takeEeoSnapshot(await peopleMember(principal, "eeo:write"), body)),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/reports/eeo-1/categories",
    operationId: "setEeo1Categories",
    sdk: "people.setEeo1Categories",
    summary: "Set the job categories of titles",
    body: eeoCategoriesForm,
    bodyExample: { categories: [{ positionId: 1, category: "service" }] },
    answers: { 204: { description: "Set" } },
    errors: [403, 404],
    handle: async ({ body }, { principal }) => {
      await setEeoCategories(await peopleMember(principal, "eeo:write"), body);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/self-identification",
    operationId: "getOwnSelfIdentification",
    sdk: "people.getOwnSelfIdentification",
    summary: "What you said of your sex and of your race or ethnicity",
    answers: { 200: { description: "Your answer", schema: Own } },
    errors: [403, 404],
    handle: async (_, { principal }) => ownIdentification(await peopleMember(principal)),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/self-identification",
    operationId: "identifyOneself",
    sdk: "people.identifyOneself",
    summary: "Say it, or leave it out: both are voluntary, and no answer has no effect",
    body: ownIdentificationForm,
    bodyExample: { sex: "Female", race: "Asian" },
    answers: { 204: { description: "Kept, apart from your record" } },
    errors: [403, 404],
    handle: async ({ body }, { principal }) => {
      await identifyOneself(await peopleMember(principal, "self:write"), body);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/employees/{id}/self-identification",
    operationId: "getSelfIdentification",
    sdk: "people.getSelfIdentification",
    summary: "What one employee said, for HR; each look is written down",
    params,
    answers: {
      200: {
        description: "The answer",
        schema: identification.extend({ employeeId: z.int(), name: z.string() }).openapi("EmployeeSelfIdentification"),
      },
    },
    errors: [403, 404],
    handle: async ({ params: { id } }, { principal }) =>
      readIdentification(await peopleMember(principal, "eeo:write"), id),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/employees/{id}/self-identification",
    operationId: "recordSelfIdentification",
    sdk: "people.recordSelfIdentification",
    summary: "Record it from employment records or by observation, where the employee did not answer",
    params,
    body: identificationForm,
    bodyExample: { sex: "Male", race: "White", source: "records" },
    answers: { 204: { description: "Recorded" } },
    errors: [403, 404, 409],
    handle: async ({ params: { id }, body }, { principal }) => {
      await recordIdentification(await peopleMember(principal, "eeo:write"), id, body);
      return reply(204, undefined);
    },
  }),
];
