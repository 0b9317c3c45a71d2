import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import {
  HIRING_EVENTS,
  type HiringEvent,
  isHiringEvent,
  listDeliveries,
  pingWebhook,
  readWebhook,
  replayDelivery,
  updateWebhook,
} from "~/domain/hiring";
import { actAndReturn, idOf, textOf } from "../act.server";
import { hiring } from "../hiring.server";
import { WEBHOOK_INTENT as INTENT } from "./settings-intents";

/** Events that a webhook can be told of, in words; the test goes to every one. */
export const eventChoices = Object.entries(HIRING_EVENTS)
  .filter(([name]) => name !== "webhook.ping")
  .map(([name, label]) => ({ name, label }));

/** The events that a form has chosen. */
export const chosenEvents = (form: FormData): HiringEvent[] => form.getAll("events").map(String).filter(isHiringEvent);

/** One webhook with a page of its log. */
export async function webhookView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "webhooks");
  const id = idOf(arrival.params.id);
  const hook = await orErrorScreen(readWebhook(member, id));
  const cursor = new URL(arrival.request.url).searchParams.get("cursor");
  const { data, nextCursor } = await orErrorScreen(listDeliveries(member, id, { limit: 50, cursor }));
  const { url, events, isActive, disabledReason } = hook;
  return {
    hook: { id, url, events, isActive, disabledReason },
    choices: eventChoices,
    deliveries: data.map(({ payload: _payload, responseBody: _body, ...delivery }) => delivery),
    nextCursor,
  };
}

/** The buttons of a webhook's page. */
export async function webhookAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "webhooks");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const said = (title: string, description?: string) => ({ title, description, variant: "success" as const });
  return actAndReturn(form, `/ats/settings/webhooks/${id}`, async () => {
    switch (textOf(form, "intent")) {
      case INTENT.ping:
        await pingWebhook(member, id);
        return said("Test Queued", "The call is made within a minute.");
      case INTENT.turn: {
        const isActive = textOf(form, "isActive") === "true";
        await updateWebhook(member, id, { isActive });
        return said(isActive ? "Webhook On" : "Webhook Off");
      }
      case INTENT.events:
        await updateWebhook(member, id, { events: chosenEvents(form) });
        return said("Events Saved");
      case INTENT.replay:
        await replayDelivery(member, id, idOf(textOf(form, "deliveryId")));
        return said("Queued Again", "The call is made within a minute.");
      default:
        throw new Response("This form is not known here.", { status: 400 });
    }
  });
}
