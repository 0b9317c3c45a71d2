import { type Principal, requireSignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import type { PaymentSubscriptionModel as Subscription } from "~/platform/db/generated/models";
import { planOf } from "../plans";
import { LIVE_STATUSES } from "../truth/grace";
import { annualOf, isChangeable } from "./annual-plan";
import { renewalAmountOf } from "./renewal-amount";

export type SubscriptionView = {
  subscriptionId: string;
  plan: string;
  planName: string;
  product: string;
  status: string;
  quantity: number;
  /** Cents at each renewal. */
  renewalAmount: number;
  interval: "month" | "year";
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  /** Set after a failed renewal: access ends then unless it is paid. */
  graceUntil: Date | null;
  /** The longer plan that it can be changed to now. */
  changeTo: string | null;
  testMode: boolean;
};

export async function subscriptionView(row: Subscription): Promise<SubscriptionView> {
  const plan = planOf(row.plan);
  return {
    subscriptionId: row.providerSubscriptionId,
    plan: row.plan,
    planName: plan.name,
    product: row.product,
    status: row.status,
    quantity: row.quantity,
    renewalAmount: await renewalAmountOf(row),
    interval: plan.interval ?? "month",
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    graceUntil: row.status === "past_due" ? row.graceUntil : null,
    changeTo: isChangeable(row) ? (annualOf(row)?.key ?? null) : null,
    testMode: row.provider === "test",
  };
}

/** The running subscriptions of a person, for the profile. */
export async function listSubscriptions(principal: Principal): Promise<SubscriptionView[]> {
  const { account } = requireSignedIn(principal);
  const rows = await db().paymentSubscription.findMany({
    where: { userId: account.id, status: { in: LIVE_STATUSES } },
    orderBy: { id: "asc" },
  });
  return Promise.all(rows.map(subscriptionView));
}
