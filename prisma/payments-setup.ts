import { setUpPayments } from "~/domain/billing";
import { config } from "~/platform/config";
import { STRIPE_EVENTS } from "~/platform/payments/stripe/webhook";

// `npm run payments:setup`: makes the prices of the renewing plans at Stripe, and says what is left to do by hand.
const { provider, prices } = await setUpPayments();
console.log(`Payments by ${provider === "test" ? "the built-in test mode: nothing to set up" : "Stripe"}`);
for (const { plan, key, id } of prices) console.log(`${plan.padEnd(14)} ${key.padEnd(32)} ${id}`);
if (provider === "stripe") {
  console.log(`\nWebhook: ${config().appUrl}/api/stripe/webhook with the events\n${STRIPE_EVENTS.join(" ")}`);
  if (!config().STRIPE_WEBHOOK_SECRET) console.log("Its signing secret belongs into STRIPE_WEBHOOK_SECRET.");
  if (!config().STRIPE_PUBLISHABLE_KEY) console.log("STRIPE_PUBLISHABLE_KEY is not set: the card form needs it.");
}
process.exit(0);
