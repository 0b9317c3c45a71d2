import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InterviewList } from "~/app/areas/hiring/interviews/interview-list";
import { interviewsAction, interviewsView } from "~/app/areas/hiring/interviews/interviews.server";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";

export const loader = (arrival: LoaderFunctionArgs) => interviewsView(arrival);

export const action = (arrival: ActionFunctionArgs) => interviewsAction(arrival);

export default function Interviews() {
  const answer = useActionData() as { outcome?: FormOutcome; feedUrl?: string } | undefined;
  useOutcomeToast(answer?.outcome);
  return <InterviewList {...useLoaderData<typeof loader>()} feedUrl={answer?.feedUrl ?? null} />;
}
