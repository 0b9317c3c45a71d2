import type { Order } from "../quote";

export type Visit = { address: string; userAgent: string | null };

export type Purchasing = Order & {
  /** The buyer ticked that the terms are agreed to; they are kept word for word. */
  acceptedTerms?: boolean;
  visit: Visit;
};
