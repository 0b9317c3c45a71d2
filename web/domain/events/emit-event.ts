import { now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { EventData, EventType } from "./event-types";

/**
 * Tells the organization's systems of an event, in the caller's transaction: it leaves if and only if that commits. Who listens is
 * looked up when the event is settled, right after.
 */
export async function emitEvent<Type extends EventType>(
  tx: Transaction,
  organizationId: number,
  type: Type,
  data: EventData<Type>,
): Promise<void> {
  await tx.event.create({
    data: { organizationId, eventId: newEventId(), type, data: data as Prisma.InputJsonObject, createdAt: now() },
    select: { id: true },
  });
}

export const newEventId = (): string => `evt_${randomToken(18)}`;
