import { z } from "@hono/zod-openapi";
import { hiringMember } from "~/domain/hiring";
import {
  APPROVAL_STATES,
  changeJob,
  createJob,
  deleteJob,
  duplicateJob,
  JOB_ACTIONS,
  JOB_STATES,
  JOB_TRANSITIONS,
  type JobAction,
  jobChange,
  jobOptions,
  listJobs,
  newJobForm,
  overrideFinding,
  questionsForm,
  readJob,
  removeTranslation,
  reopenFinding,
  saveQuestions,
  saveTranslation,
  translationForm,
  updateJob,
} from "~/domain/hiring/requisitions";
import { inTurnQuery } from "~/platform/calendar/since";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams } from "../shapes";
import { Finding, page, pageQuery } from "./shapes";

const tag = "Hiring: jobs";
const READ = { tag, who: "ats", scope: "ats:read" } as const;
const WRITE = { tag, who: "ats", scope: "ats:write" } as const;

const Job = z
  .looseObject({
    id: z.int(),
    title: z.string(),
    requisitionNumber: z.string().nullable(),
    department: z.string().nullable(),
    location: z.string().nullable(),
    employmentType: z.string().nullable(),
    openings: z.int(),
    salaryMin: z.int().nullable().describe("Cents"),
    salaryMax: z.int().nullable().describe("Cents"),
    salaryType: z.string(),
    salaryVisibility: z.string(),
    approvalStatus: z.string(),
    status: z.string(),
    priorityLevel: z.string(),
    experienceLevel: z.string().nullable(),
    isRemote: z.boolean(),
    isInternalOnly: z.boolean(),
    applicationDeadline: z.string().nullable(),
    publicSlug: z.string().nullable(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    allowedActions: z.array(z.string()).describe("The steps that you may take now"),
    findings: z
      .array(Finding)
      .describe("What the law check says of the job as it is now; `block` must be mended or overridden"),
  })
  .openapi("AtsJob");
const JobDetail = Job.extend({ descriptionHtml: z.string() }).openapi("JobDetail");

const example = {
  title: "Baker",
  department: "operations",
  location: "Denver, CO",
  employmentType: "full-time",
  description: "<p>Bakes bread.</p>",
  salaryMin: 5_000_000,
  salaryMax: 6_000_000,
  salaryVisibility: "range",
  benefits: ["Health insurance"],
};

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/jobs",
  operationId: "listAtsJobs",
  summary: "Jobs of the organization",
  query: z.object({
    ...pageQuery,
    search: z.string().max(200).optional(),
    status: z.enum(JOB_STATES).optional(),
    approval: z.enum(APPROVAL_STATES).optional(),
    template: z.enum(["true", "false"]).default("false"),
    ...inTurnQuery,
  }),
  answers: { 200: { description: "The newest first", schema: page(Job) } },
  errors: [403],
  handle: async ({ query: { template, ...query } }, { principal }) =>
    listJobs(await hiringMember(principal), { ...query, template: template === "true" }),
});

const create = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/jobs",
  operationId: "createAtsJob",
  summary: "Make a requisition",
  description: "It starts as a draft. Without a requisition number it gets the next one.",
  body: newJobForm,
  bodyExample: example,
  answers: { 201: { description: "The requisition", schema: JobDetail } },
  errors: [403, 409],
  handle: async ({ body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    return reply(201, await readJob(member, await createJob(member, body)));
  },
});

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/jobs/{id}",
  operationId: "getAtsJob",
  summary: "One job with approval, pipeline, questions, documents and findings",
  params: idParams,
  answers: { 200: { description: "The job", schema: JobDetail } },
  errors: [403],
  handle: async ({ params }, { principal }) => readJob(await hiringMember(principal), params.id),
});

const update = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/jobs/{id}",
  operationId: "updateAtsJob",
  summary: "Change a requisition",
  description:
    "Fields that are left out stay. A material change of an approved requisition asks for approval again; a published job is paused until then. A change that the law check blocks takes the job off the careers page.",
  params: idParams,
  body: jobChange,
  bodyExample: { openings: 2, version: 3 },
  answers: { 200: { description: "The job as it is now", schema: JobDetail } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    await updateJob(member, params.id, body);
    return readJob(member, params.id);
  },
});

const remove = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/jobs/{id}",
  operationId: "deleteAtsJob",
  summary: "Delete a job",
  description: "Refused while it is open or has open applications. Finished applications are kept for their time.",
  params: idParams,
  answers: { 204: { description: "Deleted" } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) => {
    await deleteJob(await hiringMember(principal, "jobs:delete"), params.id);
    return reply(204, undefined);
  },
});

