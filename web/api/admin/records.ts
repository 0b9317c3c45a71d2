import { z } from "@hono/zod-openapi";
import {
  checkDraft,
  compareVersions,
  importRecords,
  importSchema,
  listRecords,
  listVersions,
  type RecordKind,
  type RecordSave,
  readRecord,
  restoreVersion,
  saveRecord,
  verifyRecord,
  withdrawRecord,
} from "~/domain/research";
import { type CallContext, type Endpoint, endpoint, reply } from "../endpoint";
import { idParams } from "../shapes";
import {
  caseChange,
  caseChangeExample,
  caseCreation,
  caseCreationExample,
  EditedRecord,
  ImportReport,
  ListedRecord,
  lawChange,
  lawChangeExample,
  lawCreation,
  lawCreationExample,
  listedExample,
  RecordVersion,
  readingExample,
  recordQuery,
  restoreBody,
  SavedRecord,
  StoredRecord,
  tag,
  VersionComparison,
  verificationBody,
} from "./record-shapes";

const read = { tag, who: "admin", permission: "law:read", scope: "admin:read" } as const;
const write = { tag, who: "admin", permission: "law:write", scope: "admin:write" } as const;
const version = z.coerce.number().int().positive().max(1_000_000);

type Principal = CallContext<"admin">["principal"];

/** A dry run says what is wrong, a save stores or is refused with the same problems as fields. */
async function checkedOrSaved(principal: Principal, { dryRun, ...save }: RecordSave & { dryRun: boolean }) {
  if (dryRun) return { stored: null, problems: (await checkDraft(principal, save)).problems };
  return { stored: await saveRecord(principal, save), problems: [] };
}

const saved = { description: "What was stored, or with `dryRun` what is wrong", schema: SavedRecord };
const NOWHERE = { jurisdiction: "FEDERAL", city: null };

const createLaw = endpoint({
  ...write,
  method: "post",
  path: "/api/admin/laws",
  operationId: "createLaw",
  summary: "Add a law",
  description: "The record is written as in a corpus file and must pass the checks of `corpus:check`.",
  body: lawCreation,
  bodyExample: lawCreationExample,
  answers: { 200: saved, 201: saved },
  errors: [409],
  handle: async ({ body }, { principal }) => {
    const { jurisdiction, city, ...rest } = body;
    const answer = await checkedOrSaved(principal, { ...rest, place: { jurisdiction, city } });
    return reply(answer.stored ? 201 : 200, answer);
  },
});

const changeLaw = endpoint({
  ...write,
  method: "put",
  path: "/api/admin/laws/{id}",
  operationId: "updateLaw",
  summary: "Store a new version of a law",
  params: idParams,
  body: lawChange,
  bodyExample: lawChangeExample,
  answers: { 200: saved },
  errors: [404, 409],
  handle: async ({ params, body }, { principal }) => {
    const { shape, place } = await readRecord(principal, "law", params.id);
    return checkedOrSaved(principal, { ...body, shape: body.shape ?? shape, place, id: params.id });
  },
});

const createCase = endpoint({
  ...write,
  method: "post",
  path: "/api/admin/cases",
  operationId: "createCase",
  summary: "Add a case",
  description: "The record is written as in a corpus file and must pass the checks of `corpus:check`.",
  body: caseCreation,
  bodyExample: caseCreationExample,
  answers: { 200: saved, 201: saved },
  errors: [409],
  handle: async ({ body }, { principal }) => {
    const answer = await checkedOrSaved(principal, { ...body, shape: "case", place: NOWHERE });
    return reply(answer.stored ? 201 : 200, answer);
  },
});

const changeCase = endpoint({
  ...write,
  method: "put",
  path: "/api/admin/cases/{id}",
  operationId: "updateCase",
  summary: "Store a new version of a case",
  params: idParams,
  body: caseChange,
  bodyExample: caseChangeExample,
  answers: { 200: saved },
  errors: [404, 409],
  handle: ({ params, body }, { principal }) =>
    checkedOrSaved(principal, { ...body, shape: "case", place: NOWHERE, id: params.id }),
});

