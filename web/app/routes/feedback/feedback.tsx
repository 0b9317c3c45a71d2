import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeedbackForm } from "~/app/areas/feedback/feedback-form";
import { formOf } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { FEEDBACK_LABELS, feedbackSchema, sendFeedback } from "~/domain/research";
import { now } from "~/platform/clock";
import { log } from "~/platform/log";
import { consumeRate } from "~/platform/rate-limit";

export const meta: MetaFunction = () => [{ title: "Feedback · Statewise" }];

const wholeOf = (value: FormDataEntryValue | null): number | undefined => {
  const number = Number(value || Number.NaN);
  return Number.isInteger(number) && number >= 0 ? number : undefined;
};
const idOf = (value: FormDataEntryValue | null): number | undefined => wholeOf(value) || undefined;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  const types = Object.entries(FEEDBACK_LABELS).map(([value, label]) => ({ value, label }));
  const about = {
    lawId: idOf(params.get("law")),
    caseId: idOf(params.get("case")),
    searchQuery: (params.get("q") ?? "").slice(0, 500),
    resultsCount: wholeOf(params.get("results")),
    hasRiskAssessment: params.has("risk"),
    returnTo: safePath(params.get("returnTo")),
  };
  return { types, about };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await principalOf({ request, context });
  await consumeRate({ key: "feedback", from: context.address, max: 20, windowSeconds: 3600 });
  const form = await formOf(request);
  const typed = { type: String(form.get("type") ?? ""), message: String(form.get("message") ?? "") };
  const parsed = feedbackSchema.safeParse({
    ...typed,
    searchQuery: form.get("searchQuery") || undefined,
    lawId: idOf(form.get("lawId")),
    caseId: idOf(form.get("caseId")),
    context: {
      resultsCount: wholeOf(form.get("resultsCount")),
      hasRiskAssessment: form.has("hasRiskAssessment"),
      timestamp: now().toISOString(),
    },
  });
  if (!parsed.success) {
    const problem = parsed.error.issues[0]?.message ?? "";
    return data({ title: "Missing Information", problem, ...typed }, { status: 422 });
  }
  try {
    await sendFeedback(principal, parsed.data);
  } catch (error) {
    log().error({ err: error }, "feedback was not kept");
    const problem = "Please try again or contact support if the issue persists.";
    return data({ title: "Submission Failed", problem, ...typed }, { status: 500 });
  }
  if (form.has("inDialog")) return data({ sent: true as const });
  return redirectTo(safePath(form.get("returnTo")), {
    toast: {
      title: "Feedback Sent Successfully",
      description: "It was emailed to the support team.",
      variant: "success",
    },
  });
}

export default function Feedback() {
  const { types, about } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <div className="max-w-xl">
      <PageHeader
        title="Feedback"
        description="Tell us what is missing or wrong. It reaches the people who keep the law up to date."
      />
      <FeedbackForm types={types} about={about} failed={failed && "problem" in failed ? failed : null} />
    </div>
  );
}
