import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { InterviewList } from "~/app/screens/ats/interviews/interview-list";
import { interviewsAction, interviewsView } from "~/app/server/ats/interviews.server";

export const loader = (arrival: LoaderFunctionArgs) => interviewsView(arrival);

export const action = (arrival: ActionFunctionArgs) => interviewsAction(arrival);

export default function Interviews() {
  const answer = useActionData() as { outcome?: FormOutcome; feedUrl?: string } | undefined;
  useOutcomeToast(answer?.outcome);
  return <InterviewList {...useLoaderData<typeof loader>()} feedUrl={answer?.feedUrl ?? null} />;
}
