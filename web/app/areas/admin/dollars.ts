const FORMAT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Whole cents as $1,234.50 */
export const dollars = (cents: number): string => FORMAT.format(cents / 100);

const oneDecimal = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/**
 * The same where a scale has room for six characters: $1.2K. By hand, for the compact notation of the server and of the
 * browser differ.
 */
export function shortDollars(cents: number): string {
  const value = cents / 100;
  if (value >= 1e6) return `$${oneDecimal(value / 1e6)}M`;
  return value >= 1000 ? `$${oneDecimal(value / 1000)}K` : `$${value}`;
}
