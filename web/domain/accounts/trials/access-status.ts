import { accessOf, type Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";

export type AccessStatus = {
  hasAccess: boolean;
  accessType: string;
  expiresAt: Date | null;
  subscriptionType: string;
  subscriptionId: string | null;
  source: string;
  endedAt: Date | null;
  /** The countdown runs by this, not by the clock of the browser. */
  serverTime: Date;
};

/** What the caller may read now, until when and why: the server's answer that the browser shows a copy of. */
export async function accessStatus(principal: Principal): Promise<AccessStatus> {
  const serverTime = now();
  const { allowed, level, expiresAt, source, endedAt } = accessOf(principal, "research", serverTime);
  const subscription = principal.account && (await researchSubscription(principal.account.id));
  return {
    hasAccess: allowed,
    accessType: allowed ? level : "none",
    expiresAt,
    subscriptionType: subscription?.plan ?? (allowed ? level : "none"),
    subscriptionId: subscription?.providerSubscriptionId ?? null,
    source,
    endedAt,
    serverTime,
  };
}

const researchSubscription = (userId: number) =>
  db().paymentSubscription.findFirst({
    where: { userId, product: "research", status: { in: ["trialing", "active", "past_due"] } },
    select: { plan: true, providerSubscriptionId: true },
  });
