import { z } from "@hono/zod-openapi";
import { hiringMember, STAGE_KINDS } from "~/domain/hiring";
import {
  listStageTemplates,
  pipelineForm,
  readPipeline,
  removeStageTemplate,
  savePipeline,
  saveStageTemplate,
  stageTemplateForm,
} from "~/domain/hiring/requisitions";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams } from "../shapes";

const tag = "Hiring: jobs";
const READ = { tag, who: "ats", scope: "ats:read" } as const;
const WRITE = { tag, who: "ats", scope: "ats:write" } as const;

const Shape = z.object({ name: z.string(), kind: z.enum(STAGE_KINDS) });
const Pipeline = z
  .object({ title: z.string(), stages: z.array(Shape.extend({ id: z.int(), kind: z.string(), people: z.int() })) })
  .openapi("Pipeline");
const Template = z
  .object({ id: z.int(), name: z.string(), isDefault: z.boolean(), stages: z.array(Shape) })
  .openapi("StageTemplate");

const example = [
  { name: "Applied", kind: "applied" },
  { name: "Trial shift", kind: "interviewing" },
  { name: "Offer", kind: "offer" },
  { name: "Hired", kind: "hired" },
] as const;

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/jobs/{id}/stages",
  operationId: "getJobStages",
  summary: "The pipeline of a job, with how many stand in each stage",
  params: idParams,
  answers: { 200: { description: "In their order", schema: Pipeline } },
  errors: [403],
  handle: async ({ params }, { principal }) => readPipeline(await hiringMember(principal), params.id),
});

const save = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/jobs/{id}/stages",
  operationId: "saveJobStages",
  summary: "Set the pipeline of a job",
  description:
    "A stage with its id is renamed, moved or given another kind; one without is added; one that is left out is taken away, unless somebody stands in it.",
  params: idParams,
  body: pipelineForm,
  bodyExample: { stages: [...example] },
  answers: { 200: { description: "As it is now", schema: Pipeline } },
  errors: [403],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    await savePipeline(member, params.id, body);
    return readPipeline(member, params.id);
  },
});

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/stage-templates",
  operationId: "listStageTemplates",
  summary: "Pipelines to start from",
  answers: {
    200: {
      description: "The default first",
      schema: z.object({ data: z.array(Template), nextCursor: z.string().nullable() }),
    },
  },
  errors: [403],
  handle: async (_input, { principal }) => ({
    data: await listStageTemplates(await hiringMember(principal)),
    nextCursor: null,
  }),
});

const create = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/stage-templates",
  operationId: "saveStageTemplate",
  summary: "Keep a pipeline under a name",
  body: stageTemplateForm,
  bodyExample: { name: "Bakery", stages: [...example] },
  answers: { 201: { description: "Kept", schema: z.object({ id: z.int() }) } },
  errors: [403, 409],
  handle: async ({ body }, { principal }) =>
    reply(201, { id: await saveStageTemplate(await hiringMember(principal, "settings"), body) }),
});

const remove = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/stage-templates/{id}",
  operationId: "deleteStageTemplate",
  summary: "Remove a pipeline to start from",
  params: idParams,
  answers: { 204: { description: "Removed" } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) => {
    await removeStageTemplate(await hiringMember(principal, "settings"), params.id);
    return reply(204, undefined);
  },
});

export const atsPipelineEndpoints: Endpoint[] = [get, save, list, create, remove];
