import { planOf } from "./catalog";
import { invalid, StripeFailure } from "./failure";
import type { Input } from "./form";
import { collect, draft, finalize, methodFor } from "./invoice-billing";
import { itemLine, type Period } from "./invoice-shape";
import { addInterval } from "./periods";
import { currentPeriod, newItem } from "./subscription-shape";
import type { WireItem, WireLine, WireSubscription } from "./wire-types";
import { get, type World } from "./world";

/** Other prices or quantities: the rest of the period is credited and charged anew by time. */
export function changeItems(world: World, subscription: WireSubscription, input: Input): void {
  const behavior =
    input.oneOf("proration_behavior", "create_prorations", "always_invoice", "none") ?? "create_prorations";
  const old = subscription.items.data;
  const next = input.list("items").reduce((items, given) => applied(world, subscription, items, given), [...old]);
  const period = currentPeriod(subscription);
  const interval = (items: WireItem[]) => JSON.stringify(items[0]?.price.recurring);
  const restarts = interval(old) !== interval(next);
  const remaining = { start: world.now(), end: period.end };
  const free = subscription.status === "trialing" || behavior === "none";
  const credits = free ? [] : prorate(world, old, remaining, period, -1);
  const data = restarts ? restarted(world, next) : next;
  world.change("customer.subscription.updated", subscription, {
    items: { ...subscription.items, data, total_count: data.length },
    ...(restarts ? { billing_cycle_anchor: world.now() } : {}),
  });
  if (restarts && subscription.status !== "trialing") {
    const fresh = currentPeriod(subscription);
    const lines = data.map((item) => itemLine(world, item, fresh));
    invoiceNow(world, subscription, [...credits, ...lines], fresh, input);
    return;
  }
  const lines = free ? [] : [...credits, ...prorate(world, next, remaining, period, 1)];
  if (lines.length === 0) return;
  if (behavior === "always_invoice") invoiceNow(world, subscription, lines, remaining, input);
  else world.pendingLines.set(subscription.id, [...(world.pendingLines.get(subscription.id) ?? []), ...lines]);
}

function applied(world: World, subscription: WireSubscription, items: WireItem[], given: Input): WireItem[] {
  const id = given.text("id");
  if (!id) return [...items, newItem(world, given, subscription.id)];
  const item = items.find((row) => row.id === id);
  if (!item) throw invalid(`No such subscription item: '${id}'`, { code: "resource_missing", param: "items[0][id]" });
  if (given.flag("deleted")) return items.filter((row) => row !== item);
  const wanted = given.text("price");
  const price = wanted ? get(world.prices, "price", wanted, "items[0][price]", 400) : item.price;
  const changed = {
    ...item,
    price: structuredClone(price),
    plan: planOf(price),
    quantity: given.int("quantity") ?? item.quantity,
  };
  return items.map((row) => (row === item ? changed : row));
}

function restarted(world: World, items: WireItem[]): WireItem[] {
  const start = world.now();
  return items.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: addInterval(start, item.price.recurring, start),
  }));
}

function prorate(world: World, items: WireItem[], rest: Period, whole: Period, sign: 1 | -1): WireLine[] {
  const share = (rest.end - rest.start) / (whole.end - whole.start);
  return items.map((item) => {
    const full = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
    const what = sign < 0 ? "Unused time" : "Remaining time";
    const text = `${what} on ${item.quantity ?? 1} × ${item.price.nickname ?? item.price.id}`;
    return itemLine(world, item, rest, { amount: sign * Math.round(full * share), text });
  });
}

function invoiceNow(
  world: World,
  subscription: WireSubscription,
  lines: WireLine[],
  period: Period,
  input: Input,
): void {
  const invoice = draft(world, subscription, "subscription_update", lines, period);
  finalize(world, invoice);
  if (invoice.status !== "open" || input.text("payment_behavior") === "default_incomplete") return;
  try {
    collect(world, invoice, methodFor(world, invoice), input.flag("off_session") ?? false);
  } catch (failure) {
    if (!(failure instanceof StripeFailure) || input.text("payment_behavior") === "error_if_incomplete") throw failure;
  }
}
