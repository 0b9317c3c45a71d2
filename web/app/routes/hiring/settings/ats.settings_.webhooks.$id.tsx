import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WebhookPage } from "~/app/areas/hiring/settings/webhook-page";
import { webhookAction, webhookView } from "~/app/areas/hiring/settings/webhooks.server";

export const meta: MetaFunction = () => [{ title: "Webhook · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => webhookView(arrival);

export const action = (arrival: ActionFunctionArgs) => webhookAction(arrival);

export default function Webhook() {
  const answer = useActionData() as { secret?: string } | undefined;
  return <WebhookPage {...useLoaderData<typeof loader>()} secret={answer?.secret ?? null} />;
}
