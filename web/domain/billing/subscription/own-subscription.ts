import { type Principal, requireOwnAccount, type SignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import type { PaymentSubscriptionModel as Subscription } from "~/platform/db/generated/models";
import { NotFound } from "~/platform/errors";
import { LIVE_STATUSES } from "../truth/grace";

/** Which of the person's subscriptions is meant; without an id the one of the research, else the only one. */
export type Meant = { subscriptionId?: string | null; product?: string | null };

/** The person's own running subscription. An administrator who views as a customer has none here. */
export async function ownSubscription(
  principal: Principal,
  { subscriptionId, product }: Meant,
): Promise<{ signedIn: SignedIn; subscription: Subscription }> {
  const signedIn = requireOwnAccount(principal);
  const live = await db().paymentSubscription.findMany({
    where: {
      userId: signedIn.account.id,
      status: { in: LIVE_STATUSES },
      ...(subscriptionId ? { providerSubscriptionId: subscriptionId } : {}),
      ...(product ? { product } : {}),
    },
  });
  const subscription = live.find((row) => row.product === "research") ?? live[0];
  if (!subscription) throw new NotFound("There is no running subscription.");
  return { signedIn, subscription };
}
