import { z } from "zod";
import { now } from "~/platform/clock";
import { inOrganization, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, NotFound } from "~/platform/errors";
import { newEventId } from "./emit-event";
import { endRest } from "./end-rest";
import { EVENT_TYPES, EVENTS, type EventType } from "./event-types";
import type { Holder } from "./holder";

const NO_HOOK = "This webhook was not found.";
const isTried = (type: EventType) => type !== "webhook.ping";

export const testEventForm = z.object({
  type: z.enum(EVENT_TYPES).refine(isTried, "A ping goes to a webhook: POST /api/webhooks/{id}/ping"),
  webhookId: z
    .int()
    .positive()
    .optional()
    .describe("Send it to this webhook; else it stands in the log of events alone"),
});
type TestEvent = z.output<typeof testEventForm>;

/** Makes an event of which nothing is true, to try a receiver: marked `isTest`, told to the one webhook that is named, and to no other. */
export async function makeTestEvent(holder: Holder, { type, webhookId }: TestEvent): Promise<string> {
  const { organizationId } = holder;
  const eventId = newEventId();
  await inOrganization(organizationId, async (tx) => {
    if (webhookId !== undefined) await requireOn(tx, organizationId, webhookId);
    const data = EVENTS[type].example as Prisma.InputJsonObject;
    await tx.event.create({
      data: { organizationId, eventId, type, data, isTest: true, webhookId: webhookId ?? null, createdAt: now() },
      select: { id: true },
    });
  });
  return eventId;
}

/** Sends a test to one webhook, whatever it listens to; it tells of nothing. */
export const pingWebhook = (holder: Holder, webhookId: number): Promise<number> =>
  inOrganization(holder.organizationId, async (tx) => {
    const { organizationId } = holder;
    await requireOn(tx, organizationId, webhookId);
    const at = now();
    const [eventId, eventType] = [newEventId(), "webhook.ping"];
    const told = { id: eventId, type: eventType, createdAt: at.toISOString(), organizationId, isTest: true };
    const payload: Prisma.InputJsonObject = { ...told, data: { webhookId } };
    const { id } = await tx.webhookDelivery.create({
      data: { organizationId, webhookId, eventId, eventType, payload, nextAttemptAt: at, createdAt: at },
      select: { id: true },
    });
    return Number(id);
  });

async function requireOn(tx: Transaction, organizationId: number, id: number): Promise<void> {
  const hook = await tx.webhook.findFirst({ where: { id, organizationId }, select: { isActive: true } });
  if (!hook) throw new NotFound(NO_HOOK);
  if (!hook.isActive) throw new Conflict("This webhook is off. Switch it on first.", { code: "webhook_off" });
  await endRest(tx, organizationId, id);
}
