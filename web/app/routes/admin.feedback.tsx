import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast } from "~/app/screens/account/form-outcome";
import { FeedbackList } from "~/app/screens/admin/feedback/feedback-list";
import { feedbackAction, feedbackView } from "~/app/server/admin/feedback-screen.server";

export const meta: MetaFunction = () => [{ title: "Feedback · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => feedbackView(arrival);

export const action = (arrival: ActionFunctionArgs) => feedbackAction(arrival);

export const clientAction = keepFormOffline;

export default function AdminFeedback() {
  const view = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return <FeedbackList {...view} outcome={outcome} />;
}
