const FORMAT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Whole cents as $24.99 */
export const dollars = (cents: number): string => FORMAT.format(cents / 100);

const WHOLE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** Cents as $25: for a banner, never beside a button that charges. */
export const wholeDollars = (cents: number): string => WHOLE.format(cents / 100);

/** `Dec 22, 2026` */
export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/New_York" }).format(new Date(iso));
