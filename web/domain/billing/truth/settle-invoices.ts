import type {
  PurchaseModel as Purchase,
  PaymentSubscriptionModel as Subscription,
} from "~/platform/db/generated/models";
import type { InvoiceState, PaymentState, ProviderName, SubscriptionState } from "~/platform/payments/provider";
import type { Plan } from "../plans";
import { GRACE_MS } from "./grace";
import { mailFailedRenewal } from "./mails";
import { type Outcome, type Settling, settlePurchase } from "./settle-purchase";

type Bills = {
  provider: ProviderName;
  plan: Plan;
  state: SubscriptionState;
  subscription: Subscription;
  payments: ReadonlyMap<string, PaymentState>;
};

/** One purchase for each invoice, the oldest first, in the state that its payment has. */
export async function settleInvoices(settling: Settling, bills: Bills): Promise<void> {
  const oldestFirst = [...bills.state.invoices].reverse();
  for (const invoice of oldestFirst) {
    if (invoice.status === "draft") continue;
    const known = await settling.tx.purchase.findUnique({ where: { stripeInvoiceId: invoice.id } });
    if (known?.grantedAt) continue;
    if (invoice.status === "void" && !known && !invoice.isFirst) continue;
    const purchase = known ?? (await purchaseOf(settling, bills, invoice));
    await settlePurchase(settling, purchase, outcomeOf(bills, invoice));
    await tellFailure(settling, bills, invoice);
  }
}

function outcomeOf({ payments, state }: Bills, invoice: InvoiceState): Outcome {
  const payment = payments.get(invoice.id) ?? null;
  // The invoice follows its payment a moment later; what was paid is paid.
  const isPaid = invoice.status === "paid" || payment?.status === "paid";
  const over = invoice.status === "void" || (invoice.isFirst && state.status === "incomplete_expired");
  return {
    payment,
    status: isPaid ? "paid" : over ? "over" : "open",
    period: { start: invoice.periodStart, end: invoice.periodEnd },
    isTrial: isTrial(state, invoice),
  };
}

const isTrial = ({ trialEnd }: SubscriptionState, { isFirst, subtotal }: InvoiceState): boolean =>
  isFirst && trialEnd !== null && subtotal === 0;

/** The first invoice belongs to the attempt that began the agreement; every later one is a purchase of its own. */
async function purchaseOf({ tx, buyer }: Settling, bills: Bills, invoice: InvoiceState): Promise<Purchase> {
  const { plan, state, subscription, provider } = bills;
  const refs = { stripeInvoiceId: invoice.id, stripeSubscriptionId: state.id };
  const begun = invoice.isFirst ? Number(state.metadata.purchaseId) : Number.NaN;
  if (Number.isInteger(begun)) {
    const where = { id: begun, userId: buyer.id, stripeInvoiceId: null };
    const attempt = await tx.purchase.findFirst({ where });
    if (attempt) return tx.purchase.update({ where: { id: attempt.id }, data: refs });
  }
  return tx.purchase.create({
    data: {
      ...refs,
      userId: buyer.id,
      plan: plan.key,
      provider,
      serviceType: isTrial(state, invoice) ? "trial" : plan.key,
      amount: invoice.amountDue,
      listAmount: invoice.listAmount,
      discountAmount: Math.max(0, invoice.listAmount - invoice.amountDue),
      quantity: state.quantity,
      purchaseDate: invoice.periodStart,
      couponId: invoice.isFirst ? subscription.couponId : null,
    },
  });
}

async function tellFailure(
  { tx, buyer }: Settling,
  { plan, payments, state }: Bills,
  invoice: InvoiceState,
): Promise<void> {
  if (invoice.isFirst || invoice.status !== "open" || invoice.attempts === 0) return;
  const accessUntil = state.status === "past_due" ? new Date(invoice.periodStart.getTime() + GRACE_MS) : null;
  const reason = payments.get(invoice.id)?.failure ?? null;
  await mailFailedRenewal(tx, buyer, { plan, invoice, reason, accessUntil });
}
