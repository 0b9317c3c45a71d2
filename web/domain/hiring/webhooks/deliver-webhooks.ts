import { createHmac } from "node:crypto";
import { after, HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { decryptField } from "~/platform/crypto";
import { inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { postPublicly } from "~/platform/http/public-call";

/** Waits between the attempts; after the last one the delivery is given up and can be replayed by hand. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS];
/** A process that died in the middle of a call: somebody else makes it again. */
const STALE_MS = 2 * MINUTE_MS;
const AT_ONCE = 20;
/** So many events given up one after the other switch a webhook off. */
const MOST_FAILURES = 10;

type Claimed = {
  id: bigint;
  webhookId: number;
  eventId: string;
  eventType: string;
  payload: unknown;
  attempts: number;
};

export type Delivered = { delivered: number; failed: number; gaveUp: number };

/** Makes the calls that are due. Each organization's inside its own wall; any number of processes share the work. */
export async function deliverWebhooks({ signal }: { signal?: AbortSignal } = {}): Promise<Delivered> {
  const at = now();
  const { rows } = await pool().query<{ id: number }>("select organizations_with_due_deliveries($1, $2) as id", [
    at,
    after(at, -STALE_MS),
  ]);
  const done: Delivered = { delivered: 0, failed: 0, gaveUp: 0 };
  for (const { id: organizationId } of rows) {
    if (signal?.aborted) break;
    for (const delivery of await claim(organizationId)) done[await deliver(organizationId, delivery)] += 1;
  }
  return done;
}

async function claim(organizationId: number): Promise<Claimed[]> {
  const at = now();
  return inOrganization(
    organizationId,
    (tx) => tx.$queryRaw<Claimed[]>`
      update webhook_deliveries set state = 'running', claimed_at = ${at}, attempts = attempts + 1
      where organization_id = ${organizationId} and id in (
        select id from webhook_deliveries
        where organization_id = ${organizationId}
          and ((state = 'queued' and next_attempt_at <= ${at})
            or (state = 'running' and claimed_at < ${after(at, -STALE_MS)}))
        order by id limit ${AT_ONCE} for update skip locked)
      returning id, webhook_id as "webhookId", event_id as "eventId", event_type as "eventType", payload, attempts`,
  );
}

type Outcome = {
  responseStatus: number | null;
  responseBody: string | null;
  lastError: string | null;
  durationMs: number;
};

async function deliver(organizationId: number, delivery: Claimed): Promise<keyof Delivered> {
  const hook = await inOrganization(organizationId, (tx) =>
    tx.webhook.findFirst({ where: { id: delivery.webhookId, organizationId } }),
  );
  if (!hook?.isActive)
    return settle(organizationId, delivery, { ...NOTHING, lastError: "The webhook is switched off" });
  const body = JSON.stringify(delivery.payload);
  const seconds = Math.floor(now().getTime() / 1000);
  const started = performance.now();
  const taken = () => Math.round(performance.now() - started);
  try {
    const answer = await postPublicly(hook.url, {
      body,
      allowLoopback: config().DEV_TOOLS,
      headers: {
        "content-type": "application/json",
        "user-agent": "Statewise-Webhooks/1.0",
        "statewise-event": delivery.eventType,
        "statewise-event-id": delivery.eventId,
        "statewise-signature": webhookSignature(decryptField(hook.secretEncrypted), seconds, body),
      },
    });
    const said = {
      responseStatus: answer.status,
      responseBody: answer.body.replaceAll("\u0000", ""),
      durationMs: taken(),
    };
    const isFine = answer.status >= 200 && answer.status < 300;
    return settle(organizationId, delivery, { ...said, lastError: isFine ? null : `Answered ${answer.status}` });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "Unknown error";
    return settle(organizationId, delivery, { ...NOTHING, lastError, durationMs: taken() });
  }
}

const NOTHING = { responseStatus: null, responseBody: null, durationMs: 0 };

/** `t=1763800000,v1=…`: HMAC-SHA256 of `t.body` with the webhook's secret, so that old calls cannot be played again. */
export const webhookSignature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;

async function settle(organizationId: number, delivery: Claimed, outcome: Outcome): Promise<keyof Delivered> {
  const { id, webhookId, attempts } = delivery;
  const at = now();
  const wait = WAITS_MS[attempts - 1];
  const result: keyof Delivered = outcome.lastError === null ? "delivered" : wait === undefined ? "gaveUp" : "failed";
  const state = { delivered: "delivered", failed: "queued", gaveUp: "gave_up" }[result];
  await inOrganization(organizationId, async (tx) => {
    await tx.webhookDelivery.updateMany({
      where: { id, organizationId },
      data: {
        ...outcome,
        state,
        claimedAt: null,
        ...(result === "delivered" ? { deliveredAt: at } : {}),
        ...(result === "failed" && wait !== undefined ? { nextAttemptAt: after(at, wait) } : {}),
      },
    });
    if (result === "delivered") {
      await tx.webhook.updateMany({ where: { id: webhookId, organizationId }, data: { failureCount: 0 } });
    }
    if (result === "gaveUp") {
      await tx.webhook.updateMany({
        where: { id: webhookId, organizationId },
        data: { failureCount: { increment: 1 } },
      });
      await tx.webhook.updateMany({
        where: { id: webhookId, organizationId, isActive: true, failureCount: { gte: MOST_FAILURES } },
        data: {
          isActive: false,
          disabledAt: at,
          disabledReason: `${MOST_FAILURES} events in a row could not be delivered`,
        },
      });
    }
  });
  return result;
}
