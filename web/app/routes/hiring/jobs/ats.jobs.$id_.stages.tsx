import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pipelineAction, pipelineView } from "~/app/areas/hiring/jobs/pipeline.server";
import { PipelineScreen } from "~/app/areas/hiring/jobs/pipeline-form";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Pipeline · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => pipelineView(arrival);

export const action = (arrival: ActionFunctionArgs) => pipelineAction(arrival);

export const clientAction = keepFormOffline;

export default function Pipeline() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <PipelineScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
