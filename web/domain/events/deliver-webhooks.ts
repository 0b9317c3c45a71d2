import { after, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { decryptField } from "~/platform/crypto";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { postPublicly } from "~/platform/http/public-call";
import { STALE_MS, settleEvents, webhooksWait } from "./settle-events";
import { webhookSignature } from "./signature";
import { giveUpQueued } from "./switch-off";

/** Waits between the attempts; after the last one the delivery is given up and can be replayed by hand. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS];
/** How long an address is left alone after a failed call; doubled with each further one. */
const REST_MS = 5 * SECOND_MS;
const MOST_REST_MS = 10 * MINUTE_MS;
/** Calls under way at once, in all and to one address. Those who failed lately never get the last half of the free ones. */
const AT_ONCE = 400;
const OF_ONE = 3;
/** So many events given up one after the other switch a webhook off. */
const MOST_FAILURES = 10;
/** How often new work is looked for while calls are under way. */
const LOOK_MS = SECOND_MS / 10;

type Claimed = {
  id: bigint;
  organizationId: number;
  webhookId: number;
  eventId: string;
  eventType: string;
  payload: unknown;
  attempts: number;
  url: string;
  secret: string;
  previousSecret: string | null;
  failedCalls: number;
};

export type Delivered = { delivered: number; failed: number; gaveUp: number };

type Terms = {
  signal?: AbortSignal;
  /** After this long nothing new is taken; what is under way is waited for. */
  forMs?: number;
};

/**
 * Makes the calls that are due until none is left. Each address is called on its own: a slow one holds up nobody else, and work that
 * comes meanwhile is taken at once. Any number of processes share it.
 */
export async function deliverWebhooks({ signal, forMs = 4 * MINUTE_MS }: Terms = {}): Promise<Delivered> {
  const done: Delivered = { delivered: 0, failed: 0, gaveUp: 0 };
  const running = new Set<Promise<void>>();
  const until = performance.now() + forMs;
  for (;;) {
    if (!signal?.aborted && performance.now() < until && (await webhooksWait())) {
      await settleEvents();
      for (const delivery of await claim(AT_ONCE - running.size)) {
        const call: Promise<void> = deliver(delivery)
          .then((outcome) => {
            done[outcome] += 1;
          })
          .finally(() => running.delete(call));
        running.add(call);
      }
    }
    if (running.size === 0) break;
    await Promise.race([Promise.all(running), rest(LOOK_MS)]);
  }
  return done;
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const CLAIM_SQL = `
  select id, organization_id as "organizationId", webhook_id as "webhookId", event_id as "eventId", event_type as "eventType",
    payload, attempts, url, secret_encrypted as secret, previous_secret_encrypted as "previousSecret", failed_calls as "failedCalls"
  from claim_deliveries($1, $2, $3, $4, $5)`;

async function claim(room: number): Promise<Claimed[]> {
  const values = [now(), after(now(), -STALE_MS), room, OF_ONE, Math.max(0, room - AT_ONCE / 2)];
  const { rows } = await pool().query<Claimed>({ name: "webhooks-claim", text: CLAIM_SQL, values });
  return rows;
}

type Outcome = {
  responseStatus: number | null;
  responseBody: string | null;
  lastError: string | null;
  durationMs: number;
};

async function deliver(delivery: Claimed): Promise<keyof Delivered> {
  const body = JSON.stringify(delivery.payload);
  const seconds = Math.floor(now().getTime() / 1000);
  const secrets = [delivery.secret, delivery.previousSecret].flatMap((held) => (held ? [decryptField(held)] : []));
  const started = performance.now();
  const taken = () => Math.round(performance.now() - started);
  try {
    const answer = await postPublicly(delivery.url, {
      body,
      allowLoopback: config().DEV_TOOLS,
      headers: {
        "content-type": "application/json",
        "user-agent": "Statewise-Webhooks/1.0",
        "statewise-event": delivery.eventType,
        "statewise-event-id": delivery.eventId,
        "statewise-signature": webhookSignature(secrets, seconds, body),
      },
    });
    const said = {
      responseStatus: answer.status,
      responseBody: answer.body.replaceAll("\u0000", ""),
      durationMs: taken(),
    };
    const isFine = answer.status >= 200 && answer.status < 300;
    return settle(delivery, { ...said, lastError: isFine ? null : `Answered ${answer.status}` });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "Unknown error";
    return settle(delivery, { responseStatus: null, responseBody: null, lastError, durationMs: taken() });
  }
}

async function settle(delivery: Claimed, outcome: Outcome): Promise<keyof Delivered> {
  const { id, organizationId, attempts } = delivery;
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
    await noteOnWebhook(tx, delivery, result, at);
  });
  return result;
}

/** The record of an address: who answers is called as ever, who does not is left alone for a while, and in the end no more. */
async function noteOnWebhook(tx: Transaction, delivery: Claimed, result: keyof Delivered, at: Date): Promise<void> {
  const { webhookId: id, organizationId, failedCalls } = delivery;
  if (result === "delivered") {
    const fresh = { failureCount: 0, failedCalls: 0, restUntil: null };
    // A row that says so already is not written again: a thousand calls would wait for each other.
    const isOld = { OR: [{ failureCount: { gt: 0 } }, { failedCalls: { gt: 0 } }] };
    await tx.webhook.updateMany({ where: { id, organizationId, ...isOld }, data: fresh });
    return;
  }
  const pause = Math.min(MOST_REST_MS, REST_MS * 2 ** Math.min(failedCalls, 10));
  await tx.webhook.updateMany({
    where: { id, organizationId },
    data: {
      failedCalls: { increment: 1 },
      restUntil: after(at, pause),
      ...(result === "gaveUp" ? { failureCount: { increment: 1 } } : {}),
    },
  });
  const { count } = await tx.webhook.updateMany({
    where: { id, organizationId, isActive: true, failureCount: { gte: MOST_FAILURES } },
    data: {
      isActive: false,
      disabledAt: at,
      disabledReason: `${MOST_FAILURES} events in a row could not be delivered`,
    },
  });
  if (count > 0) await giveUpQueued(tx, organizationId, id);
}
