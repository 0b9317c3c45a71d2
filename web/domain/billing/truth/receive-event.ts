import { after, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { PaymentEventModel as EventRow } from "~/platform/db/generated/models";
import { log } from "~/platform/log";
import { PaymentRefused } from "~/platform/payments/payment-problem";
import { providerNamed } from "~/platform/payments/payments";
import type { MoneyBack, ProviderEvent, ProviderName } from "~/platform/payments/provider";
import { readStripeEvent } from "~/platform/payments/stripe/webhook";
import { syncWhatPaymentIsFor } from "./sync-purchase";
import { syncSubscription } from "./sync-subscription";

const MOST_ATTEMPTS = 10;
const BATCH = 100;

export type Received = { received: true; state: "processed" | "ignored" | "replayed" };

/**
 * Takes one webhook of Stripe: signature checked, id kept, and what it names read again. Replays and disorder change
 * nothing, because nothing of its contents is believed. A failure is answered as one, so that Stripe sends it again.
 */
export async function receiveStripeEvent(rawBody: string, signature: string | null): Promise<Received> {
  const event = readStripeEvent(rawBody, signature);
  const row = await keep("stripe", event);
  if (row.status === "processed" || row.status === "ignored") return { received: true, state: "replayed" };
  return { received: true, state: await process(row, event.about) };
}

/**
 * Reads again what a refund or a dispute is about that was found at the provider: once for each state of it, kept beside
 * the events, so that one whose message came costs one reading more and one whose message was lost is not lost.
 */
export async function receiveFound(provider: ProviderName, found: MoneyBack): Promise<boolean> {
  const about = { kind: "payment" as const, id: found.paymentId };
  const eventId = `found:${found.id}:${found.status}`;
  const row = await keep(provider, { id: eventId, type: `${found.kind}.found`, createdAt: found.at, about });
  if (row.status !== "received") return false;
  await process(row, about);
  return true;
}

async function keep(provider: ProviderName, { id, type, createdAt, about }: ProviderEvent): Promise<EventRow> {
  await db().paymentEvent.createMany({
    data: [
      {
        provider,
        eventId: id,
        type,
        objectId: about ? `${about.kind}:${about.id}` : null,
        providerCreatedAt: createdAt,
        receivedAt: now(),
      },
    ],
    skipDuplicates: true,
  });
  return db().paymentEvent.findUniqueOrThrow({ where: { provider_eventId: { provider, eventId: id } } });
}

async function process(row: EventRow, about: ProviderEvent["about"]): Promise<"processed" | "ignored"> {
  const provider = row.provider as ProviderName;
  try {
    const state = about && (await act(provider, about)) === "synced" ? "processed" : "ignored";
    await db().paymentEvent.update({
      where: { id: row.id },
      data: { status: state, processedAt: now(), attempts: { increment: 1 }, error: null },
    });
    return state;
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error).slice(0, 500);
    await db().paymentEvent.update({
      where: { id: row.id },
      data: { status: "failed", attempts: { increment: 1 }, error: message },
    });
    throw error;
  }
}

async function act(provider: ProviderName, { kind, id }: NonNullable<ProviderEvent["about"]>) {
  if (kind === "subscription") return syncSubscription(provider, id);
  if (kind === "payment") {
    return syncWhatPaymentIsFor(provider, id, (payment) => providerNamed(provider).subscriptionOfPayment(payment));
  }
  return chargeSavedCard(provider, id);
}

/** A card that was saved in a browser that was closed before it could say so. */
async function chargeSavedCard(provider: ProviderName, setupId: string): Promise<"synced" | "not-ours"> {
  const setup = await providerNamed(provider).readCardSetup(setupId);
  const subscriptionId = setup.metadata.subscriptionId;
  if (!setup.methodId || !subscriptionId) return "not-ours";
  try {
    await providerNamed(provider).chargeCard(subscriptionId, setup.methodId);
  } catch (error) {
    // Refused for what is owed: that is an answer, and asking again would charge again.
    if (!(error instanceof PaymentRefused)) throw error;
  }
  return syncSubscription(provider, subscriptionId);
}

/** Events whose work failed, once more. */
export async function retryEvents(at: Date): Promise<number> {
  const rows = await db().paymentEvent.findMany({
    where: {
      attempts: { lt: MOST_ATTEMPTS },
      OR: [{ status: "failed" }, { status: "received", receivedAt: { lte: after(at, -5 * MINUTE_MS) } }],
    },
    orderBy: { id: "asc" },
    take: BATCH,
  });
  let worked = 0;
  for (const row of rows) {
    const [kind, ...rest] = (row.objectId ?? "").split(":");
    const about = kind ? { kind: kind as "payment" | "subscription" | "card", id: rest.join(":") } : null;
    await process(row, about).then(
      () => {
        worked += 1;
      },
      (error) => log().warn({ err: error, event: row.eventId }, "payment event failed again"),
    );
  }
  return worked;
}
