import { z } from "@hono/zod-openapi";
import {
  activityQuery,
  createMailTemplate,
  deleteMailTemplate,
  hiringMember,
  listActivities,
  listMailTemplates,
  mailTemplateChange,
  mailTemplateForm,
  previewForm,
  previewTemplate,
  readMailTemplate,
  updateMailTemplate,
} from "~/domain/hiring";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { page } from "./shapes";

const READ = { tag: "Hiring", who: "ats", scope: "ats:read" } as const;
const WRITE = { ...READ, scope: "ats:write" } as const;

const Template = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.string(),
    subject: z.string(),
    body: z.string(),
    isActive: z.boolean(),
    isDefault: z.boolean(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    updatedAt: moment,
  })
  .openapi("MailTemplate");

const TemplateDetail = Template.extend({
  fields: z.array(z.string()).describe("Merge fields that may be used"),
  versions: z.array(
    z.object({
      version: z.int(),
      name: z.string(),
      subject: z.string(),
      body: z.string(),
      createdAt: moment,
      by: z.string().nullable(),
    }),
  ),
}).openapi("MailTemplateDetail");

const example = {
  name: "First conversation",
  type: "interview_invite",
  subject: "Interview for {{job.title}}",
  body: "Hello {{candidate.firstName}},\n\nwe look forward to {{interview.when}}.",
};

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/templates",
  operationId: "listTemplates",
  summary: "Mail templates",
  answers: { 200: { description: "All of them", schema: z.object({ data: z.array(Template), nextCursor: z.null() }) } },
  handle: async (_input, { principal }) => ({
    data: await listMailTemplates(await hiringMember(principal, "applications:read")),
    nextCursor: null,
  }),
});

const create = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/templates",
  operationId: "createTemplate",
  summary: "Add a mail template",
  body: mailTemplateForm,
  bodyExample: example,
  answers: { 201: { description: "The template", schema: TemplateDetail } },
  errors: [403],
  handle: async ({ body }, { principal }) => {
    const member = await hiringMember(principal, "settings");
    return reply(201, await readMailTemplate(member, (await createMailTemplate(member, body)).id));
  },
});

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/templates/{id}",
  operationId: "getTemplate",
  summary: "One mail template with its earlier versions",
  params: idParams,
  answers: { 200: { description: "The template", schema: TemplateDetail } },
  errors: [404],
  handle: async ({ params }, { principal }) =>
    readMailTemplate(await hiringMember(principal, "applications:read"), params.id),
});

const update = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/templates/{id}",
  operationId: "updateTemplate",
  summary: "Change a mail template; the words before are kept",
  params: idParams,
  body: mailTemplateChange,
  bodyExample: example,
  answers: { 200: { description: "The template", schema: TemplateDetail } },
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "settings");
    await updateMailTemplate(member, params.id, body);
    return readMailTemplate(member, params.id);
  },
});

const remove = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/templates/{id}",
  operationId: "deleteTemplate",
  summary: "Delete a mail template; one that was used is switched off",
  params: idParams,
  answers: {
    200: { description: "Which of the two", schema: z.object({ deleted: z.boolean() }), example: { deleted: true } },
  },
  errors: [403, 404],
  handle: async ({ params }, { principal }) => deleteMailTemplate(await hiringMember(principal, "settings"), params.id),
});

const preview = endpoint({
  ...READ,
  method: "post",
  path: "/api/ats/templates/preview",
  operationId: "previewTemplate",
  summary: "A template as a letter to somebody made up",
  changesNothing: true,
  body: previewForm,
  bodyExample: { type: example.type, subject: example.subject, body: example.body },
  answers: { 200: { description: "The letter", schema: z.object({ subject: z.string(), body: z.string() }) } },
  handle: async ({ body }, { principal }) => previewTemplate(await hiringMember(principal, "applications:read"), body),
});

const Activity = z
  .object({
    id: z.int(),
    type: z.string(),
    entityType: z.string(),
    entityId: z.int(),
    candidateId: z.int().nullable(),
    title: z.string(),
    description: z.string().nullable(),
    who: z.string().nullable(),
    createdAt: moment,
  })
  .openapi("HiringActivity");

const activities = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/activities",
  operationId: "listActivities",
  summary: "What happened in hiring, the newest first",
  query: activityQuery,
  answers: { 200: { description: "A page", schema: page(Activity) } },
  handle: async ({ query }, { principal }) => listActivities(await hiringMember(principal, "applications:read"), query),
});

export const atsTemplateEndpoints: Endpoint[] = [list, create, preview, get, update, remove, activities];
