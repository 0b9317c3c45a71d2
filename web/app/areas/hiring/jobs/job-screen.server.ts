import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  addJobDocument,
  biasWatch,
  changeJob,
  type DocumentAccess,
  deleteJob,
  type HiringMember,
  JOB_TRANSITIONS,
  type JobAction,
  jobOptions,
  memberMay,
  overrideFinding,
  questionsForm,
  readJob,
  removeJobDocument,
  removeTranslation,
  reopenFinding,
  saveQuestions,
  saveTranslation,
  screeningOfJob,
  screenJob,
  translationForm,
} from "~/domain/hiring";
import { hiring } from "../hiring.server";
import { SCREENING_INTENT } from "../screening/screening-intents";
import { factsNote } from "./facts-note.server";
import { JOB_INTENT } from "./job-intents";

function jobId({ params }: LoaderFunctionArgs): number {
  const id = rowId.safeParse(params.id);
  if (!id.success) throw new Response("Not Found", { status: 404 });
  return id.data;
}

/** Everything of one job's page, and what this member may do there. */
export async function jobScreenView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const job = await orErrorScreen(readJob(member, jobId(arrival)));
  const mayWrite = memberMay(member, "jobs:write") && (member.role !== "hiring_manager" || job.isOwn);
  const isScreened = job.aiScreeningEnabled && !job.isTemplate && memberMay(member, "applications:read");
  const isWatched = job.biasDetectionEnabled && !job.isTemplate && memberMay(member, "fairness:read");
  return {
    job,
    bias: isWatched ? await biasWatch(member, job.id) : null,
    screening: isScreened ? await screeningOfJob(member, job.id) : null,
    actions: job.allowedActions.map((action) => ({ action, label: JOB_TRANSITIONS[action].label })),
    rights: {
      mayWrite,
      mayEdit: mayWrite && job.status !== "closed" && job.approvalStatus !== "pending",
      mayDelete: memberMay(member, "jobs:delete"),
      mayOverride: memberMay(member, "checks:override"),
      mayOpenSite: memberMay(member, "settings"),
    },
  };
}

const said = (title: string, description?: string) => ({ title, description, variant: "success" as const });

/** The action of one job's page: its steps, its findings, its parts. */
export async function jobScreenAction(arrival: ActionFunctionArgs) {
  const id = jobId(arrival);
  const form = await formOf(arrival.request);
  const intent = String(form.get("intent"));
  const act = ACTS[intent];
  if (intent in JOB_TRANSITIONS) return takeStep(arrival, id, intent as JobAction, form);
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  return act(arrival, id, form);
}

const optionalText = z.string().trim().max(2000).optional();
const stepForm = z.object({
  reason: optionalText,
  closeReason: z.enum(jobOptions.CLOSE_REASONS, "Choose why it is closed").optional(),
  version: rowId.optional(),
});

async function takeStep(arrival: ActionFunctionArgs, id: number, action: JobAction, form: FormData) {
  const { ability, label } = JOB_TRANSITIONS[action];
  const member = await hiring(arrival, ability);
  const failed = { title: `${label} Failed`, description: "Please try again." };
  return submit(form, { intent: action, schema: stepForm, failed }, async (step) => {
    await changeJob(member, id, action, step);
    return redirectTo(`/ats/jobs/${id}`, { toast: said(DONE[action]) });
  });
}

const DONE: Record<JobAction, string> = {
  submit: "Submitted for Approval",
  approve: "Approved",
  reject: "Rejected",
  recall: "Recalled",
  revise: "Draft Again",
  publish: "Job Published",
  pause: "Job Paused",
  resume: "Job Published Again",
  close: "Job Closed",
  reopen: "Job Reopened",
};

type Act = (arrival: ActionFunctionArgs, id: number, form: FormData) => Promise<unknown>;
type Ability = Parameters<typeof hiring>[1];

/** One kind of form of the page: who may, its schema, the domain call (with a line of its own, if it has one) and what is said afterwards. */
function acting<Schema extends z.ZodType>(
  intent: string,
  ability: Ability,
  schema: Schema,
  title: string,
  call: (member: HiringMember, id: number, value: z.output<Schema>) => Promise<unknown>,
  leadsTo: (id: number) => string = (id) => `/ats/jobs/${id}`,
): Act {
  return async (arrival, id, form) => {
    const member = await hiring(arrival, ability);
    const failed = { title: "Not Done", description: "Please check the form and try again." };
    return submit(form, { intent, schema, failed }, async (value) => {
      const note = await call(member, id, value);
      return redirectTo(leadsTo(id), { toast: said(title, typeof note === "string" ? note : undefined) });
    });
  };
}

