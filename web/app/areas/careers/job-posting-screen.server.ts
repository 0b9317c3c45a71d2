import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  apply,
  applyForm,
  applyToken,
  jobAddress,
  jobPosting,
  privacyText,
  publicJob,
  readForForm,
  SCREENING_NOTICE,
} from "~/domain/hiring/careers";

export const APPLY = "apply";
export const READ_RESUME = "read-resume";

/** A public posting: its text, what search engines read of it, and its form. */
export async function postingView(arrival: LoaderFunctionArgs) {
  const { params, request } = arrival;
  const viewer = await principalOf(arrival);
  const url = new URL(request.url);
  const language = url.searchParams.get("lang")?.slice(0, 5) ?? undefined;
  const found = await orErrorScreen(publicJob(params.organization ?? "", params.job ?? "", { language, viewer }));
  const { id, ...organization } = found.organization;
  return {
    organization,
    job: found.job,
    questions: found.questions,
    documents: found.documents.map(({ id: documentId, name, sizeBytes }) => ({ id: documentId, name, sizeBytes })),
    // What is for colleagues is for no search engine.
    jsonLd: found.job.isInternal ? null : (jobPosting(found.organization, found.job) as Record<string, unknown>),
    canonical: jobAddress(organization.slug, found.job.slug),
    started: applyToken(found.job.id),
    privacy: await privacyText(id),
    screening: found.job.usesScreening ? SCREENING_NOTICE : null,
    source: url.searchParams.get("source")?.slice(0, 40) ?? "",
    referral: url.searchParams.get("ref")?.slice(0, 40) ?? "",
    sent: url.searchParams.get("sent") === "1",
  };
}

const fileOf = async (form: FormData) => {
  const file = form.get("resume");
  return file instanceof File && file.size > 0
    ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    : null;
};

/** Reads the resume and gives the form back filled in; what the applicant has typed already stays. */
async function fillIn(arrival: ActionFunctionArgs, form: FormData) {
  const { params, context } = arrival;
  const viewer = await principalOf(arrival);
  const { organization = "", job = "" } = params;
  const failed = { title: "Resume Not Read", description: "Fill the form in by hand, or choose another file." };
  return submit(form, { intent: READ_RESUME, schema: z.object({}), failed }, async () => {
    const read = await readForForm({
      ...{ organization, job, viewer },
      resume: await fileOf(form),
      address: context.address,
    });
    const typed = [...form.entries()].flatMap(([name, value]) =>
      typeof value === "string" && value.trim() ? [[name, value]] : [],
    );
    const toast = { title: "Filled In From Your Resume", description: "Please check every field before you send it." };
    const outcome = done(READ_RESUME, toast);
    return { outcome: { ...outcome, result: { initialValue: { ...read, ...Object.fromEntries(typed) } } } };
  });
}

/** Takes an application. Wrong fields come back with what was typed; only the file has to be chosen again. */
export async function postingAction(arrival: ActionFunctionArgs) {
  const { params, request, context } = arrival;
  const { organization = "", job = "" } = params;
  const form = await formOf(request);
  if (form.get("intent") === READ_RESUME) return fillIn(arrival, form);
  const failed = { title: "Application Not Sent", description: "Please check the marked fields." };
  return submit(form, { intent: APPLY, schema: applyForm, failed }, async (value) => {
    const resume = await fileOf(form);
    const answers = new Map<number, string[]>();
    for (const name of new Set(form.keys())) {
      const id = /^question-(\d{1,9})$/.exec(name)?.[1];
      if (id) answers.set(Number(id), form.getAll(name).map(String));
    }
    const language = new URL(request.url).searchParams.get("lang") ?? undefined;
    await apply({
      organization,
      job,
      form: value,
      resume,
      answers,
      address: context.address,
      language: language?.slice(0, 5),
      viewer: await principalOf(arrival),
    });
    const toast = {
      title: "Application Sent",
      description: "We mailed you a confirmation.",
      variant: "success" as const,
    };
    return redirectTo(`/careers/${organization}/${job}?sent=1`, { toast });
  });
}
