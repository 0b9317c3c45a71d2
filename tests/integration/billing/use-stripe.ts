import Stripe from "stripe";
import { afterAll, beforeAll } from "vitest";
import { now, shiftClock } from "~/platform/clock";
import { stopMail } from "~/platform/mail/kick-mail";
import { type StripeFake, startStripeFake } from "../../fakes/stripe/server";
import { useProvider } from "./stripe-ground";

/** The product on a fake Stripe account that lives in the product's clock. Events wait until a test delivers them. */
export function useStripe() {
  const ground = {} as { fake: StripeFake; stripe: Stripe };
  beforeAll(async () => {
    stopMail();
    ground.fake = await startStripeFake({ now: () => now().getTime() });
    const { hostname, port } = new URL(ground.fake.url);
    ground.stripe = new Stripe(ground.fake.secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
    useProvider({
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: ground.fake.secretKey,
      STRIPE_PUBLISHABLE_KEY: ground.fake.publishableKey,
      STRIPE_WEBHOOK_SECRET: ground.fake.webhookSecret,
      STRIPE_API_BASE: ground.fake.url,
    });
  });
  afterAll(async () => {
    shiftClock(0);
    useProvider({});
    await ground.fake.stop();
  });
  return ground;
}
