import { ProductError, Unavailable } from "../errors";

/** The provider refused what was asked, for a reason that asking again does not change. */
export class PaymentRefused extends ProductError {
  constructor(
    message: string,
    readonly reason: string,
  ) {
    super(402, "payment_refused", message);
  }
}

/** The provider cannot be asked at the moment; nothing is known to have happened. */
export const providerSilent = (): Unavailable =>
  new Unavailable("The payment service does not answer. Nothing was charged; try again in a moment.", {
    code: "payment_service_silent",
    retryAfterSeconds: 10,
  });

/** Decision 36: a public address without keys takes no payments. */
export const paymentsOff = (): Unavailable =>
  new Unavailable("Payments are not set up on this server.", { code: "payments_off" });
