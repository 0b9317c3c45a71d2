import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { type Plan, planOf, plansOf } from "../plans";
import { LIVE_STATUSES } from "./grace";

type PaidProduct = Plan["product"];
type Entitlement = {
  level: string;
  until: Date;
  plan: Plan;
  isCoupon: boolean;
  subscriptionId: string | null;
  quantity: number;
};

const OF_BILLING = new Set(["purchase", "subscription", "coupon"]);

/**
 * Sets the account's access to a product from what is paid for it now. What an administrator or a trial gave stays
 * where it reaches further.
 */
export async function recomputeAccess(tx: Transaction, userId: number, product: PaidProduct, at: Date): Promise<void> {
  const entitlement = await entitlementOf(tx, userId, product);
  const data =
    product === "research"
      ? await researchColumns(tx, userId, entitlement, at)
      : await productColumns(tx, userId, product, entitlement, at);
  // A deleted account is nobody to give access to.
  if (data) await tx.user.updateMany({ where: { id: userId, deletedAt: null }, data });
}

async function entitlementOf(tx: Transaction, userId: number, product: PaidProduct): Promise<Entitlement | null> {
  const best = await tx.purchase.findFirst({
    where: { userId, plan: { in: plansOf(product) }, isActive: true, grantedAt: { not: null } },
    orderBy: [{ accessEndDate: "desc" }, { id: "desc" }],
  });
  if (!best?.accessEndDate) return null;
  const grace = best.stripeSubscriptionId
    ? await tx.paymentSubscription.findUnique({
        where: { providerSubscriptionId: best.stripeSubscriptionId },
        select: { graceUntil: true },
      })
    : null;
  const until = grace?.graceUntil && grace.graceUntil > best.accessEndDate ? grace.graceUntil : best.accessEndDate;
  return {
    level: best.accessGranted ?? "none",
    until,
    plan: planOf(best.plan),
    isCoupon: best.provider === null,
    subscriptionId: best.stripeSubscriptionId,
    quantity: best.quantity,
  };
}

async function researchColumns(
  tx: Transaction,
  userId: number,
  entitlement: Entitlement | null,
  at: Date,
): Promise<Prisma.UserUpdateManyMutationInput | null> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { accessLevel: true, accessExpiry: true, accessSource: true },
  });
  const own = OF_BILLING.has(user.accessSource ?? "");
  const paymentStatus = await paymentStatusOf(tx, userId, entitlement);
  if (!entitlement || entitlement.until <= at) {
    if (!own) return { paymentStatus };
    return { paymentStatus, accessExpiry: endOf(user.accessExpiry, entitlement?.until ?? at) };
  }
  const subscriptionType = entitlement.level === "trial" ? "trial" : entitlement.plan.key;
  if (!own && reachesFurther(user.accessLevel, user.accessExpiry, entitlement.until)) {
    return { paymentStatus, subscriptionType };
  }
  const paid = entitlement.subscriptionId ? "subscription" : "purchase";
  return {
    accessLevel: entitlement.level,
    accessExpiry: entitlement.until,
    accessSource: entitlement.isCoupon ? "coupon" : paid,
    subscriptionType,
    paymentStatus,
  };
}

async function productColumns(
  tx: Transaction,
  userId: number,
  product: Exclude<PaidProduct, "research">,
  entitlement: Entitlement | null,
  at: Date,
): Promise<Prisma.UserUpdateManyMutationInput | null> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const level = user[`${product}AccessLevel`];
  const expiry = user[`${product}AccessExpiry`];
  const own = user[`${product}SubscriptionId`] !== null;
  if (!entitlement || entitlement.until <= at) {
    return own ? { [`${product}AccessExpiry`]: endOf(expiry, entitlement?.until ?? at) } : null;
  }
  if (!own && reachesFurther(level, expiry, entitlement.until)) return null;
  return {
    // The columns of hiring and people have no trial: a trial is simply active until its end.
    [`${product}AccessLevel`]: entitlement.level === "trial" ? "active" : entitlement.level,
    [`${product}AccessExpiry`]: entitlement.until,
    [`${product}SubscriptionId`]: entitlement.subscriptionId ?? "coupon",
    // The seats that people are counted against.
    ...(product === "hris" ? { hrisEmployeeCount: entitlement.quantity } : {}),
  };
}

const endOf = (current: Date | null, end: Date): Date => (current && current < end ? current : end);

function reachesFurther(level: string, expiry: Date | null, until: Date): boolean {
  if (level === "none") return false;
  return expiry === null ? level === "unlimited" || level === "admin" : expiry > until;
}

async function paymentStatusOf(tx: Transaction, userId: number, entitlement: Entitlement | null): Promise<string> {
  const subscription = await tx.paymentSubscription.findFirst({
    where: { userId, product: "research", status: { in: LIVE_STATUSES } },
    select: { status: true, cancelAtPeriodEnd: true },
  });
  if (subscription?.status === "past_due") return "past_due";
  if (subscription) return subscription.cancelAtPeriodEnd ? "canceled" : "active";
  if (entitlement) return entitlement.subscriptionId ? "canceled" : "active";
  const last = await tx.purchase.findFirst({
    where: { userId, plan: { in: plansOf("research") } },
    orderBy: { id: "desc" },
    select: { paymentStatus: true },
  });
  if (last?.paymentStatus === "refunded") return "refunded";
  return last?.paymentStatus === "failed" ? "failed" : "none";
}
