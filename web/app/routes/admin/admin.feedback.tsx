import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FeedbackList } from "~/app/areas/admin/feedback/feedback-list";
import { feedbackAction, feedbackView } from "~/app/areas/admin/feedback/feedback-screen.server";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

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
