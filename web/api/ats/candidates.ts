import { z } from "@hono/zod-openapi";
import { hiringMember } from "~/domain/hiring";
import {
  addCandidateWithFiles,
  addFiles,
  candidateChange,
  candidateForm,
  candidateQuery,
  createCandidate,
  findDuplicates,
  getCandidate,
  listCandidates,
  mergeCandidates,
  readStoredFile,
  removeCandidate,
  requestErasure,
  undoMerge,
  updateCandidate,
} from "~/domain/hiring/candidates";
import { Malformed } from "~/platform/errors";
import { endpoint, reply } from "../endpoint";
import { fileReply } from "../file-reply";
import { refuseUnknown } from "../known-names";
import { idParams } from "../shapes";
import { uploadOf } from "../upload";
import { Candidate, candidateExample } from "./candidate-shapes";
import { page } from "./shapes";

const tag = "Hiring: candidates";
const common = { tag, who: "ats" } as const;
const example = candidateExample;
const bodyExample = { firstName: "Kim", lastName: "Ito", email: "kim.ito@example.com", skills: ["Sourdough"] };

const list = endpoint({
  ...common,
  method: "get",
  path: "/api/ats/candidates",
  operationId: "listCandidates",
  summary: "Candidates, the newest first",
  description:
    '`search` looks at names, titles, skills and the text of resumes: every word must be there, -word leaves out, "two words" stand together.',
  scope: "ats:read",
  query: candidateQuery,
  answers: {
    200: { description: "A page", schema: page(Candidate), example: { data: [example], nextCursor: null } },
  },
  handle: async ({ query }, { principal }) => listCandidates(await hiringMember(principal, "candidates:read"), query),
});

const create = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/candidates",
  operationId: "createCandidate",
  summary: "Add a candidate",
  scope: "ats:write",
  body: candidateForm,
  bodyExample,
  answers: { 201: { description: "The candidate", schema: Candidate, example } },
  errors: [409],
  handle: async ({ body }, { principal }) => {
    const member = await hiringMember(principal, "candidates:write");
    const { id } = await createCandidate(member, body);
    return reply(201, await getCandidate(member, id));
  },
});

const file = z.any().openapi({ type: "string", format: "binary" }).optional();

const createWithFiles = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/candidates/with-files",
  operationId: "createCandidateWithFiles",
  summary: "Add a candidate with a resume, a degree or both",
  description:
    "A form: `candidateData` is the candidate as JSON text, `resume` and `degree` are files of at most 10 MB.",
  scope: "ats:write",
  bodyType: "multipart/form-data",
  body: z.object({
    candidateData: z.string().max(100_000),
    resume: file,
    degree: file,
  }),
  answers: { 201: { description: "The candidate", schema: Candidate, example } },
  errors: [409, 413, 415],
  handle: async ({ body }, { principal }) => {
    const member = await hiringMember(principal, "candidates:write");
    const given = jsonOf(body.candidateData);
    refuseUnknown(candidateForm, given, "body", ["candidateData"]);
    const form = candidateForm.safeParse(given);
    if (!form.success) throw new Malformed(form.error.issues[0]?.message ?? "candidateData is not a candidate.");
    const files = { resume: await uploadOf(body.resume), degree: await uploadOf(body.degree) };
    const { id } = await addCandidateWithFiles(member, form.data, files);
    return reply(201, await getCandidate(member, id));
  },
});

const addResume = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/candidates/{id}/resume",
  operationId: "addCandidateResume",
  summary: "Add a resume to a candidate",
  description: "The file is read in the background; what it says fills fields that are empty.",
  scope: "ats:write",
  params: idParams,
  bodyType: "multipart/form-data",
  body: z.object({ resume: file }),
  answers: { 201: { description: "The candidate", schema: Candidate, example } },
  errors: [404, 413, 415],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "candidates:write");
    const resume = await uploadOf(body.resume);
    if (!resume) throw new Malformed("Send the file as `resume`.");
    await addFiles(member, params.id, { resume });
    return reply(201, await getCandidate(member, params.id));
  },
});

const resume = endpoint({
  ...common,
  method: "get",
  path: "/api/ats/files/{id}",
  operationId: "downloadHiringFile",
  summary: "A resume or another file of hiring",
  scope: "ats:read",
  params: idParams,
  answers: { 200: { description: "The file, always as a download", contentType: "application/octet-stream" } },
  errors: [404],
  handle: async ({ params }, { principal }) => {
    return fileReply(await readStoredFile(await hiringMember(principal), params.id));
  },
});

