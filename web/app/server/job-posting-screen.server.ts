import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import {
  apply,
  applyForm,
  applyToken,
  jobAddress,
  jobPosting,
  privacyText,
  publicJob,
  SCREENING_NOTICE,
} from "~/domain/hiring";
import { orErrorScreen } from "./domain-errors.server";
import { formOf, submit } from "./form.server";
import { redirectTo } from "./redirect.server";

export const APPLY = "apply";

/** A public posting: its text, what search engines read of it, and its form. */
export async function postingView({ params, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const language = url.searchParams.get("lang")?.slice(0, 5) ?? undefined;
  const found = await orErrorScreen(publicJob(params.organization ?? "", params.job ?? "", language));
  const { id, ...organization } = found.organization;
  return {
    organization,
    job: found.job,
    questions: found.questions,
    jsonLd: jobPosting(found.organization, found.job) as Record<string, unknown>,
    canonical: jobAddress(organization.slug, found.job.slug),
    started: applyToken(found.job.id),
    privacy: await privacyText(id),
    screening: found.job.usesScreening ? SCREENING_NOTICE : null,
    source: url.searchParams.get("source")?.slice(0, 40) ?? "",
    referral: url.searchParams.get("ref")?.slice(0, 40) ?? "",
    sent: url.searchParams.get("sent") === "1",
  };
}

/** Takes an application. Wrong fields come back with what was typed; only the file has to be chosen again. */
export async function postingAction({ params, request, context }: ActionFunctionArgs) {
  const { organization = "", job = "" } = params;
  const form = await formOf(request);
  const failed = { title: "Application Not Sent", description: "Please check the marked fields." };
  return submit(form, { intent: APPLY, schema: applyForm, failed }, async (value) => {
    const file = form.get("resume");
    const resume =
      file instanceof File && file.size > 0
        ? { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
        : null;
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
    });
    const toast = {
      title: "Application Sent",
      description: "We mailed you a confirmation.",
      variant: "success" as const,
    };
    return redirectTo(`/careers/${organization}/${job}?sent=1`, { toast });
  });
}