const duplicate = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/jobs/{id}/duplicate",
  operationId: "duplicateAtsJob",
  summary: "Copy a job, or make a template of it",
  params: idParams,
  body: z.object({ asTemplate: z.boolean().default(false) }),
  bodyExample: { asTemplate: false },
  answers: { 201: { description: "The new draft", schema: JobDetail } },
  errors: [403],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    return reply(201, await readJob(member, await duplicateJob(member, params.id, body)));
  },
});

const step = z.object({
  reason: z.string().max(2000).nullish().describe("Needed to reject"),
  closeReason: z.enum(jobOptions.CLOSE_REASONS).nullish().describe("Needed to close"),
  version: z.int().positive().optional(),
});

const capital = (action: string) => action.charAt(0).toUpperCase() + action.slice(1);

/** One endpoint for each step of the state machine. */
const transitions = JOB_ACTIONS.map(
  (action: JobAction): Endpoint =>
    endpoint({
      ...WRITE,
      method: "post",
      path: `/api/ats/jobs/{id}/${action}`,
      operationId: `${action}AtsJob`,
      summary: `${capital(JOB_TRANSITIONS[action].label)}`,
      params: idParams,
      body: step,
      bodyExample: action === "close" ? { closeReason: "filled" } : action === "reject" ? { reason: "No budget" } : {},
      answers: { 200: { description: "The job as it is now", schema: JobDetail } },
      errors: [403, 409],
      handle: async ({ params, body }, { principal }) => {
        const member = await hiringMember(principal, JOB_TRANSITIONS[action].ability);
        await changeJob(member, params.id, action, body);
        return readJob(member, params.id);
      },
    }),
);

const questions = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/jobs/{id}/questions",
  operationId: "saveJobQuestions",
  summary: "Set the questions of the apply form",
  description:
    "A new or changed question of an approved job asks for approval again, as a change of the posting does. What the law check blocks is shown to no applicant.",
  params: idParams,
  body: questionsForm,
  bodyExample: { questions: [{ label: "When can you start?", kind: "date", isRequired: true }] },
  answers: { 200: { description: "The job, checked again", schema: JobDetail } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    await saveQuestions(member, params.id, body);
    return readJob(member, params.id);
  },
});

const translate = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/jobs/{id}/translation",
  operationId: "saveJobTranslation",
  summary: "Set the posting in another language",
  params: idParams,
  body: translationForm,
  bodyExample: { language: "es", title: "Panadero", description: "<p>Hornea pan.</p>" },
  answers: { 200: { description: "The job", schema: JobDetail } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    await saveTranslation(member, params.id, body);
    return readJob(member, params.id);
  },
});

const removeLanguage = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/jobs/{id}/translation/{language}",
  operationId: "deleteJobTranslation",
  summary: "Remove a translation",
  params: idParams.extend({ language: z.enum(jobOptions.JOB_LANGUAGES) }),
  answers: { 204: { description: "Removed" } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) => {
    await removeTranslation(await hiringMember(principal, "jobs:write"), params.id, params.language);
    return reply(204, undefined);
  },
});

const findingState = z.object({ id: z.int(), status: z.string() });

const override = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/findings/{id}/override",
  operationId: "overrideFinding",
  summary: "Go on in spite of a finding",
  description: "The reason is kept as evidence.",
  params: idParams,
  body: z.object({ reason: z.string().max(2000) }),
  bodyExample: { reason: "Counsel confirmed that the exception for drivers applies." },
  answers: { 200: { description: "Overridden", schema: findingState } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => {
    await overrideFinding(await hiringMember(principal, "checks:override"), params.id, body.reason);
    return { id: params.id, status: "overridden" };
  },
});

const reopen = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/findings/{id}/reopen",
  operationId: "reopenFinding",
  summary: "Take an override back",
  params: idParams,
  answers: { 200: { description: "Open again", schema: findingState } },
  errors: [403],
  handle: async ({ params }, { principal }) => {
    await reopenFinding(await hiringMember(principal, "checks:override"), params.id);
    return { id: params.id, status: "open" };
  },
});

export const atsJobEndpoints: Endpoint[] = [
  list,
  create,
  get,
  update,
  remove,
  duplicate,
  ...transitions,
  questions,
  translate,
  removeLanguage,
  override,
  reopen,
];
