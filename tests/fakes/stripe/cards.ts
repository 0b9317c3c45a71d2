import { StripeFailure } from "./failure";

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const DECLINES = {
  generic_decline: {
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  insufficient_funds: {
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  lost_card: { code: "card_declined", decline_code: "lost_card", message: "Your card was declined." },
  stolen_card: { code: "card_declined", decline_code: "stolen_card", message: "Your card was declined." },
  fraudulent: { code: "card_declined", decline_code: "fraudulent", message: "Your card was declined." },
  test_mode_live_card: {
    code: "card_declined",
    decline_code: "test_mode_live_card",
    message: "Your card was declined. Your request was in test mode, but used a non test (live) card.",
  },
  expired_card: { code: "expired_card", decline_code: "expired_card", message: "Your card has expired." },
  incorrect_cvc: {
    code: "incorrect_cvc",
    decline_code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: "processing_error",
    decline_code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  },
  authentication_required: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
  },
} satisfies Record<string, Decline>;

export type DeclineName = keyof typeof DECLINES;
export const decline = (name: DeclineName): Decline => DECLINES[name];

export interface TestCard {
  number: string;
  /** Names under `pm_card_…` and the fields of the payment method. */
  tokens: string[];
  brand: string;
  /** Fails when it is charged. */
  charge?: DeclineName;
  /** Fails already when it is saved to a customer. */
  attach?: DeclineName;
  authentication?: "always" | "unless_set_up";
  dispute?: string;
  refundFails?: boolean;
}

function declining(number: string, name: DeclineName, ...tokens: string[]): TestCard {
  return { number, tokens, brand: "visa", charge: name, attach: name };
}

/** The documented test cards that matter for a card checkout. */
export const CARDS: TestCard[] = [
  { number: "4242424242424242", tokens: ["pm_card_visa", "pm_card_us"], brand: "visa" },
  { number: "4000056655665556", tokens: ["pm_card_visa_debit"], brand: "visa" },
  { number: "5555555555554444", tokens: ["pm_card_mastercard"], brand: "mastercard" },
  { number: "378282246310005", tokens: ["pm_card_amex"], brand: "amex" },
  { number: "6011111111111117", tokens: ["pm_card_discover"], brand: "discover" },
  declining("4000000000000002", "generic_decline", "pm_card_chargeDeclined", "pm_card_visa_chargeDeclined"),
  declining(
    "4000000000009995",
    "insufficient_funds",
    "pm_card_chargeDeclinedInsufficientFunds",
    "pm_card_visa_chargeDeclinedInsufficientFunds",
  ),
  declining("4000000000009987", "lost_card", "pm_card_visa_chargeDeclinedLostCard"),
  declining("4000000000009979", "stolen_card", "pm_card_visa_chargeDeclinedStolenCard"),
  declining(
    "4000000000000069",
    "expired_card",
    "pm_card_chargeDeclinedExpiredCard",
    "pm_card_visa_chargeDeclinedExpiredCard",
  ),
  declining(
    "4000000000000127",
    "incorrect_cvc",
    "pm_card_chargeDeclinedIncorrectCvc",
    "pm_card_visa_chargeDeclinedIncorrectCvc",
  ),
  declining(
    "4000000000000119",
    "processing_error",
    "pm_card_chargeDeclinedProcessingError",
    "pm_card_visa_chargeDeclinedProcessingError",
  ),
  declining("4100000000000019", "fraudulent", "pm_card_radarBlock"),
  {
    number: "4000000000000341",
    tokens: ["pm_card_chargeCustomerFail", "pm_card_visa_chargeCustomerFail"],
    brand: "visa",
    charge: "generic_decline",
  },
  {
    number: "4000002500003155",
    tokens: ["pm_card_authenticationRequiredOnSetup"],
    brand: "visa",
    authentication: "unless_set_up",
  },
  {
    number: "4000002760003184",
    tokens: ["pm_card_authenticationRequired"],
    brand: "visa",
    authentication: "always",
  },
  {
    number: "4000000000003220",
    tokens: ["pm_card_threeDSecure2Required"],
    brand: "visa",
    authentication: "always",
  },
  { number: "4000000000000259", tokens: ["pm_card_createDispute"], brand: "visa", dispute: "fraudulent" },
  { number: "4000000000005126", tokens: ["pm_card_refundFail"], brand: "visa", refundFails: true },
];

export const cardByToken = (token: string): TestCard | undefined => CARDS.find((card) => card.tokens.includes(token));

/** The card with this number, or the error that its typist would see. */
export function cardByNumber(typed: string): TestCard {
  const number = typed.replaceAll(/\D/g, "");
  if (!passesLuhn(number)) {
    throw cardError({ code: "incorrect_number", message: "Your card number is incorrect." }, "number");
  }
  const card = CARDS.find((candidate) => candidate.number === number);
  if (!card) throw cardError(decline("test_mode_live_card"));
  return card;
}

export function cardError(reason: Decline, param?: string): StripeFailure {
  return new StripeFailure(402, {
    type: "card_error",
    ...reason,
    ...(param ? { param } : {}),
    doc_url: `https://stripe.com/docs/error-codes/${reason.code.replaceAll("_", "-")}`,
  });
}

function passesLuhn(number: string): boolean {
  if (number.length < 12) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
