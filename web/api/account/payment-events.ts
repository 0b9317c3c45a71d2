import { z } from "@hono/zod-openapi";
import { receiveStripeEvent } from "~/domain/billing";
import { endpoint } from "../endpoint";

const receive = endpoint({
  method: "post",
  path: "/api/stripe/webhook",
  operationId: "receiveStripeEvent",
  tag: "Billing",
  summary: "Events of Stripe",
  description: "Signed by Stripe over the raw body, no older than five minutes. Replays and disorder are harmless.",
  who: "signature",
  scope: "none",
  refusesKeys: "events are told apart by their own id",
  // Stripe sends a burst after an outage; a refused event would come again much later.
  rate: { max: 3000, windowSeconds: 60, per: "address" },
  body: z.string().max(1_000_000),
  bodyType: "raw",
  answers: {
    200: {
      description: "Taken",
      schema: z.object({ received: z.boolean(), state: z.enum(["processed", "ignored", "replayed"]) }),
    },
  },
  errors: [400, 404, 503],
  handle: ({ body }, { request }) => receiveStripeEvent(body, request.headers.get("stripe-signature")),
});

export const paymentEventEndpoints = [receive];
