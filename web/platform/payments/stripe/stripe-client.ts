import Stripe from "stripe";
import { PaymentRefused, providerSilent } from "../payment-problem";

export type StripeSettings = { secretKey: string; apiBase?: string };

const TIMEOUT_MS = 12_000;
const RETRIES = 2;

/** The official SDK; a fake or a proxy takes Stripe's place where `STRIPE_API_BASE` names one. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: "Statewise" },
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? "443" : "80"),
      protocol: base.protocol === "https:" ? "https" : "http",
    }),
  });
}

const { errors } = Stripe;

/** Runs a call and says its failures in our words; a wrong key or request of ours stays an unexpected error. */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof errors.StripeCardError) throw new PaymentRefused(error.message, error.code ?? "card_declined");
    const isSilent =
      error instanceof errors.StripeConnectionError ||
      error instanceof errors.StripeAPIError ||
      error instanceof errors.StripeRateLimitError;
    if (isSilent) throw providerSilent();
    throw error;
  }
}

/** Whether Stripe says that there is no such object, or that it is past what was asked of it. */
export function isGone(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing";
}

/** Whether the whole payment was given back before. */
export function isRefunded(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === "charge_already_refunded";
}

/** Whether the object is in a state that does not allow what was asked. */
export function isSettled(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === "payment_intent_unexpected_state";
}
