import { after, HOUR_MS, MINUTE_MS, now, SECOND_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { decryptField } from "~/platform/crypto";
import { inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { postPublicly } from "~/platform/http/public-call";
import { log } from "~/platform/log";
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
  let ended: Outcome[] = [];
  const until = performance.now() + forMs;
  for (;;) {
    const batch = ended;
    ended = [];
    const unwritten = await settled(batch, done);
    ended = [...unwritten, ...ended];
    if (unwritten.length === 0 && !signal?.aborted && performance.now() < until && (await webhooksWait())) {
      await settleEvents();
      // What has ended and could not be written down yet counts as under way: nobody may take it again.
      for (const delivery of await claim(AT_ONCE - running.size - ended.length)) {
        const call: Promise<void> = deliver(delivery)
          .then((outcome) => void ended.push(outcome))
          .finally(() => running.delete(call));
        running.add(call);
      }
    }
    if (running.size === 0 && (ended.length === 0 || signal?.aborted)) break;
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

type Result = "delivered" | "queued" | "gave_up";

/** What came of a call, as the database writes it down. */
type Outcome = {
  id: string;
  state: Result;
  responseStatus: number | null;
  responseBody: string | null;
  lastError: string | null;
  durationMs: number;
  nextAttemptAt: Date | null;
};

async function deliver(delivery: Claimed): Promise<Outcome> {
  const body = JSON.stringify(delivery.payload);
  const seconds = Math.floor(now().getTime() / 1000);
  const secrets = [delivery.secret, delivery.previousSecret].flatMap((held) => (held ? [decryptField(held)] : []));
  const started = performance.now();
  const told = (said: Pick<Outcome, "responseStatus" | "responseBody" | "lastError">) =>
    outcomeOf(delivery, { ...said, durationMs: Math.round(performance.now() - started) });
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
    const isFine = answer.status >= 200 && answer.status < 300;
    const responseBody = answer.body.replaceAll("\u0000", "");
    return told({
      responseStatus: answer.status,
      responseBody,
      lastError: isFine ? null : `Answered ${answer.status}`,
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "Unknown error";
    return told({ responseStatus: null, responseBody: null, lastError });
  }
}

function outcomeOf(
  { id, attempts }: Claimed,
  said: Pick<Outcome, "responseStatus" | "responseBody" | "lastError" | "durationMs">,
): Outcome {
  const wait = WAITS_MS[attempts - 1];
  const state: Result = said.lastError === null ? "delivered" : wait === undefined ? "gave_up" : "queued";
  const nextAttemptAt = state === "queued" && wait !== undefined ? after(now(), wait) : null;
  return { ...said, id: String(id), state, nextAttemptAt };
}

const SETTLE_SQL = `
  select organization_id as "organizationId", webhook_id as "webhookId" from settle_deliveries($1, $2, $3, $4, $5)
  where webhook_id is not null`;
const COUNTED = { delivered: "delivered", queued: "failed", gave_up: "gaveUp" } as const;

/** Writes down what has ended, all together; answers what is still to be written where the database could not be reached. */
async function settled(ended: Outcome[], done: Delivered): Promise<Outcome[]> {
  if (ended.length === 0) return [];
  const values = [now(), JSON.stringify(ended), REST_MS / SECOND_MS, MOST_REST_MS / SECOND_MS, MOST_FAILURES];
  let off: { organizationId: number; webhookId: number }[];
  try {
    ({ rows: off } = await pool().query({ name: "webhooks-settle", text: SETTLE_SQL, values }));
  } catch (err) {
    log().warn({ err, calls: ended.length }, "what came of calls of webhooks could not be written down yet");
    return ended;
  }
  for (const { state } of ended) done[COUNTED[state]] += 1;
  for (const { organizationId, webhookId } of off) {
    await inOrganization(organizationId, (tx) => giveUpQueued(tx, organizationId, webhookId));
  }
  return [];
}
