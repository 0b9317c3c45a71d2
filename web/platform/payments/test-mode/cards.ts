type TestCard = {
  label: string;
  /** The sentence of the bank when it is charged. */
  refusal?: string;
  /** Can be saved and charged once; every later charge is refused, as when a card is blocked. */
  refusesLater?: boolean;
  /** The bank asks the buyer first. */
  asks?: boolean;
};

/** What a test card becomes in the browser, and what it does. The number itself never arrives here. */
const TEST_CARDS: Record<string, TestCard> = {
  tok_visa: { label: "Visa 4242" },
  tok_mastercard: { label: "Mastercard 4444" },
  tok_amex: { label: "Amex 0005" },
  tok_declined: { label: "Visa 0002", refusal: "Your card was declined." },
  tok_insufficient_funds: { label: "Visa 9995", refusal: "Your card has insufficient funds." },
  tok_expired: { label: "Visa 0069", refusal: "Your card has expired." },
  tok_authentication: { label: "Visa 3155", asks: true },
  tok_declined_later: { label: "Visa 0341", refusesLater: true },
};

export const testCard = (token: string): TestCard | null =>
  Object.hasOwn(TEST_CARDS, token) ? (TEST_CARDS[token] ?? null) : null;

/** Why a charge without the buyer at the screen is refused, or null. */
export function laterRefusal(token: string): string | null {
  const card = testCard(token);
  if (!card) return "There is no card.";
  return card.refusal ?? (card.refusesLater ? "Your card was declined." : null);
}

export const NOT_AUTHENTICATED =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
