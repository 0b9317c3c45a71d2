import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InterviewPage } from "~/app/areas/hiring/interviews/interview-page";
import { interviewAction, interviewView } from "~/app/areas/hiring/interviews/interviews.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Interview · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => interviewView(arrival);

export const action = (arrival: ActionFunctionArgs) => interviewAction(arrival);

export const clientAction = keepFormOffline;

export default function Interview() {
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return <InterviewPage {...useLoaderData<typeof loader>()} outcome={outcome} />;
}
