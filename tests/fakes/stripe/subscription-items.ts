import { planOf } from "./catalog";
import { invalid, StripeFailure } from "./failure";
import type { Input } from "./form";
import { collect, draft, finalize, methodFor, voidInvoice } from "./invoice-billing";
import { draftInvoice, itemLine, type Period } from "./invoice-shape";
import { addInterval } from "./periods";
import { currentPeriod, newItem } from "./subscription-shape";
import type { WireInvoice, WireItem, WireLine, WireSubscription } from "./wire-types";
import { get, type World } from "./world";

type Change = { data: WireItem[]; restarts: boolean; lines: WireLine[]; period: Period };

/** What other prices or quantities come to: the rest of the period is credited and charged anew by time. */
function planChange(world: World, subscription: WireSubscription, input: Input): Change {
  const old = subscription.items.data;
  const next = input.list("items").reduce((items, given) => applied(world, subscription, items, given), [...old]);
  const period = currentPeriod(subscription);
  const interval = (items: WireItem[]) => JSON.stringify(items[0]?.price.recurring);
  const anchor = input.sub("billing_cycle_anchor").oneOf("type", "now", "unchanged");
  const restarts = interval(old) !== interval(next) || anchor === "now";
  const at = input.int("proration_date") ?? world.now();
  if (at < period.start || at > period.end) {
    throw invalid("Cannot specify `proration_date` outside of the current period.", { param: "proration_date" });
  }
  const remaining = { start: at, end: period.end };
  const isTrial = subscription.status === "trialing";
  const free = isTrial || behaviorOf(input) === "none";
  const credits = free ? [] : prorate(world, old, remaining, period, -1);
  if (restarts) {
    const data = restarted(world, next);
    const fresh = currentPeriod({ ...subscription, items: { ...subscription.items, data } });
    const lines = isTrial ? [] : data.map((item) => itemLine(world, item, fresh));
    return { data, restarts, lines: [...credits, ...lines], period: fresh };
  }
  const lines = free ? [] : [...credits, ...prorate(world, next, remaining, period, 1)];
  return { data: next, restarts, lines, period: remaining };
}

const behaviorOf = (input: Input) =>
  input.oneOf("proration_behavior", "create_prorations", "always_invoice", "none") ?? "create_prorations";

/** The invoice that a change would make, which is kept nowhere. */
export function previewOfChange(world: World, subscription: WireSubscription, input: Input): WireInvoice {
  input.accept("items", "proration_behavior", "proration_date", "billing_cycle_anchor");
  const { lines, period } = planChange(world, subscription, input);
  return draftInvoice(world, subscription, "upcoming", lines, period);
}

/** Changes the items; `before` is what a refused card brings back where the caller wants all or nothing. */
export function changeItems(
  world: World,
  subscription: WireSubscription,
  input: Input,
  before: WireSubscription,
): void {
  const { data, restarts, lines, period } = planChange(world, subscription, input);
  world.change("customer.subscription.updated", subscription, {
    items: { ...subscription.items, data, total_count: data.length },
    ...(restarts ? { billing_cycle_anchor: world.now() } : {}),
  });
  if (lines.length === 0) return;
  if (!restarts && behaviorOf(input) !== "always_invoice") {
    world.pendingLines.set(subscription.id, [...(world.pendingLines.get(subscription.id) ?? []), ...lines]);
    return;
  }
  invoiceNow(world, subscription, { lines, period, input, before });
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

type Invoicing = { lines: WireLine[]; period: Period; input: Input; before: WireSubscription };

function invoiceNow(world: World, subscription: WireSubscription, { lines, period, input, before }: Invoicing): void {
  const invoice = draft(world, subscription, "subscription_update", lines, period);
  finalize(world, invoice);
  if (invoice.status !== "open" || input.text("payment_behavior") === "default_incomplete") return;
  try {
    collect(world, invoice, methodFor(world, invoice), input.flag("off_session") ?? false);
  } catch (failure) {
    if (!(failure instanceof StripeFailure)) throw failure;
    if (input.text("payment_behavior") !== "error_if_incomplete") return;
    // Nothing has changed then, and nobody can pay the invoice any more.
    voidInvoice(world, invoice);
    world.change("customer.subscription.updated", subscription, before);
    throw failure;
  }
}