/** The calls that laws and cases share word for word. */
function recordEndpoints(kind: RecordKind): Endpoint[] {
  const path = kind === "law" ? "/api/admin/laws" : "/api/admin/cases";
  const Kind = kind === "law" ? "Law" : "Case";
  const noun = kind;
  const resource = `admin.${kind}s`;
  const list = endpoint({
    ...read,
    method: "get",
    path,
    operationId: `listManaged${Kind}s`,
    sdk: `${resource}.list`,
    summary: `The ${noun}s of the corpus with their state`,
    query: recordQuery,
    answers: {
      200: {
        description: "A page of records by slug",
        schema: z.object({ data: z.array(ListedRecord), nextCursor: z.string().nullable() }),
        example: { data: [listedExample], nextCursor: null },
      },
    },
    handle: ({ query }, { principal }) => listRecords(principal, { kind, ...query }),
  });
  const one = endpoint({
    ...read,
    method: "get",
    path: `${path}/{id}`,
    operationId: `getManaged${Kind}`,
    sdk: `${resource}.get`,
    summary: `One ${noun} as it stands in a corpus file`,
    params: idParams,
    answers: { 200: { description: "The record", schema: EditedRecord } },
    errors: [404],
    handle: ({ params }, { principal }) => readRecord(principal, kind, params.id),
  });
  const withdraw = endpoint({
    ...write,
    method: "delete",
    path: `${path}/{id}`,
    operationId: `delete${Kind}`,
    summary: `Take a ${noun} out of service`,
    description: "Its versions stay; restoring or saving one brings the record back.",
    params: idParams,
    answers: { 204: { description: "Out of service" } },
    errors: [404],
    handle: async ({ params }, { principal }) => {
      await withdrawRecord(principal, kind, params.id);
      return reply(204, undefined);
    },
  });
  const verify = endpoint({
    ...write,
    method: "post",
    path: `${path}/{id}/verify`,
    operationId: `verify${Kind}`,
    summary: `Vouch for a ${noun} as it stands`,
    description: "Who, what was read, when. A better level is never given without it.",
    params: idParams,
    body: verificationBody,
    bodyExample: { version: 2, level: "official", reading: readingExample },
    answers: { 200: { description: "The new version", schema: StoredRecord } },
    errors: [404, 409],
    handle: ({ params, body }, { principal }) => verifyRecord(principal, kind, params.id, body),
  });
  const versions = endpoint({
    ...read,
    method: "get",
    path: `${path}/{id}/versions`,
    operationId: `list${Kind}Versions`,
    summary: `Every text that a ${noun} had`,
    params: idParams,
    answers: {
      200: {
        description: "The newest first",
        schema: z.object({ data: z.array(RecordVersion), nextCursor: z.string().nullable() }),
      },
    },
    errors: [404],
    handle: async ({ params }, { principal }) => ({
      data: await listVersions(principal, kind, params.id),
      nextCursor: null,
    }),
  });
  const comparison = endpoint({
    ...read,
    method: "get",
    path: `${path}/{id}/versions/{version}`,
    operationId: `get${Kind}Version`,
    summary: "One version, and what it changed",
    params: idParams.extend({ version }),
    query: z.object({ against: version.optional().describe("Another version; by itself the one before") }),
    answers: { 200: { description: "Field by field", schema: VersionComparison } },
    errors: [404],
    handle: ({ params, query }, { principal }) =>
      compareVersions(principal, kind, params.id, { to: params.version, from: query.against }),
  });
  const restore = endpoint({
    ...write,
    method: "post",
    path: `${path}/{id}/restore`,
    operationId: `restore${Kind}`,
    summary: "Put an earlier version into service again",
    description: "It becomes a new version. The corpus's own newest text gives the record back to the corpus.",
    params: idParams,
    body: restoreBody,
    bodyExample: { version: 3, restore: 1 },
    answers: { 200: { description: "The new version", schema: StoredRecord } },
    errors: [404, 409],
    handle: ({ params, body }, { principal }) => restoreVersion(principal, kind, params.id, body),
  });
  return [list, one, withdraw, verify, versions, comparison, restore];
}

const importFile = endpoint({
  ...write,
  method: "post",
  path: "/api/admin/laws/import",
  operationId: "importLaws",
  summary: "Read a corpus file",
  description:
    "A file of laws of a state, a city group or a federal family, or of cases, as under prisma/corpus. Every record gets a result; with `dryRun` (the default) nothing is stored.",
  body: importSchema,
  bodyExample: { file: "de.yaml", text: "state: DE\n…", dryRun: true },
  answers: { 200: { description: "The report", schema: ImportReport } },
  handle: ({ body }, { principal }) => importRecords(principal, body),
});

export const adminRecordEndpoints = [
  importFile,
  createLaw,
  changeLaw,
  ...recordEndpoints("law"),
  createCase,
  changeCase,
  ...recordEndpoints("case"),
];
