const FORMAT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Whole cents as $1,234.50 */
export const dollars = (cents: number): string => FORMAT.format(cents / 100);
