import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import type { PaymentSubscriptionModel as Subscription } from "~/platform/db/generated/models";
import { kickMail } from "~/platform/mail/kick-mail";
import { providerNamed } from "~/platform/payments/payments";
import type { PaymentState, ProviderName, SubscriptionState } from "~/platform/payments/provider";
import { PLANS, type Plan, type PlanKey, planOfPrice } from "../plans";
import { queueCancellation, queueRefund } from "../upkeep/queue-task";
import { graceOf, isLive, LIVE_STATUSES } from "./grace";
import { mailCancelled } from "./mails";
import { buyerOfCustomer, lockBuyer, nextTicket } from "./reading";
import { recomputeAccess } from "./recompute-access";
import { settleInvoices } from "./settle-invoices";
import type { Settling } from "./settle-purchase";

/**
 * Reads a subscription with its invoices at the provider and writes what they say: what is paid, until when, what failed,
 * whether it goes on. Any number of times and in any order with one result.
 */
export async function syncSubscription(provider: ProviderName, id: string): Promise<"synced" | "not-ours"> {
  const ticket = await nextTicket();
  const state = await providerNamed(provider).readSubscription(id);
  const userId = await buyerOfCustomer(state.customerId);
  // The price says what is paid now; what was noted at the order may be the plan before a change.
  const plan = planOfPrice(state.priceKey) ?? PLANS.get(state.metadata.plan as PlanKey);
  if (userId === null || !plan) return "not-ours";
  const payments = await readPayments(provider, state);
  const at = now();
  await db().$transaction(async (tx) => {
    const buyer = await lockBuyer(tx, userId);
    const known = await tx.paymentSubscription.findUnique({ where: { providerSubscriptionId: id } });
    // Somebody read it after us and has written already: what they read was newer.
    if (known && known.syncNumber > ticket) return;
    const settling: Settling = { tx, buyer, at, ticket };
    const isSecond = isLive(state.status) && (await hasOther(tx, userId, plan, id));
    const row = await keepSubscription(settling, { provider, plan, state, known, isSecond });
    await settleInvoices(settling, { provider, plan, state, payments, subscription: row });
    if (isSecond) await undoSecond(tx, provider, id);
    const paidUntil = await paidUntilOf(tx, id);
    const graceUntil = graceOf(state, paidUntil, at);
    await tx.paymentSubscription.update({ where: { id: row.id }, data: { graceUntil } });
    await recomputeAccess(tx, userId, plan.product, at);
    await tellCancellation(settling, { plan, state, known, paidUntil });
  });
  kickMail();
  return "synced";
}

/** The payments of invoices that are not settled here yet; of the others every change has an event of its own. */
async function readPayments(provider: ProviderName, { invoices }: SubscriptionState) {
  const ids = invoices.map((invoice) => invoice.id);
  const settled = await db().purchase.findMany({
    where: { stripeInvoiceId: { in: ids }, grantedAt: { not: null } },
    select: { stripeInvoiceId: true },
  });
  const done = new Set(settled.map(({ stripeInvoiceId }) => stripeInvoiceId));
  const waiting = invoices.filter(({ id, amountDue, status }) => !done.has(id) && amountDue > 0 && status !== "draft");
  const payments = new Map<string, PaymentState>();
  for (const { id } of waiting) {
    const payment = await providerNamed(provider).paymentOfInvoice(id);
    if (payment) payments.set(id, payment);
  }
  return payments;
}

function hasOther(tx: Transaction, userId: number, { product }: Plan, id: string): Promise<boolean> {
  return tx.paymentSubscription
    .count({ where: { userId, product, status: { in: LIVE_STATUSES }, providerSubscriptionId: { not: id } } })
    .then((others) => others > 0);
}

/** Two windows paid for two agreements on one product: the second is ended and its money goes back. */
async function undoSecond(tx: Transaction, provider: ProviderName, id: string): Promise<void> {
  await queueCancellation(tx, { provider, providerSubscriptionId: id, reason: "second_subscription" });
  const paid = await tx.purchase.findMany({ where: { stripeSubscriptionId: id, grantedAt: { not: null } } });
  for (const purchase of paid) await queueRefund(tx, purchase);
}

type Kept = {
  provider: ProviderName;
  plan: Plan;
  state: SubscriptionState;
  known: Subscription | null;
  isSecond: boolean;
};

async function keepSubscription({ tx, buyer, at, ticket }: Settling, { provider, plan, state, known, isSecond }: Kept) {
  const columns = {
    plan: plan.key,
    status: isSecond ? "canceled" : state.status,
    quantity: state.quantity,
    providerPriceId: state.priceId,
    currentPeriodStart: state.periodStart,
    currentPeriodEnd: state.periodEnd,
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    canceledAt: state.canceledAt,
    hasCard: state.hasCard,
    syncedAt: at,
    syncNumber: ticket,
  };
  if (known) return tx.paymentSubscription.update({ where: { id: known.id }, data: columns });
  return tx.paymentSubscription.create({
    data: {
      ...columns,
      userId: buyer.id,
      product: plan.product,
      provider,
      providerSubscriptionId: state.id,
    },
  });
}

async function paidUntilOf(tx: Transaction, stripeSubscriptionId: string): Promise<Date | null> {
  const paid = await tx.purchase.aggregate({
    where: { stripeSubscriptionId, isActive: true, grantedAt: { not: null } },
    _max: { accessEndDate: true },
  });
  return paid._max.accessEndDate;
}

type Ending = { plan: Plan; state: SubscriptionState; known: Subscription | null; paidUntil: Date | null };

/** One mail per cancellation: when it is asked for, or when it comes without having been asked for. */
async function tellCancellation({ tx, buyer, at }: Settling, { plan, state, known, paidUntil }: Ending): Promise<void> {
  const asked = state.cancelAtPeriodEnd && isLive(state.status) && !known?.cancelAtPeriodEnd;
  const ended = state.status === "canceled" && known && isLive(known.status) && !known.cancelAtPeriodEnd;
  if (!asked && !ended) return;
  const accessUntil = paidUntil && paidUntil > at ? paidUntil : null;
  await mailCancelled(tx, buyer, { plan, subscriptionId: state.id, canceledAt: state.canceledAt ?? at, accessUntil });
}
