import { config } from "../config";
import { once } from "../once";
import { paymentsOff } from "./payment-problem";
import type { PaymentProvider, ProviderName } from "./provider";
import { StripePayments } from "./stripe/stripe-payments";
import { TestPayments } from "./test-mode/test-payments";

/** The provider of new payments. */
export function payments(): PaymentProvider {
  const mode = config().payments;
  if (mode === "none") throw paymentsOff();
  return providerNamed(mode);
}

/** The provider of an earlier payment, which may have been another one than today's. */
export function providerNamed(name: string): PaymentProvider {
  return once(`payments-${name}`, () => (name === ("test" satisfies ProviderName) ? new TestPayments() : stripe()));
}

function stripe(): PaymentProvider {
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = config();
  if (!STRIPE_SECRET_KEY) throw paymentsOff();
  return new StripePayments({ secretKey: STRIPE_SECRET_KEY, apiBase: STRIPE_API_BASE });
}
