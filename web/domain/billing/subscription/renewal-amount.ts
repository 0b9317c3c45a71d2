import { db, type Transaction } from "~/platform/db/client";
import type { PaymentSubscriptionModel as Subscription } from "~/platform/db/generated/models";
import { planOf } from "../plans";

/** Cents at the next renewal: an agreement keeps the price that it began with, also when the plan table names another. */
export async function renewalAmountOf(
  { plan, quantity, providerSubscriptionId }: Subscription,
  tx: Transaction = db(),
): Promise<number> {
  const last = await tx.purchase.findFirst({
    where: { stripeSubscriptionId: providerSubscriptionId, listAmount: { gt: 0 } },
    orderBy: { id: "desc" },
    select: { listAmount: true, quantity: true },
  });
  const each = last?.listAmount ? last.listAmount / last.quantity : planOf(plan).amount;
  return Math.round(each * quantity);
}
