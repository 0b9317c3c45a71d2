import { z } from "@hono/zod-openapi";
import {
  addDocument,
  changeDocument,
  DOCUMENT_KINDS,
  documentChange,
  documentForm,
  documentQuery,
  documentRemoval,
  listDocuments,
  peopleMember,
  readDocument,
  removeDocument,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { fileReply } from "../file-reply";
import { idParams } from "../shapes";
import { uploadOf } from "../upload";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const KINDS = `One of ${DOCUMENT_KINDS.map(({ key }) => key).join(", ")}`;
const kind = z.string().describe(KINDS);

const Document = z
  .object({
    id: z.int(),
    employeeId: z.int(),
    employee: z.string(),
    kind,
    kindName: z.string(),
    name: z.string(),
    note: z.string().nullable(),
    version: z.int(),
    isReplaced: z.boolean().describe("A newer document took its place"),
    sizeBytes: z.int(),
    scanStatus: z.string(),
    addedOn: z.string(),
    addedBy: z.string().nullable(),
    expiresOn: z.string().nullable(),
    isExpired: z.boolean(),
    shared: z.boolean().describe("The person sees it"),
    kept: z
      .object({
        until: z.string().nullable().describe("The last day on which the law asks for it; null while they work here"),
        rule: z.object({ text: z.string(), citation: z.string(), slug: z.string().nullable() }).nullable(),
      })
      .nullable()
      .describe("For HR, where the documents of one employee are asked for"),
    allowedActions: z.array(z.string()),
  })
  .openapi("EmployeeDocument");

const file = z.any().openapi({ type: "string", format: "binary" }).optional();
/** A form holds text only. */
const isOn = z.enum(["true", "false"]).transform((text) => text === "true");

export const peopleDocumentEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/documents",
    operationId: "listEmployeeDocuments",
    sdk: "people.listDocuments",
    summary:
      "The documents of employees that you may see, the newest first; with expiresUntil those that run out first",
    description: "HR sees all, payroll those of pay and tax, people their own that are shown to them.",
    query: documentQuery,
    answers: { 200: { description: "At most 500", schema: z.object({ data: z.array(Document) }) } },
    errors: [403],
    handle: async ({ query }, { principal }) => ({ data: await listDocuments(await peopleMember(principal), query) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/employees/{id}/documents",
    operationId: "addEmployeeDocument",
    sdk: "people.addDocument",
    summary: "Put a document into an employee's file",
    description:
      "A form with the `file` of at most 10 MB (PDF, Word, text or picture). People add some kinds to their own file. `replaces` names the document that it takes the place of, which stays.",
    params: idParams,
    bodyType: "multipart/form-data",
    body: z.object({
      ...documentForm.shape,
      kind: documentForm.shape.kind.describe(KINDS),
      shared: isOn.optional().describe("Whether the person sees it; unset: as is usual for its kind"),
      file,
    }),
    answers: { 201: { description: "Added", schema: z.object({ id: z.int() }) } },
    errors: [403, 404, 413, 415],
    handle: async ({ params, body }, { principal }) => {
      const { file: sent, ...form } = body;
      const order = { upload: await uploadOf(sent), form, via: "api" as const };
      return reply(201, { id: await addDocument(await peopleMember(principal, "self:write"), params.id, order) });
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/documents/{id}/file",
    operationId: "downloadEmployeeDocument",
    sdk: "people.downloadDocument",
    summary: "The file of a document; that somebody looked at medical papers or a Form I-9 is written down",
    params: idParams,
    answers: { 200: { description: "The file, always as a download", contentType: "application/octet-stream" } },
    errors: [403, 404],
    handle: async ({ params }, { principal }) =>
      fileReply(await readDocument(await peopleMember(principal), params.id)),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/documents/{id}",
    operationId: "changeEmployeeDocument",
    sdk: "people.changeDocument",
    summary: "Change what a document is, when it runs out, or whether the person sees it",
    params: idParams,
    body: documentChange,
    bodyExample: { expiresOn: "2028-06-30", shared: true },
    answers: { 204: { description: "Changed" } },
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) => {
      await changeDocument(await peopleMember(principal, "employees:write"), params.id, body);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/documents/{id}/removal",
    operationId: "removeEmployeeDocument",
    sdk: "people.removeDocument",
    summary: "Remove a document and its file",
    description:
      "What the law has kept is answered 409 `kept_by_law`, with the rule, unless it is said to be the wrong file (`isMistake`).",
    params: idParams,
    body: documentRemoval,
    bodyExample: { reason: "The file of somebody else", isMistake: true },
    answers: { 204: { description: "Removed" } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      await removeDocument(await peopleMember(principal, "employees:write"), params.id, body);
      return reply(204, undefined);
    },
  }),
];
