import { after, HOUR_MS, MINUTE_MS, now } from "./clock";
import { db } from "./db/client";
import type { IdempotencyKeyModel } from "./db/generated/models";
import { Conflict } from "./errors";

const KEPT_MS = 24 * HOUR_MS;
/** Work that began and never ended (a crash) frees its key after this. */
const STALE_MS = 2 * MINUTE_MS;

/** Work that is done once: whose, under which key, and what exactly it was. */
export type Claim = { principal: string; key: string; method: string; path: string; requestHash: string };

export type FirstAnswer = { status: number; headers: Record<string, string>; body: string | null };

/** Null when the work is the caller's to do; otherwise what was answered the first time. */
export async function claimOnce(claim: Claim): Promise<FirstAnswer | null> {
  const at = now();
  const { principal, key, ...work } = claim;
  const fresh = { ...work, lockedAt: at, expiresAt: after(at, KEPT_MS) };
  const created = await db().idempotencyKey.createMany({ data: [{ principal, key, ...fresh }], skipDuplicates: true });
  if (created.count === 1) return null;
  const known = await db().idempotencyKey.findUnique({ where: whereOf(claim) });
  if (!known || known.expiresAt <= at || (known.state === "running" && after(known.lockedAt, STALE_MS) <= at)) {
    return takeOver(claim, known?.lockedAt ?? null, fresh);
  }
  if (known.requestHash !== claim.requestHash) {
    throw new Conflict("This Idempotency-Key was used for another request.", { code: "idempotency_key_reused" });
  }
  if (known.state === "running") throw stillRunning();
  return {
    status: known.status ?? 200,
    headers: known.responseHeaders as Record<string, string>,
    body: known.responseBody,
  };
}

/** Keeps the answer for whoever sends the same again. */
export async function keepAnswer(claim: Claim, { status, headers, body }: FirstAnswer): Promise<void> {
  const data = { state: "done", status, responseHeaders: headers, responseBody: body };
  await db().idempotencyKey.update({ where: whereOf(claim), data });
}

/** Nothing was done, so the caller may mend the request and use the key again. */
export async function releaseClaim(claim: Claim): Promise<void> {
  await db().idempotencyKey.deleteMany({ where: { principal: claim.principal, key: claim.key } });
}

const whereOf = ({ principal, key }: Claim) => ({ principal_key: { principal, key } });

const stillRunning = () =>
  new Conflict("The first request with this Idempotency-Key is still running.", { code: "idempotency_key_busy" });

type Fresh = Pick<IdempotencyKeyModel, "method" | "path" | "requestHash" | "lockedAt" | "expiresAt">;

/** Of several calls that find the same dead row one goes on: the row must still be as it was found. */
async function takeOver({ principal, key }: Claim, foundLockedAt: Date | null, fresh: Fresh): Promise<null> {
  const { count } = foundLockedAt
    ? await db().idempotencyKey.updateMany({
        where: { principal, key, lockedAt: foundLockedAt },
        data: { ...fresh, state: "running", status: null, responseBody: null },
      })
    : await db().idempotencyKey.createMany({ data: [{ principal, key, ...fresh }], skipDuplicates: true });
  if (count === 1) return null;
  throw stillRunning();
}
