import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, rowId } from "~/app/server/form-fields.server";
import { memberMay } from "~/domain/hiring";
import { biasWatch } from "~/domain/hiring/fairness";
import { screeningOfJob, screenJob } from "~/domain/hiring/recruiting";
import {
  addJobDocument,
  changeJob,
  type DocumentAccess,
  deleteJob,
  JOB_TRANSITIONS,
  type JobAction,
  jobOptions,
  overrideFinding,
  questionsForm,
  readJob,
  removeJobDocument,
  removeTranslation,
  reopenFinding,
  saveQuestions,
  saveTranslation,
  translationForm,
} from "~/domain/hiring/requisitions";
import { hiring, may } from "../hiring.server";
import { SCREENING_INTENT } from "../screening/screening-intents";
import { factsNote } from "./facts-note.server";
import { JOB_INTENT } from "./job-intents";

/** Everything of one job's page, and what this member may do there. */
export async function jobScreenView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const job = await orErrorScreen(readJob(member, idOf(arrival.params.id)));
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

const optionalText = z.string().trim().max(2000).optional();
const stepForm = z.object({
  reason: optionalText,
  closeReason: z.enum(jobOptions.CLOSE_REASONS, "Choose why it is closed").optional(),
  version: rowId.optional(),
});

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

/** A step of the state machine. */
const takeStep = (action: JobAction) => {
  const { ability, label } = JOB_TRANSITIONS[action];
  return act({
    guard: may(ability),
    schema: stepForm,
    call: (member, step, { id }) => changeJob(member, id, action, step),
    said: DONE[action],
    failed: { title: `${label} Failed`, description: "Please try again." },
  });
};

const failed = { title: "Not Done", description: "Please check the form and try again." };
/** A change to a job that is out says what the law wants of it now. */
const noted = (title: string) => (change: Parameters<typeof factsNote>[0]) => ({
  title,
  description: factsNote(change),
});
const writes = may("jobs:write");

/** The action of one job's page: its steps, its findings, its parts. */
export const jobScreenAction = acts(
  may("read"),
  {
    ...Object.fromEntries((Object.keys(JOB_TRANSITIONS) as JobAction[]).map((action) => [action, takeStep(action)])),
    [SCREENING_INTENT.screenJob]: act({
      guard: may("screening:write"),
      call: (member, _value, { id }) => screenJob(member, id),
      said: "Criteria Looked Up",
      failed,
    }),
    [JOB_INTENT.override]: act({
      guard: may("checks:override"),
      schema: finding,
      call: (member, { findingId, reason }) => overrideFinding(member, findingId, reason ?? ""),
      said: "Finding Overridden",
      failed,
    }),
    [JOB_INTENT.reopenFinding]: act({
      guard: may("checks:override"),
      schema: finding,
      call: (member, { findingId }) => reopenFinding(member, findingId),
      said: "Finding Open Again",
      failed,
    }),
    [JOB_INTENT.addDocument]: act({
      guard: writes,
      schema: documentForm,
      call: async (member, { document, access }, { id }) => {
        const upload = { name: document.name, bytes: new Uint8Array(await document.arrayBuffer()) };
        await addJobDocument(member, id, upload, access as DocumentAccess);
      },
      said: "Document Added",
      failed,
    }),
    [JOB_INTENT.removeDocument]: act({
      guard: writes,
      schema: z.object({ documentId: rowId }),
      call: (member, { documentId }, { id }) => removeJobDocument(member, id, documentId),
      said: "Document Removed",
      failed,
    }),
    [JOB_INTENT.saveQuestions]: act({
      guard: writes,
      schema: questionsText,
      call: (member, questions, { id }) => saveQuestions(member, id, questions),
      said: noted("Questions Saved"),
      failed,
    }),
    [JOB_INTENT.saveTranslation]: act({
      guard: writes,
      schema: translationForm,
      call: (member, translation, { id }) => saveTranslation(member, id, translation),
      said: noted("Translation Saved"),
      failed,
    }),
    [JOB_INTENT.removeTranslation]: act({
      guard: writes,
      schema: z.object({ language: z.enum(jobOptions.JOB_LANGUAGES) }),
      call: (member, { language }, { id }) => removeTranslation(member, id, language),
      said: noted("Translation Removed"),
      failed,
    }),
    [JOB_INTENT.deleteJob]: act({
      guard: may("jobs:delete"),
      call: (member, _value, { id }) => deleteJob(member, id),
      said: { title: "Job Deleted", to: "/ats/jobs" },
      failed,
    }),
  },
  { back: ({ id }) => `/ats/jobs/${id}` },
);
