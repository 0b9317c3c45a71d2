import { type Principal, recordAudit } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { providerNamed } from "~/platform/payments/payments";
import type { ProviderName } from "~/platform/payments/provider";
import { syncSubscription } from "../truth/sync-subscription";
import { type Meant, ownSubscription } from "./own-subscription";
import { type SubscriptionView, subscriptionView } from "./subscription-view";

/** Ends a subscription with the period that is paid: access goes on until then, nothing is charged any more. */
export function cancelSubscription(principal: Principal, meant: Meant): Promise<SubscriptionView> {
  return setCancelled(principal, meant, true);
}

/** Takes a cancellation back while the paid period runs. */
export function resumeSubscription(principal: Principal, meant: Meant): Promise<SubscriptionView> {
  return setCancelled(principal, meant, false);
}

async function setCancelled(principal: Principal, meant: Meant, cancel: boolean): Promise<SubscriptionView> {
  const { signedIn, subscription } = await ownSubscription(principal, meant);
  const { provider, providerSubscriptionId, cancelAtPeriodEnd } = subscription;
  if (cancelAtPeriodEnd === cancel) {
    throw new Conflict(cancel ? "This subscription is cancelled already." : "This subscription is not cancelled.", {
      code: cancel ? "already_cancelled" : "not_cancelled",
    });
  }
  await providerNamed(provider as ProviderName).setCancelAtPeriodEnd(providerSubscriptionId, cancel);
  await recordAudit(db(), signedIn, {
    action: cancel ? "subscription.cancel" : "subscription.resume",
    subjectUserId: signedIn.account.id,
    entity: { type: "subscription", id: providerSubscriptionId },
  });
  await syncSubscription(provider as ProviderName, providerSubscriptionId);
  return subscriptionView(await db().paymentSubscription.findUniqueOrThrow({ where: { id: subscription.id } }));
}
