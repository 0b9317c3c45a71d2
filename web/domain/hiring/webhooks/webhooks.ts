import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { optionalLine } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { encryptField, randomToken } from "~/platform/crypto";
import { pageOf, readCursor } from "~/platform/cursor";
import { Conflict, NotFound } from "~/platform/errors";
import { mayCall } from "~/platform/http/public-call";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { queueTest } from "./emit-event";
import { HIRING_EVENTS, isHiringEvent } from "./events";

const MOST_HOOKS = 20;

export const webhookForm = z.object({
  url: z
    .url({ protocol: /^https?$/, error: "The address must start with https://" })
    .max(1000)
    .refine((text) => URL.canParse(text) && isAllowed(new URL(text)), {
      error: "Use https and an address that can be reached from outside",
    }),
  description: optionalLine("Description", 200).nullish(),
  events: z
    .array(z.string())
    .max(50)
    .refine((names) => names.every(isHiringEvent), { error: `Events: ${Object.keys(HIRING_EVENTS).join(", ")}` })
    .default([]),
});
export type WebhookForm = z.output<typeof webhookForm>;

/** What can be said of an address without asking anybody; the connection is checked again when it is made. */
function isAllowed(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLiteral = /^[\d.]+$|:/.test(host);
  if (isLiteral && !mayCall(host, config().DEV_TOOLS)) return false;
  if (!config().DEV_TOOLS && (host === "localhost" || host.endsWith(".localhost") || host.endsWith(".internal")))
    return false;
  return (url.protocol === "https:" || config().DEV_TOOLS) && !url.username && !url.password;
}

const VIEW = {
  id: true,
  url: true,
  description: true,
  events: true,
  isActive: true,
  failureCount: true,
  disabledReason: true,
  createdAt: true,
} as const;

/** The webhooks of the organization; their secrets are shown once, when they are made. */
export async function listWebhooks(member: HiringMember) {
  const { organizationId } = member;
  return inHiring(member, (tx) =>
    tx.webhook.findMany({ where: { organizationId }, select: VIEW, orderBy: { id: "asc" } }),
  );
}

/** Makes a webhook; the secret that signs its calls is in this answer and nowhere else. */
export async function createWebhook(member: HiringMember, form: WebhookForm) {
  const { organizationId, userId } = member;
  const secret = `whsec_${randomToken()}`;
  const hook = await inHiring(member, async (tx) => {
    if ((await tx.webhook.count({ where: { organizationId } })) >= MOST_HOOKS) {
      throw new Conflict(`At most ${MOST_HOOKS} webhooks. Remove one first.`);
    }
    const made = await tx.webhook.create({
      data: { ...form, organizationId, secretEncrypted: encryptField(secret), createdBy: userId, createdAt: now() },
      select: VIEW,
    });
    await recordAudit(tx, member.principal, {
      action: "webhook.create",
      organizationId,
      entity: { type: "webhook", id: made.id },
      detail: { host: new URL(form.url).host, events: form.events },
    });
    return made;
  });
  return { ...hook, secret };
}

/** Removes a webhook with its deliveries. */
export async function deleteWebhook(member: HiringMember, id: number): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const { count } = await tx.webhook.deleteMany({ where: { id, organizationId } });
    if (count === 0) throw new NotFound("This webhook was not found.");
    await recordAudit(tx, member.principal, {
      action: "webhook.delete",
      organizationId,
      entity: { type: "webhook", id },
    });
  });
}

/** What is not given stays: the default of the form must not be filled in here. */
export const webhookChange = z.object({
  description: webhookForm.shape.description,
  events: webhookForm.shape.events.unwrap().optional(),
  isActive: z.boolean().optional(),
});
export type WebhookChange = z.output<typeof webhookChange>;

/** Changes what a webhook listens to, or switches it; switched on again it starts with a clean record. */
export async function updateWebhook(member: HiringMember, id: number, change: WebhookChange) {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    const clean = change.isActive ? { failureCount: 0, disabledAt: null, disabledReason: null } : {};
    const { count } = await tx.webhook.updateMany({ where: { id, organizationId }, data: { ...change, ...clean } });
    if (count === 0) throw new NotFound("This webhook was not found.");
    await recordAudit(tx, member.principal, {
      action: "webhook.update",
      organizationId,
      entity: { type: "webhook", id },
      detail: { ...change },
    });
    return tx.webhook.findFirstOrThrow({ where: { id, organizationId }, select: VIEW });
  });
}

/** One webhook, without its secret. */
export const readWebhook = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const hook = await tx.webhook.findFirst({ where: { id, organizationId: member.organizationId }, select: VIEW });
    if (!hook) throw new NotFound("This webhook was not found.");
    return hook;
  });

/** Sends a test event to one webhook, whatever it listens to. */
export const pingWebhook = (member: HiringMember, id: number): Promise<number> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const hook = await tx.webhook.findFirst({ where: { id, organizationId }, select: { isActive: true } });
    if (!hook) throw new NotFound("This webhook was not found.");
    if (!hook.isActive) throw new Conflict("This webhook is off. Switch it on first.", { code: "webhook_off" });
    return queueTest(tx, organizationId, id);
  });

type DeliveryQuery = { limit?: number; cursor?: string | null };

/** The delivery log of one webhook, the newest first. */
export async function listDeliveries(
  member: HiringMember,
  webhookId: number,
  { limit = 50, cursor }: DeliveryQuery = {},
) {
  const { organizationId } = member;
  const after = readCursor(cursor, "number");
  return inHiring(member, async (tx) => {
    const hook = await tx.webhook.findFirst({ where: { id: webhookId, organizationId }, select: { id: true } });
    if (!hook) throw new NotFound("This webhook was not found.");
    const rows = await tx.webhookDelivery.findMany({
      where: { organizationId, webhookId, ...(after ? { id: { lt: BigInt(after[0]) } } : {}) },
      orderBy: { id: "desc" },
      take: limit + 1,
    });
    const { data: shown, nextCursor } = pageOf(rows, limit, ({ id }) => [Number(id)]);
    const data = shown.map((row) => ({
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
    }));
    return { data, nextCursor };
  });
}

/** Sends an event once more as a delivery of its own; the event keeps its id, so that the receiver can tell. */
export async function replayDelivery(member: HiringMember, webhookId: number, deliveryId: number): Promise<number> {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    const row = await tx.webhookDelivery.findFirst({ where: { id: BigInt(deliveryId), webhookId, organizationId } });
    if (!row) throw new NotFound("This delivery was not found.");
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
