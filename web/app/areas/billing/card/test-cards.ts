/** What a test card's number becomes before anything leaves the browser; no other number is taken. */
const TOKENS: Record<string, string> = {
  "4242424242424242": "tok_visa",
  "5555555555554444": "tok_mastercard",
  "378282246310005": "tok_amex",
  "4000000000000002": "tok_declined",
  "4000000000009995": "tok_insufficient_funds",
  "4000000000000069": "tok_expired",
  "4000002500003155": "tok_authentication",
  "4000000000000341": "tok_declined_later",
};

export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", does: "is paid" },
  { number: "4000 0000 0000 0002", does: "is declined" },
  { number: "4000 0000 0000 9995", does: "has insufficient funds" },
  { number: "4000 0025 0000 3155", does: "asks for authentication" },
] as const;

/** The token of a typed test card, or what is wrong with what was typed. */
export function tokenOf(typed: {
  number: string;
  expiry: string;
  code: string;
}): { token: string } | { problem: string } {
  const digits = typed.number.replace(/\D/g, "");
  if (digits.length < 15) return { problem: "Your card number is incomplete." };
  if (typed.expiry.replace(/\D/g, "").length < 4) return { problem: "Your card's expiration date is incomplete." };
  if (typed.code.replace(/\D/g, "").length < 3) return { problem: "Your card's security code is incomplete." };
  const token = TOKENS[digits];
  return token ? { token } : { problem: "This is test mode: use one of the test cards shown here." };
}
