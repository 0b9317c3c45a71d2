const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** `$4.99` from 499 cents. */
export const money = (cents: number): string => dollars.format(cents / 100);

/** `Dec 22, 2026`, as bills name a day. */
export const dayText = (moment: Date): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/New_York" }).format(moment);
