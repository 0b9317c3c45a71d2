const FORMAT = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export const dollars = (amount: number): string => FORMAT.format(amount);
