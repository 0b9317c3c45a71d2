import { z } from "@hono/zod-openapi";
import { hiringMember } from "~/domain/hiring";
import {
  addApplication,
  applicationQuery,
  bulkMove,
  getApplication,
  listApplications,
  moveApplication,
  moveMany,
  moveSchema,
  newApplication,
  undoMove,
} from "~/domain/hiring/recruiting";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { Application, applicationExample, Moved } from "./candidate-shapes";
import { page } from "./shapes";

const common = { tag: "Hiring: applications", who: "ats" } as const;
const movedExample = { id: 31, status: "screening", version: 3, eventId: 77 };

const list = endpoint({
  ...common,
  method: "get",
  path: "/api/ats/applications",
  operationId: "listApplications",
  summary: "Applications, the newest first",
  scope: "ats:read",
  query: applicationQuery,
  answers: {
    200: {
      description: "A page",
      schema: page(Application),
      example: { data: [applicationExample], nextCursor: null },
    },
  },
  handle: async ({ query }, { principal }) =>
    listApplications(await hiringMember(principal, "applications:read"), query),
});

const create = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/applications",
  operationId: "createApplication",
  summary: "Put a candidate on a job",
  scope: "ats:write",
  body: newApplication,
  bodyExample: { candidateId: 12, jobId: 4 },
  answers: { 201: { description: "The application", schema: z.object({ id: z.int() }), example: { id: 31 } } },
  errors: [404, 409],
  handle: async ({ body }, { principal }) =>
    reply(201, await addApplication(await hiringMember(principal, "applications:write"), body)),
});

const Step = z.object({
  id: z.int(),
  action: z.string(),
  fromStatus: z.string().nullable(),
  toStatus: z.string(),
  toStageName: z.string().nullable(),
  secondsInPrevious: z.int().nullable(),
  reasonText: z.string().nullable(),
  createdAt: moment,
});

const read = endpoint({
  ...common,
  method: "get",
  path: "/api/ats/applications/{id}",
  operationId: "getApplication",
  summary: "One application with its way through the stages",
  scope: "ats:read",
  params: idParams,
  answers: {
    200: {
      description: "The application",
      schema: z.object({
        id: z.int(),
        jobId: z.int(),
        candidateId: z.int(),
        status: z.string(),
        stage: z.string(),
        stageId: z.int().nullable(),
        appliedAt: moment,
        version: z.int(),
        stageEvents: z.array(Step),
      }),
    },
  },
  errors: [404],
  handle: async ({ params }, { principal }) =>
    getApplication(await hiringMember(principal, "applications:read"), params.id),
});

const move = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/applications/{id}/move",
  operationId: "moveApplication",
  summary: "Move an application to a stage or a state",
  description:
    "`status` or `stageId`; a reason where it goes back, is rejected or reopened. With `version` a move by somebody else in the meantime is answered with 409.",
  scope: "ats:write",
  params: idParams,
  body: moveSchema,
  bodyExample: { status: "screening", version: 2 },
  answers: { 200: { description: "Where it is now", schema: Moved, example: movedExample } },
  errors: [404, 409],
  handle: async ({ params, body }, { principal }) =>
    moveApplication(await hiringMember(principal, "applications:write"), params.id, body),
});

const undo = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/applications/{id}/undo",
  operationId: "undoApplicationMove",
  summary: "Take the last step back",
  description: "For ten minutes, by whoever took it.",
  scope: "ats:write",
  params: idParams,
  body: z.object({ eventId: z.int().positive() }),
  bodyExample: { eventId: 77 },
  answers: {
    200: {
      description: "Where it is now",
      schema: z.object({ status: z.string(), version: z.int() }),
      example: { status: "applied", version: 4 },
    },
  },
  errors: [404, 409],
  handle: async ({ params, body }, { principal }) =>
    undoMove(await hiringMember(principal, "applications:write"), params.id, body.eventId),
});

const Result = z.object({
  id: z.int(),
  ok: z.boolean(),
  message: z.string().nullable(),
  eventId: z.int().nullable(),
});

const bulk = endpoint({
  ...common,
  method: "post",
  path: "/api/ats/applications/bulk-move",
  operationId: "moveApplications",
  sdk: "ats.applications.moveMany",
  summary: "Move or reject many applications, with a mail if wished",
  scope: "ats:write",
  body: bulkMove,
  bodyExample: { items: [{ id: 31 }, { id: 32 }], status: "rejected", reason: "Position was filled" },
  answers: {
    200: {
      description: "A result per application",
      schema: z.object({ data: z.array(Result) }),
      example: { data: [{ id: 31, ok: true, message: null, eventId: 78 }] },
    },
  },
  handle: async ({ body }, { principal }) => ({
    data: await moveMany(await hiringMember(principal, "applications:write"), body),
  }),
});

export const atsApplicationEndpoints = [list, create, read, bulk, move, undo];
