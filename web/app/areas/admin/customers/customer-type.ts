import type { CustomerRow } from "~/domain/admin";

export type Customer = CustomerRow;

/** How a customer is called where a name may be missing. */
export const customerName = (one: Pick<Customer, "firstName" | "lastName" | "email">): string =>
  [one.firstName, one.lastName].filter(Boolean).join(" ") || one.email;

const ADDRESS_SHOWN = 40;

/** The address cut to 40 characters (specification, section 9). */
export const shortAddress = (address: string): string =>
  address.length > ADDRESS_SHOWN ? `${address.slice(0, ADDRESS_SHOWN)}…` : address;

/** High over 50 searches, Medium over 10, otherwise Low. */
export const activityOf = (searches: number): "High" | "Medium" | "Low" =>
  searches > 50 ? "High" : searches > 10 ? "Medium" : "Low";

const DAY_MS = 86_400_000;

/** `today`, `1 day ago`, `12 days ago` by the server's clock. */
export function daysAgo(date: Date, serverTime: Date): string {
  const days = Math.max(0, Math.floor((serverTime.getTime() - date.getTime()) / DAY_MS));
  if (days === 0) return "today";
  return days === 1 ? "1 day ago" : `${days.toLocaleString("en-US")} days ago`;
}
