import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ApplyForm } from "~/app/areas/careers/apply-form";
import { postingAction, postingView } from "~/app/areas/careers/job-posting-screen.server";
import { Posting } from "~/app/areas/careers/posting";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { ErrorScreen } from "~/app/shell/error-screen";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.job.title} at ${data.organization.name}` },
        { name: "description", content: data.job.descriptionText.slice(0, 160) },
        { tagName: "link", rel: "canonical", href: data.canonical },
        data.jsonLd ? { "script:ld+json": data.jsonLd as never } : { name: "robots", content: "noindex" },
      ]
    : [{ title: "Job · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => postingView(arrival);

export const action = (arrival: ActionFunctionArgs) => postingAction(arrival);

export const clientAction = keepFormOffline;

export default function PublicPosting() {
  const view = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <div className="mx-auto max-w-3xl">
      <Posting {...view} />
      <ApplyForm {...view} title={view.job.title} isShort={view.job.isShortOnPhones} outcome={outcome} />
    </div>
  );
}

export const ErrorBoundary = ErrorScreen;
