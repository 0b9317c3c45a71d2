import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { HiringEvent } from "./events";

/** Ids and states only: who wants the names asks the API for them, with a key of their own. */
export type EventData = Record<string, string | number | boolean | null>;

/**
 * Tells the organization's webhooks of an event, in the caller's transaction: it leaves if and only if that commits. Every
 * hook that listens gets a delivery of its own with the same event id.
 */
export async function emitEvent(
  tx: Transaction,
  organizationId: number,
  type: HiringEvent,
  data: EventData,
): Promise<void> {
  const hooks = await tx.webhook.findMany({
    where: { organizationId, isActive: true, OR: [{ events: { isEmpty: true } }, { events: { has: type } }] },
    select: { id: true },
  });
  if (hooks.length === 0) return;
  const delivery = deliveryOf(organizationId, type, data);
  await tx.webhookDelivery.createMany({ data: hooks.map(({ id }) => ({ ...delivery, webhookId: id })) });
}

/** A test for one hook; it tells of nothing. */
export async function queueTest(tx: Transaction, organizationId: number, webhookId: number): Promise<number> {
  const delivery = { ...deliveryOf(organizationId, "webhook.ping", { webhookId }), webhookId };
  const { id } = await tx.webhookDelivery.create({ data: delivery, select: { id: true } });
  return Number(id);
}

function deliveryOf(organizationId: number, type: HiringEvent, data: EventData) {
  const at = now();
  const eventId = `evt_${randomToken(18)}`;
  const payload: Prisma.InputJsonObject = { id: eventId, type, createdAt: at.toISOString(), organizationId, data };
  return { organizationId, eventId, eventType: type, payload, nextAttemptAt: at, createdAt: at };
}
