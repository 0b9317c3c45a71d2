import { type Principal, recordAudit } from "~/domain/access";
import { randomToken } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { providerNamed } from "~/platform/payments/payments";
import type { ProviderName } from "~/platform/payments/provider";
import { buyerOfCustomer } from "../truth/reading";
import { syncSubscription } from "../truth/sync-subscription";
import { type Meant, ownSubscription } from "./own-subscription";
import { type SubscriptionView, subscriptionView } from "./subscription-view";

export type CardSetup = { clientSecret: string; setupIntentId: string; subscription: SubscriptionView };

/** Begins a change of card: the browser hands the new card to the provider, never to us. */
export async function startCardUpdate(principal: Principal, meant: Meant): Promise<CardSetup> {
  const { subscription } = await ownSubscription(principal, meant);
  const provider = providerNamed(subscription.provider);
  const customer = await db().paymentCustomer.findFirstOrThrow({
    where: { userId: subscription.userId, provider: subscription.provider },
  });
  const { id, clientSecret } = await provider.createCardSetup({
    key: `statewise-card-${subscription.id}-${randomToken(12)}`,
    customerId: customer.providerCustomerId,
    metadata: { subscriptionId: subscription.providerSubscriptionId },
  });
  return { clientSecret: clientSecret ?? "", setupIntentId: id, subscription: await subscriptionView(subscription) };
}

/** Charges the new card from now on, and at once where a renewal had failed. */
export async function finishCardUpdate(
  principal: Principal,
  { setupIntentId, ...meant }: Meant & { setupIntentId: string },
): Promise<SubscriptionView> {
  const { signedIn, subscription } = await ownSubscription(principal, meant);
  await chargeSavedCard(subscription.provider as ProviderName, setupIntentId, {
    userId: signedIn.account.id,
    subscriptionId: subscription.providerSubscriptionId,
  });
  await recordAudit(db(), signedIn, {
    action: "subscription.update_card",
    subjectUserId: signedIn.account.id,
    entity: { type: "subscription", id: subscription.providerSubscriptionId },
  });
  return subscriptionView(await db().paymentSubscription.findUniqueOrThrow({ where: { id: subscription.id } }));
}

type Target = { userId: number; subscriptionId: string };

async function chargeSavedCard(provider: ProviderName, setupId: string, { userId, subscriptionId }: Target) {
  const setup = await providerNamed(provider).readCardSetup(setupId);
  if ((await buyerOfCustomer(setup.customerId)) !== userId) throw new NotFound("This card was not found.");
  if (!setup.methodId) throw new Conflict("The card was not saved. Try again.", { code: "card_not_saved" });
  try {
    await providerNamed(provider).chargeCard(subscriptionId, setup.methodId);
  } finally {
    // Also when the new card was refused for what is owed: the next reading must know.
    await syncSubscription(provider, subscriptionId);
  }
}
