import type Stripe from "stripe";

export const DAY = 86_400;

/** The end of a period by Stripe's rule: months keep the anchor's day, cut to the month's last day. */
export function addInterval(start: number, recurring: Stripe.Price.Recurring | null, anchor: number): number {
  const every = recurring?.interval ?? "month";
  const count = recurring?.interval_count ?? 1;
  if (every === "day") return start + count * DAY;
  if (every === "week") return start + count * 7 * DAY;
  const from = new Date(start * 1000);
  const wanted = new Date(anchor * 1000).getUTCDate();
  const months = every === "year" ? 12 * count : count;
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const end = Date.UTC(
    first.getUTCFullYear(),
    first.getUTCMonth(),
    Math.min(wanted, lastDay),
    from.getUTCHours(),
    from.getUTCMinutes(),
    from.getUTCSeconds(),
  );
  return Math.floor(end / 1000);
}
