import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf, rowId } from "~/app/server/form-fields.server";
import {
  EVENTS,
  type EventType,
  isEventType,
  listDeliveries,
  pingWebhook,
  readWebhook,
  replayDelivery,
  rotateSecret,
  updateWebhook,
} from "~/domain/events";
import { hiring, may } from "../hiring.server";
import { WEBHOOK_INTENT as INTENT } from "./settings-intents";

/** Events that a webhook can be told of, in words; the test goes to every one. */
export const eventChoices = Object.entries(EVENTS)
  .filter(([name]) => name !== "webhook.ping")
  .map(([name, { says }]) => ({ name, label: says }));

/** The events that a form has chosen. */
export const chosenEvents = (form: FormData): EventType[] => form.getAll("events").map(String).filter(isEventType);

/** One webhook with a page of its log. */
export async function webhookView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "webhooks");
  const id = idOf(arrival.params.id);
  const hook = await orErrorScreen(readWebhook(member, id));
  const cursor = new URL(arrival.request.url).searchParams.get("cursor");
  const { data, nextCursor } = await orErrorScreen(listDeliveries(member, id, { limit: 50, cursor }));
  const { url, events, isActive, disabledReason, previousSecretUntil, restUntil } = hook;
  return {
    hook: { id, url, events, isActive, disabledReason, previousSecretUntil, restUntil },
    choices: eventChoices,
    deliveries: data.map(({ payload: _payload, responseBody: _body, ...delivery }) => delivery),
    nextCursor,
  };
}

/** Time to change a receiver over; the API lets programs choose. */
const OVERLAP_HOURS = 24;
const SOON = "The call is made within seconds.";

/** The buttons of a webhook's page. */
export const webhookAction = acts(
  may("webhooks"),
  {
    [INTENT.ping]: act({
      call: (member, _value, { id }) => pingWebhook(member, id),
      said: { title: "Test Queued", description: SOON },
    }),
    [INTENT.turn]: act({
      schema: z.object({ isActive: z.string().default("") }),
      call: (member, { isActive }, { id }) => updateWebhook(member, id, { isActive: isActive === "true" }),
      said: (_saved, { isActive }) => ({ title: isActive === "true" ? "Webhook On" : "Webhook Off" }),
    }),
    [INTENT.secret]: act({
      call: (member, _value, { id }) => rotateSecret(member, id, { overlapHours: OVERLAP_HOURS }),
      shown: ({ secret }) => ({ secret }),
    }),
    [INTENT.events]: act({
      call: (member, _value, { id, form }) => updateWebhook(member, id, { events: chosenEvents(form) }),
      said: "Events Saved",
    }),
    [INTENT.replay]: act({
      schema: z.object({ deliveryId: rowId }),
      call: (member, { deliveryId }, { id }) => replayDelivery(member, id, deliveryId),
      said: { title: "Queued Again", description: SOON },
    }),
  },
  { back: ({ id }) => `/ats/settings/webhooks/${id}` },
);
