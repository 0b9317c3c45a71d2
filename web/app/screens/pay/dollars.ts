const FORMAT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const WHOLE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});

export const dollars = (amount: number): string => FORMAT.format(amount);

/** Without cents, as the compensation calculator shows its figures. */
export const wholeDollars = (amount: number): string => WHOLE.format(amount);

/** $1.2M, for the scale of a chart. */
export const shortDollars = (amount: number): string => SHORT.format(amount);