const read = endpoint({
  ...common,
  method: "get",
  path: "/api/ats/candidates/{id}",
  operationId: "getCandidate",
  summary: "One candidate",
  scope: "ats:read",
  params: idParams,
  answers: { 200: { description: "The candidate", schema: Candidate, example } },
  errors: [404],
  handle: async ({ params }, { principal }) =>
    getCandidate(await hiringMember(principal, "candidates:read"), params.id),
});

const update = endpoint({
  ...common,
  method: "put",
  path: "/api/ats/candidates/{id}",
  operationId: "updateCandidate",
  summary: "Change fields of a candidate",
  scope: "ats:write",
  params: idParams,
  body: candidateChange,
  bodyExample: { currentTitle: "Head Baker", version: 1 },
  answers: { 200: { description: "The candidate", schema: Candidate, example } },
  errors: [404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "candidates:write");
    await updateCandidate(member, params.id, body);
    return getCandidate(member, params.id);
  },
});

const remove = endpoint({
  ...common,
  method: "delete",
  path: "/api/ats/candidates/{id}",
  operationId: "deleteCandidate",
  summary: "Take a candidate off the lists",
  description: "The record stays as long as it must be kept; erasing is a request of its own.",
  scope: "ats:write",
  params: idParams,
  answers: { 204: { description: "Removed" } },
  errors: [404, 409],
  handle: async ({ params }, { principal }) => {
    await removeCandidate(await hiringMember(principal, "administer"), params.id);
    return reply(204, undefined);
  },
});

const erase = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/candidates/{id}/erase",
  operationId: "eraseCandidate",
  asksProof: true,
  summary: "Erase a candidate's data, or keep the request until the law allows it",
  scope: "ats:write",
  params: idParams,
  answers: {
    200: {
      description: "Done, or held with the reason",
      schema: z.object({ status: z.enum(["done", "held"]), reason: z.string().nullable() }),
      example: { status: "held", reason: "The records must be kept until 2027-11-20." },
    },
  },
  errors: [404],
  handle: async ({ params }, { principal }) => requestErasure(await hiringMember(principal, "erase"), params.id),
});

const Pair = z.object({ firstId: z.int(), secondId: z.int(), reasons: z.array(z.string()) });

const duplicates = endpoint({
  ...common,
  method: "get",
  path: "/api/ats/duplicates",
  operationId: "listDuplicateCandidates",
  summary: "Pairs of records that may be one person",
  scope: "ats:read",
  answers: {
    200: {
      description: "Pairs",
      schema: page(Pair),
      example: { data: [{ firstId: 12, secondId: 15, reasons: ["Same phone"] }], nextCursor: null },
    },
  },
  handle: async (_input, { principal }) => {
    const pairs = await findDuplicates(await hiringMember(principal, "candidates:read"));
    return { data: pairs.map(({ firstId, secondId, reasons }) => ({ firstId, secondId, reasons })), nextCursor: null };
  },
});

const merge = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/candidates/{id}/merge",
  operationId: "mergeCandidates",
  summary: "Make two records one",
  scope: "ats:write",
  params: idParams,
  body: z.object({ mergedId: z.int().positive() }),
  bodyExample: { mergedId: 15 },
  answers: {
    200: {
      description: "Merged",
      schema: z.object({ id: z.int(), mergeId: z.int() }),
      example: { id: 12, mergeId: 3 },
    },
  },
  errors: [404, 409],
  handle: async ({ params, body }, { principal }) =>
    mergeCandidates(await hiringMember(principal, "candidates:write"), params.id, body.mergedId),
});

const unmerge = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/merges/{id}/undo",
  operationId: "undoCandidateMerge",
  summary: "Bring two merged records back",
  scope: "ats:write",
  params: idParams,
  answers: {
    200: {
      description: "Both are back",
      schema: z.object({ keptId: z.int(), mergedId: z.int() }),
      example: { keptId: 12, mergedId: 15 },
    },
  },
  errors: [404, 409],
  handle: async ({ params }, { principal }) => undoMerge(await hiringMember(principal, "candidates:write"), params.id),
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed("candidateData is not valid JSON.");
  }
}

export const atsCandidateEndpoints = [
  list,
  create,
  createWithFiles,
  addResume,
  resume,
  read,
  update,
  remove,
  erase,
  duplicates,
  merge,
  unmerge,
];
