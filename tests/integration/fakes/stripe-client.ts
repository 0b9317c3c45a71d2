import Stripe from "stripe";
import type { StripeFake } from "../../fakes/stripe/server";

/** The real SDK, pointed at a fake. */
export function clientOf(fake: StripeFake, config: { maxNetworkRetries?: number; timeout?: number } = {}): Stripe {
  const { hostname, port } = new URL(fake.url);
  return new Stripe(fake.secretKey, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, ...config });
}

/** A recurring price in a fresh product. */
export function monthly(stripe: Stripe, cents: number, more: Partial<Stripe.PriceCreateParams> = {}) {
  return stripe.prices.create({
    currency: "usd",
    unit_amount: cents,
    recurring: { interval: "month" },
    product_data: { name: "Monthly plan" },
    ...more,
  });
}

/** A customer whose default card is this test card. */
export async function payer(stripe: Stripe, card = "pm_card_visa") {
  const customer = await stripe.customers.create({ email: "payer@example.com" });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  return { customer: customer.id, method: method.id };
}

/** The Stripe error that a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error("The call was not refused");
}
