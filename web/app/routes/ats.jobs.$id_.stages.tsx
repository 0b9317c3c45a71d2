import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { PipelineScreen } from "~/app/screens/ats/jobs/pipeline-form";
import { pipelineAction, pipelineView } from "~/app/server/ats/pipeline.server";

export const meta: MetaFunction = () => [{ title: "Pipeline · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => pipelineView(arrival);

export const action = (arrival: ActionFunctionArgs) => pipelineAction(arrival);

export const clientAction = keepFormOffline;

export default function Pipeline() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <PipelineScreen {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
