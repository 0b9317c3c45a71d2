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
  const at = now();
  const eventId = `evt_${randomToken(18)}`;
  const payload: Prisma.InputJsonObject = { id: eventId, type, createdAt: at.toISOString(), organizationId, data };
  await tx.webhookDelivery.createMany({
    data: hooks.map(({ id }) => ({
      organizationId,
      webhookId: id,
      eventId,
      eventType: type,
      payload,
      nextAttemptAt: at,
      createdAt: at,
    })),
  });
}
