import { DAY } from "./periods";
import { cancelNow, collectDue, endTrial, expireIncomplete, renew } from "./subscription-billing";
import { currentPeriod } from "./subscription-shape";
import type { WireInvoice, WireSubscription } from "./wire-types";
import type { World } from "./world";

interface Due {
  at: number;
  run: () => void;
}

const HOUR = 3600;
const UPCOMING_DAYS = 7;

/** Lets time pass; everything that falls due happens at its own moment and in order. */
export function advance(world: World, days: number): void {
  const target = world.now() + Math.round(days * DAY);
  runDue(world, target);
  world.jumpTo(target);
}

/** Does what is due by now, for a fake whose clock is set from outside. */
export function catchUp(world: World): void {
  runDue(world, world.now());
}

function runDue(world: World, target: number): void {
  const before = world.request;
  world.request = { id: null, idempotency_key: null };
  for (let next = nextDue(world); next && next.at <= target; next = nextDue(world)) {
    world.jumpTo(next.at);
    next.run();
  }
  world.request = before;
}

function nextDue(world: World): Due | undefined {
  const all = [
    ...[...world.subscriptions.values()].flatMap((subscription) => subscriptionDue(world, subscription)),
    ...[...world.invoices.values()].flatMap((invoice) => invoiceDue(world, invoice)),
  ];
  return all.sort((a, b) => a.at - b.at)[0];
}

function subscriptionDue(world: World, subscription: WireSubscription): Due[] {
  const { end } = currentPeriod(subscription);
  const cancel = () => {
    const asked = subscription.cancellation_details?.reason ?? "cancellation_requested";
    cancelNow(world, subscription, String(asked));
  };
  switch (subscription.status) {
    case "incomplete":
      return [{ at: subscription.created + 23 * HOUR, run: () => expireIncomplete(world, subscription) }];
    case "trialing": {
      const trialEnd = subscription.trial_end ?? end;
      const reminder = once(world, `trial:${subscription.id}:${trialEnd}`, trialEnd - 3 * DAY, () =>
        world.emit("customer.subscription.trial_will_end", subscription),
      );
      if (subscription.cancel_at !== null) return [...reminder, { at: subscription.cancel_at, run: cancel }];
      return [...reminder, { at: trialEnd, run: () => endTrial(world, subscription) }];
    }
    case "active":
    case "past_due":
    case "unpaid": {
      const upcoming = once(world, `upcoming:${subscription.id}:${end}`, end - UPCOMING_DAYS * DAY, () =>
        announce(world, subscription),
      );
      const cancelAt = subscription.cancel_at;
      if (cancelAt !== null && cancelAt <= end) return [{ at: cancelAt, run: cancel }];
      return [...upcoming, { at: end, run: () => renew(world, subscription) }];
    }
    default:
      return [];
  }
}

function invoiceDue(world: World, invoice: WireInvoice): Due[] {
  const at = invoice.status === "draft" ? invoice.automatically_finalizes_at : invoice.next_payment_attempt;
  if (at === null || !["draft", "open"].includes(invoice.status ?? "")) return [];
  return [{ at, run: () => collectDue(world, invoice) }];
}

function once(world: World, key: string, at: number, run: () => void): Due[] {
  if (world.reminded.has(key)) return [];
  return [
    {
      at,
      run: () => {
        world.reminded.add(key);
        run();
      },
    },
  ];
}

/** `invoice.upcoming` has no invoice id: nothing exists yet. */
function announce(world: World, subscription: WireSubscription): void {
  const { end } = currentPeriod(subscription);
  const amount = subscription.items.data.reduce(
    (sum, item) => sum + (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    0,
  );
  world.emit("invoice.upcoming", {
    object: "invoice",
    amount_due: amount,
    billing_reason: "upcoming",
    currency: subscription.currency,
    customer: subscription.customer,
    next_payment_attempt: end + HOUR,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: end,
    status: "draft",
    total: amount,
  });
}
