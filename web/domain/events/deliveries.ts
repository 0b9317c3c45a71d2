import { type InTurn, inTurn, sinceWhere } from "~/platform/calendar/since";
import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { inOrganization } from "~/platform/db/client";
import type { WebhookDeliveryModel as Delivery } from "~/platform/db/generated/models";
import { NotFound } from "~/platform/errors";
import { endRest } from "./end-rest";
import type { Holder } from "./holder";

type DeliveryQuery = { limit?: number; cursor?: string | null } & InTurn;

/** The delivery log of one webhook, the newest first. */
export async function listDeliveries({ organizationId }: Holder, webhookId: number, query: DeliveryQuery = {}) {
  const { limit = 50 } = query;
  const turn = inTurn(query, readCursor(query.cursor, "number")?.[0]);
  return inOrganization(organizationId, async (tx) => {
    const hook = await tx.webhook.findFirst({ where: { id: webhookId, organizationId }, select: { id: true } });
    if (!hook) throw new NotFound("This webhook was not found.");
    const rows = await tx.webhookDelivery.findMany({
      where: { organizationId, webhookId, ...sinceWhere(query), id: turn.behind },
      orderBy: turn.orderBy,
      take: limit + 1,
    });
    return pageOf(rows.map(shown), limit, ({ id }) => [id]);
  });
}

const shown = (row: Delivery) => ({
  id: Number(row.id),
  eventId: row.eventId,
  eventType: row.eventType,
  payload: row.payload,
  state: row.state,
  attempts: row.attempts,
  responseStatus: row.responseStatus,
  responseBody: row.responseBody,
  durationMs: row.durationMs,
  lastError: row.lastError,
  nextAttemptAt: row.state === "queued" ? row.nextAttemptAt : null,
  replayOfId: row.replayOfId === null ? null : Number(row.replayOfId),
  createdAt: row.createdAt,
  deliveredAt: row.deliveredAt,
});

/** Sends an event once more as a delivery of its own; the event keeps its id, so that the receiver can tell. */
export async function replayDelivery(
  { organizationId }: Holder,
  webhookId: number,
  deliveryId: number,
): Promise<number> {
  return inOrganization(organizationId, async (tx) => {
    const row = await tx.webhookDelivery.findFirst({ where: { id: BigInt(deliveryId), webhookId, organizationId } });
    if (!row) throw new NotFound("This delivery was not found.");
    await endRest(tx, organizationId, webhookId);
    const at = now();
    const { id } = await tx.webhookDelivery.create({
      data: {
        organizationId,
        webhookId,
        eventId: row.eventId,
        eventType: row.eventType,
        payload: row.payload as object,
        replayOfId: row.id,
        nextAttemptAt: at,
        createdAt: at,
      },
      select: { id: true },
    });
    return Number(id);
  });
}
