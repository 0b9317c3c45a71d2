/** The words that calls take. The compiler holds each list against the document where it is used. */

export const PRODUCTS = ["main", "ats", "hris", "benefits"] as const;
export type Product = (typeof PRODUCTS)[number];
export const MAIN_LEVELS = ["trial", "daily", "monthly", "unlimited"] as const;
export const PRODUCT_LEVELS = ["monthly", "annual", "unlimited"] as const;
/** What a grant takes besides: a level that the row of a customer may hold. */
export const GRANTED_LEVELS = { main: MAIN_LEVELS, other: ["active", ...PRODUCT_LEVELS] } as const;

export const CUSTOMER_FILTERS = [
  "all",
  "active",
  "trial",
  "monthly",
  "daily",
  "expired",
  "ats",
  "hris",
  "suspended",
] as const;
export const CUSTOMER_ORDERS = ["registered", "name", "login", "expiry"] as const;

export const CATEGORIES = [
  "Wage and Hour",
  "Discrimination",
  "Harassment",
  "Leave and Benefits",
  "Safety and Health",
  "Hiring and Termination",
  "Worker Rights",
  "Compliance and Reporting",
] as const;
export const CADENCES = ["instant", "daily", "weekly"] as const;
