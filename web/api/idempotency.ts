import { createHash } from "node:crypto";
import { type Principal, principalKey } from "~/domain/access";
import { after, HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { IdempotencyKeyModel } from "~/platform/db/generated/models";
import { Conflict, Malformed } from "~/platform/errors";
import type { Endpoint } from "./endpoint";

const KEPT_MS = 24 * HOUR_MS;
/** A call that began and never ended (a crash) frees its key after this. */
const STALE_MS = 2 * MINUTE_MS;

type Call = {
  key: string;
  principal: Principal;
  declared: Endpoint;
  request: Request;
  input: unknown;
  run: () => Promise<Response>;
};

/** Runs a call once per key: the same key again gets the first answer, with another body it is refused. */
export async function withIdempotency({ key, principal, declared, request, input, run }: Call): Promise<Response> {
  if (key.length > 255) throw new Malformed("Idempotency-Key has at most 255 characters.");
  const owner = principalKey(principal);
  const path = new URL(request.url).pathname;
  const requestHash = createHash("sha256")
    .update(`${declared.method} ${path} ${JSON.stringify(input)}`)
    .digest("hex");
  const claimed = await claim({ owner, key, method: declared.method, path, requestHash });
  if (claimed) return claimed;
  const where = { principal_key: { principal: owner, key } };
  try {
    const response = await run();
    const body = await response.clone().text();
    const responseHeaders = Object.fromEntries(response.headers);
    await db().idempotencyKey.update({
      where,
      data: { state: "done", status: response.status, responseHeaders, responseBody: body },
    });
    return response;
  } catch (error) {
    // Nothing was done, so the caller may mend the request and use the key again.
    await db().idempotencyKey.delete({ where });
    throw error;
  }
}

type Fresh = Pick<IdempotencyKeyModel, "method" | "path" | "requestHash" | "lockedAt" | "expiresAt">;

/** Of several calls that find the same dead row one goes on: the row must still be as it was found. */
async function takeOver(
  { principal, key }: { principal: string; key: string },
  foundLockedAt: Date | null,
  fresh: Fresh,
): Promise<null> {
  const { count } = foundLockedAt
    ? await db().idempotencyKey.updateMany({
        where: { principal, key, lockedAt: foundLockedAt },
        data: { ...fresh, state: "running", status: null, responseBody: null },
      })
    : await db().idempotencyKey.createMany({ data: [{ principal, key, ...fresh }], skipDuplicates: true });
  if (count === 1) return null;
  throw stillRunning();
}

const stillRunning = () =>
  new Conflict("The first request with this Idempotency-Key is still running.", { code: "idempotency_key_busy" });

type Claim = { owner: string; key: string; method: string; path: string; requestHash: string };

async function claim({ owner, key, method, path, requestHash }: Claim): Promise<Response | null> {
  const at = now();
  const fresh = { method, path, requestHash, lockedAt: at, expiresAt: after(at, KEPT_MS) };
  const created = await db().idempotencyKey.createMany({
    data: [{ principal: owner, key, ...fresh }],
    skipDuplicates: true,
  });
  if (created.count === 1) return null;
  const where = { principal_key: { principal: owner, key } };
  const known = await db().idempotencyKey.findUnique({ where });
  if (!known || known.expiresAt <= at || (known.state === "running" && after(known.lockedAt, STALE_MS) <= at)) {
    return takeOver(where.principal_key, known?.lockedAt ?? null, fresh);
  }
  if (known.requestHash !== requestHash) {
    throw new Conflict("This Idempotency-Key was used for another request.", { code: "idempotency_key_reused" });
  }
  if (known.state === "running") throw stillRunning();
  const headers = new Headers(known.responseHeaders as Record<string, string>);
  headers.set("idempotent-replayed", "true");
  return new Response(known.responseBody, { status: known.status ?? 200, headers });
}
