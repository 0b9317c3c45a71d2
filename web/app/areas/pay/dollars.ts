const FORMAT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const WHOLE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
export const dollars = (amount: number): string => FORMAT.format(amount);

/** Without cents, as the compensation calculator shows its figures. */
export const wholeDollars = (amount: number): string => WHOLE.format(amount);

const STEPS = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** $1.2M, for the scale of a chart. By hand: server and browser abbreviate differently, and the page would flicker. */
export function shortDollars(amount: number): string {
  const step = STEPS.find(([size]) => amount >= size);
  return step ? `$${Number((amount / step[0]).toFixed(1))}${step[1]}` : WHOLE.format(amount);
}
