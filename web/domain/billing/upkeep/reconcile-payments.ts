import { after, DAY_MS, MINUTE_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { db } from "~/platform/db/client";
import { log } from "~/platform/log";
import { providerNamed } from "~/platform/payments/payments";
import type { ProviderName } from "~/platform/payments/provider";
import { giveUp } from "../purchase/attempts";
import { RENEWAL_EVE_MS } from "../truth/grace";
import { receiveFound, retryEvents } from "../truth/receive-event";
import { syncPurchase } from "../truth/sync-purchase";
import { syncSubscription } from "../truth/sync-subscription";

/** A buyer at the card form needs no help from us. */
const QUIET_MS = 2 * MINUTE_MS;
/** An attempt that nobody paid is given up then, and its coupon is free again. */
const ABANDONED_MS = DAY_MS;
/** Stripe repeats a message for three days: what is older than this was told or is found by hand. */
const LOOK_BACK_MS = 7 * DAY_MS;
const BATCH = 200;

export type Reconciled = {
  attempts: number;
  givenUp: number;
  subscriptions: number;
  events: number;
  moneyBack: number;
  failed: number;
};

/**
 * Compares what we hold with the provider where a webhook may have been lost or the process died: attempts that wait,
 * renewals that are due, events that failed, money that went back without a word. Run every few minutes; it finds nothing to do when all is well.
 */
export async function reconcilePayments(now: Date): Promise<Reconciled> {
  const done: Reconciled = { attempts: 0, givenUp: 0, subscriptions: 0, events: 0, moneyBack: 0, failed: 0 };
  const each = async <Row>(rows: Row[], count: keyof Reconciled, work: (row: Row) => Promise<unknown>) => {
    for (const row of rows) {
      try {
        await work(row);
        done[count] += 1;
      } catch (error) {
        done.failed += 1;
        log().warn({ err: error }, "payment could not be compared");
      }
    }
  };
  done.events = await retryEvents(now);
  await each(await waitingAttempts(now), "attempts", syncPurchase);
  await each(await abandonedAttempts(now), "givenUp", giveUp);
  await each(await dueSubscriptions(now), "subscriptions", (row) =>
    syncSubscription(row.provider as ProviderName, row.providerSubscriptionId),
  );
  await lookForMoneyBack(now).then(
    (found) => {
      done.moneyBack = found;
    },
    (error) => {
      done.failed += 1;
      log().warn({ err: error }, "refunds and disputes could not be compared");
    },
  );
  return done;
}

/** What staff gave back in the provider's dashboard, and what banks took back, where no message of it arrived. */
async function lookForMoneyBack(now: Date): Promise<number> {
  const { payments: mode } = config();
  if (mode === "none") return 0;
  const found = await providerNamed(mode).moneyBackSince(after(now, -LOOK_BACK_MS));
  const ids = new Set(found.map(({ id, status }) => `found:${id}:${status}`));
  const known = await db().paymentEvent.findMany({
    where: { provider: mode, eventId: { in: [...ids] } },
    select: { eventId: true },
  });
  for (const { eventId } of known) ids.delete(eventId);
  let read = 0;
  for (const one of found) {
    if (ids.has(`found:${one.id}:${one.status}`) && (await receiveFound(mode, one))) read += 1;
  }
  return read;
}

const WAITING = { paymentStatus: { in: ["pending", "failed"] }, isActive: true, grantedAt: null };

const waitingAttempts = (now: Date) =>
  db().purchase.findMany({
    where: { ...WAITING, purchaseDate: { lte: after(now, -QUIET_MS) } },
    orderBy: { id: "asc" },
    take: BATCH,
  });

/** Only first payments: a renewal that was not paid is the provider's to give up. */
async function abandonedAttempts(now: Date) {
  const old = await db().purchase.findMany({
    where: { ...WAITING, purchaseDate: { lte: after(now, -ABANDONED_MS) } },
    orderBy: { id: "asc" },
    take: BATCH,
  });
  const ids = old.flatMap(({ stripeSubscriptionId }) => stripeSubscriptionId ?? []);
  const begun = await db().paymentSubscription.findMany({
    where: { providerSubscriptionId: { in: ids }, status: { notIn: ["incomplete", "incomplete_expired"] } },
    select: { providerSubscriptionId: true },
  });
  const running = new Set(begun.map(({ providerSubscriptionId }) => providerSubscriptionId));
  return old.filter(({ stripeSubscriptionId }) => !running.has(stripeSubscriptionId ?? ""));
}

/** Around a renewal, and as long as one is owed; asked at most once in ten minutes. */
const dueSubscriptions = (now: Date) =>
  db().paymentSubscription.findMany({
    where: {
      OR: [
        { status: { in: ["trialing", "active"] }, currentPeriodEnd: { lte: after(now, RENEWAL_EVE_MS) } },
        { status: { in: ["past_due", "incomplete"] } },
        { graceUntil: { not: null } },
      ],
      AND: { OR: [{ syncedAt: null }, { syncedAt: { lte: after(now, -10 * MINUTE_MS) } }, { syncedAt: { gt: now } }] },
    },
    orderBy: { syncedAt: "asc" },
    take: BATCH,
  });
