import { z } from "zod";
import { recordAudit, requireRecentProof } from "~/domain/access";
import { after, HOUR_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { encryptField, randomToken } from "~/platform/crypto";
import { inOrganization } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { mayCall } from "~/platform/http/public-call";
import { EVENT_TYPES } from "./event-types";
import type { Holder } from "./holder";
import { giveUpQueued } from "./switch-off";

const MOST_HOOKS = 20;
const newSecret = (): string => `whsec_${randomToken()}`;

export const webhookForm = z.object({
  url: z
    .url({ protocol: /^https?$/, error: "The address must start with https://" })
    .max(1000)
    .refine((text) => URL.canParse(text) && isAllowed(new URL(text)), {
      error: "Use https and an address that can be reached from outside",
    }),
  description: z.string().trim().max(200, "Description has at most 200 characters").nullish(),
  events: z
    .array(z.enum(EVENT_TYPES, { error: `Events: ${EVENT_TYPES.join(", ")}` }))
    .max(50)
    .default([])
    .describe("What it is told of; empty: everything"),
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
  previousSecretUntil: true,
  restUntil: true,
  createdAt: true,
} as const;

/** The webhooks of the organization; their secrets are shown once, when they are made. */
export async function listWebhooks(holder: Holder) {
  const { organizationId } = holder;
  return inOrganization(organizationId, (tx) =>
    tx.webhook.findMany({ where: { organizationId }, select: VIEW, orderBy: { id: "asc" } }),
  );
}

/** Makes a webhook; the secret that signs its calls is in this answer and nowhere else. */
export async function createWebhook(holder: Holder, form: WebhookForm) {
  await requireRecentProof(holder.principal);
  const { organizationId, userId } = holder;
  const secret = newSecret();
  const hook = await inOrganization(organizationId, async (tx) => {
    if ((await tx.webhook.count({ where: { organizationId } })) >= MOST_HOOKS) {
      throw new Conflict(`At most ${MOST_HOOKS} webhooks. Remove one first.`);
    }
    const made = await tx.webhook.create({
      data: { ...form, organizationId, secretEncrypted: encryptField(secret), createdBy: userId, createdAt: now() },
      select: VIEW,
    });
    await recordAudit(tx, holder.principal, {
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
export async function deleteWebhook(holder: Holder, id: number): Promise<void> {
  const { organizationId } = holder;
  await inOrganization(organizationId, async (tx) => {
    const { count } = await tx.webhook.deleteMany({ where: { id, organizationId } });
    if (count === 0) throw new NotFound("This webhook was not found.");
    await recordAudit(tx, holder.principal, {
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
export async function updateWebhook(holder: Holder, id: number, change: WebhookChange) {
  const { organizationId } = holder;
  return inOrganization(organizationId, async (tx) => {
    const clean = change.isActive
      ? { failureCount: 0, failedCalls: 0, restUntil: null, disabledAt: null, disabledReason: null }
      : {};
    const { count } = await tx.webhook.updateMany({ where: { id, organizationId }, data: { ...change, ...clean } });
    if (count === 0) throw new NotFound("This webhook was not found.");
    if (change.isActive === false) await giveUpQueued(tx, organizationId, id);
    await recordAudit(tx, holder.principal, {
      action: "webhook.update",
      organizationId,
      entity: { type: "webhook", id },
      detail: { ...change },
    });
    return tx.webhook.findFirstOrThrow({ where: { id, organizationId }, select: VIEW });
  });
}

/** One webhook, without its secret. */
export const readWebhook = ({ organizationId }: Holder, id: number) =>
  inOrganization(organizationId, async (tx) => {
    const hook = await tx.webhook.findFirst({ where: { id, organizationId }, select: VIEW });
    if (!hook) throw new NotFound("This webhook was not found.");
    return hook;
  });

export const secretChange = z.object({
  overlapHours: z
    .int()
    .min(0, "From 0 to 168 hours")
    .max(168, "From 0 to 168 hours")
    .default(24)
    .describe("So long both secrets sign each call; 0: the old one ends at once"),
});

/** Gives a webhook a new secret, which is in this answer and nowhere else. For a while both sign, so that the receiver can change over. */
export async function rotateSecret(
  holder: Holder,
  id: number,
  { overlapHours }: z.output<typeof secretChange>,
): Promise<{ secret: string; previousSecretUntil: Date | null }> {
  await requireRecentProof(holder.principal);
  const { organizationId } = holder;
  const secret = newSecret();
  const previousSecretUntil = overlapHours > 0 ? after(now(), overlapHours * HOUR_MS) : null;
  await inOrganization(organizationId, async (tx) => {
    await tx.$queryRaw`select id from webhooks where organization_id = ${organizationId} and id = ${id} for update`;
    const hook = await tx.webhook.findFirst({ where: { id, organizationId }, select: { secretEncrypted: true } });
    if (!hook) throw new NotFound("This webhook was not found.");
    await tx.webhook.updateMany({
      where: { id, organizationId },
      data: {
        secretEncrypted: encryptField(secret),
        previousSecretEncrypted: previousSecretUntil ? hook.secretEncrypted : null,
        previousSecretUntil,
      },
    });
    await recordAudit(tx, holder.principal, {
      action: "webhook.rotate_secret",
      organizationId,
      entity: { type: "webhook", id },
      detail: { overlapHours },
    });
  });
  return { secret, previousSecretUntil };
}