const finding = z.object({ findingId: rowId, reason: optionalText });
const documentForm = z.object({
  document: z.instanceof(File, { error: "Choose a file" }),
  access: z.enum(jobOptions.DOCUMENT_ACCESS).default("internal"),
});

/** The lines of the question editor: text, kind, and from which stage. */
const questionsText = z.object({ questions: z.string().max(50_000) }).transform((form, context) => {
  const lines = form.questions.split(/\r?\n/).map((line) => line.trim());
  const questions = lines.filter(Boolean).map(questionOf);
  const parsed = questionsForm.safeParse({ questions });
  if (parsed.success) return parsed.data;
  context.issues.push({ code: "custom", message: parsed.error.issues[0]?.message ?? "Not readable", input: form });
  return z.NEVER;
});

/** `When can you start? | date | required`, with options in brackets: `Shift [day, night] | choice`. */
function questionOf(line: string) {
  const [asked = "", kind = "text", ...rest] = line.split("|").map((part) => part.trim());
  const options = /\[([^\]]*)\]\s*$/.exec(asked);
  const hidden = rest.find((part) => part.startsWith("from "))?.slice(5);
  return {
    label: asked.replace(/\[[^\]]*\]\s*$/, "").trim(),
    kind: kind || "text",
    options: options?.[1]?.split(",").map((option) => option.trim()) ?? [],
    isRequired: rest.includes("required"),
    hiddenUntil: hidden || null,
  };
}

const ACTS: Record<string, Act> = {
  [SCREENING_INTENT.screenJob]: acting(
    SCREENING_INTENT.screenJob,
    "screening:write",
    z.object({}),
    "Criteria Looked Up",
    async (member, id) => {
      await screenJob(member, id);
    },
  ),
  [JOB_INTENT.override]: acting(
    JOB_INTENT.override,
    "checks:override",
    finding,
    "Finding Overridden",
    (member, _id, { findingId, reason }) => overrideFinding(member, findingId, reason ?? ""),
  ),
  [JOB_INTENT.reopenFinding]: acting(
    JOB_INTENT.reopenFinding,
    "checks:override",
    finding,
    "Finding Open Again",
    (member, _id, { findingId }) => reopenFinding(member, findingId),
  ),
  [JOB_INTENT.addDocument]: acting(
    JOB_INTENT.addDocument,
    "jobs:write",
    documentForm,
    "Document Added",
    async (member, id, { document, access }) => {
      const upload = { name: document.name, bytes: new Uint8Array(await document.arrayBuffer()) };
      await addJobDocument(member, id, upload, access as DocumentAccess);
    },
  ),
  [JOB_INTENT.removeDocument]: acting(
    JOB_INTENT.removeDocument,
    "jobs:write",
    z.object({ documentId: rowId }),
    "Document Removed",
    (member, id, { documentId }) => removeJobDocument(member, id, documentId),
  ),
  [JOB_INTENT.saveQuestions]: acting(
    JOB_INTENT.saveQuestions,
    "jobs:write",
    questionsText,
    "Questions Saved",
    async (member, id, questions) => factsNote(await saveQuestions(member, id, questions)),
  ),
  [JOB_INTENT.saveTranslation]: acting(
    JOB_INTENT.saveTranslation,
    "jobs:write",
    translationForm,
    "Translation Saved",
    async (member, id, translation) => factsNote(await saveTranslation(member, id, translation)),
  ),
  [JOB_INTENT.removeTranslation]: acting(
    JOB_INTENT.removeTranslation,
    "jobs:write",
    z.object({ language: z.enum(jobOptions.JOB_LANGUAGES) }),
    "Translation Removed",
    async (member, id, { language }) => factsNote(await removeTranslation(member, id, language)),
  ),
  [JOB_INTENT.deleteJob]: acting(
    JOB_INTENT.deleteJob,
    "jobs:delete",
    z.object({}),
    "Job Deleted",
    (member, id) => deleteJob(member, id),
    () => "/ats/jobs",
  ),
};
