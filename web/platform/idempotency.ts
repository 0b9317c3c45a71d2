import { after, HOUR_MS, MINUTE_MS, now } from "./clock";
import { decryptField, encryptField } from "./crypto";
import { db } from "./db/client";
import type { IdempotencyKeyModel } from "./db/generated/models";
import { Conflict } from "./errors";

const KEPT_MS = 24 * HOUR_MS;
/** Work that has not ended after this is taken for broken off (a crash): nobody can say how far it came. */
const STALE_MS = 2 * MINUTE_MS;
/** A longer answer is not kept: the same key again is then told that the work is done. */
const LONGEST_ANSWER_BYTES = 1024 * 1024;

/** Work that is done once: whose, under which key, and what exactly it was. */
export type Claim = { principal: string; key: string; method: string; path: string; requestHash: string };

export type FirstAnswer = { status: number; headers: Record<string, string>; body: Uint8Array | null };

export const KEY_BUSY = "idempotency_key_busy";
export const OUTCOME_UNKNOWN = "idempotency_outcome_unknown";
const BUSY_SECONDS = 1;

/** Null when the work is the caller's to do; otherwise what was answered the first time. */
export async function claimOnce(claim: Claim): Promise<FirstAnswer | null> {
  const at = now();
  const { principal, key, ...work } = claim;
  const fresh = { ...work, lockedAt: at, expiresAt: after(at, KEPT_MS) };
  const created = await db().idempotencyKey.createMany({ data: [{ principal, key, ...fresh }], skipDuplicates: true });
  if (created.count === 1) return null;
  const known = await db().idempotencyKey.findUnique({ where: whereOf(claim) });
  if (!known || known.expiresAt <= at) return takeOver(claim, known?.lockedAt ?? null, fresh);
  if (known.requestHash !== claim.requestHash) {
    throw new Conflict("This Idempotency-Key was used for another request.", { code: "idempotency_key_reused" });
  }
  if (known.state === "running") throw after(known.lockedAt, STALE_MS) <= at ? brokenOff() : stillRunning();
  return firstAnswer(known);
}

/** Keeps the answer for whoever sends the same again; null for one that cannot be kept: the work stays done. */
export async function keepAnswer(claim: Claim, status: number, answer: Omit<FirstAnswer, "status"> | null) {
  const tooLong = (answer?.body?.length ?? 0) > LONGEST_ANSWER_BYTES;
  const answerEncrypted = answer && !tooLong ? encrypted(answer) : null;
  await db().idempotencyKey.update({ where: whereOf(claim), data: { state: "done", status, answerEncrypted } });
}

/** Nothing was done, so the caller may mend the request and use the key again. */
export async function releaseClaim(claim: Claim): Promise<void> {
  await db().idempotencyKey.deleteMany({ where: { principal: claim.principal, key: claim.key } });
}

const whereOf = ({ principal, key }: Claim) => ({ principal_key: { principal, key } });

/** An answer may hold a secret that is shown once, so it lies there as other people's secrets do. */
const encrypted = ({ headers, body }: Omit<FirstAnswer, "status">): string =>
  encryptField(JSON.stringify({ headers, body: body && Buffer.from(body).toString("base64") }));

function firstAnswer({ status, answerEncrypted }: IdempotencyKeyModel): FirstAnswer {
  if (!answerEncrypted) {
    throw new Conflict(
      "What this Idempotency-Key asked for is done; its answer was not kept. Read the result instead.",
      {
        code: "idempotency_answer_not_kept",
      },
    );
  }
  const { headers, body } = JSON.parse(decryptField(answerEncrypted)) as {
    headers: Record<string, string>;
    body: string | null;
  };
  return { status: status ?? 200, headers, body: body === null ? null : new Uint8Array(Buffer.from(body, "base64")) };
}

const stillRunning = () =>
  new Conflict("The first request with this Idempotency-Key is still running.", {
    code: KEY_BUSY,
    retryAfterSeconds: BUSY_SECONDS,
  });

/** Doing it again could do it twice, so whoever asked looks first. */
const brokenOff = () =>
  new Conflict(
    "The first request with this Idempotency-Key broke off and may have done its work. Look whether it did; if not, send it with a new key.",
    { code: OUTCOME_UNKNOWN },
  );

type Fresh = Pick<IdempotencyKeyModel, "method" | "path" | "requestHash" | "lockedAt" | "expiresAt">;

/** Of several calls that find the same row run out one goes on: the row must still be as it was found. */
async function takeOver({ principal, key }: Claim, foundLockedAt: Date | null, fresh: Fresh): Promise<null> {
  const { count } = foundLockedAt
    ? await db().idempotencyKey.updateMany({
        where: { principal, key, lockedAt: foundLockedAt },
        data: { ...fresh, state: "running", status: null, answerEncrypted: null, responseBody: null },
      })
    : await db().idempotencyKey.createMany({ data: [{ principal, key, ...fresh }], skipDuplicates: true });
  if (count === 1) return null;
  throw stillRunning();
}
