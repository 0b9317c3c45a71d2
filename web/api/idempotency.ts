import { createHash } from "node:crypto";
import { type Principal, principalKey } from "~/domain/access";
import { sign, tokenHash } from "~/platform/crypto";
import { Invalid, Malformed } from "~/platform/errors";
import { type Claim, claimOnce, keepAnswer, releaseClaim } from "~/platform/idempotency";
import { log } from "~/platform/log";
import { shownPath } from "~/platform/secret-paths";
import { isUnreachable } from "~/platform/unreachable-database";
import type { Endpoint } from "./endpoint";
import { problemResponse, productErrorOf } from "./problem";

/**
 * What the same call again does: `key`: under one Idempotency-Key it is done once; `safe`: it changes nothing, as often as it is
 * sent; `refused`: it cannot be done once by a key, and a key is refused.
 */
export type Idempotency = "key" | "safe" | "refused";

export function idempotencyOf({ method, changesNothing, refusesKeys }: Endpoint): Idempotency {
  if (method === "get" || changesNothing) return "safe";
  return refusesKeys ? "refused" : "key";
}

type Call = {
  key: string | null;
  principal: Principal;
  declared: Endpoint;
  request: Request;
  input: unknown;
  run: () => Promise<Response>;
};

/** Runs a call, once where it brings a key: the same key again gets the first answer, with another body it is refused. */
export async function withIdempotency(call: Call): Promise<Response> {
  const kind = idempotencyOf(call.declared);
  if (call.key === null || kind === "safe") return call.run();
  if (kind === "refused") {
    throw new Invalid(`This call takes no Idempotency-Key: ${call.declared.refusesKeys}.`, {
      code: "idempotency_key_refused",
    });
  }
  if (call.key.length === 0 || call.key.length > 255) {
    throw new Malformed("Idempotency-Key has 1 to 255 characters.");
  }
  const claim = await claimOf(call, call.key);
  const first = await claimOnce(claim);
  if (!first) return runOnce(call, claim);
  const headers = new Headers(first.headers);
  headers.set("idempotent-replayed", "true");
  return new Response(first.body as BodyInit | null, { status: first.status, headers });
}

async function claimOf({ principal, declared: { method }, request, input }: Call, key: string): Promise<Claim> {
  const path = new URL(request.url).pathname;
  const sent = JSON.stringify(await tellingFiles(input));
  // Keyed, because a body may hold a password: a bare hash in a copy of the database would let others try words against it.
  const requestHash = tokenHash(sign("idempotency", `${method} ${path} ${sent}`));
  return { principal: principalKey(principal), key, method, path: shownPath(path).slice(0, 300), requestHash };
}

/** A file is told by its content; as JSON all files look alike. */
async function tellingFiles(part: unknown): Promise<unknown> {
  if (part instanceof Blob) {
    const content = createHash("sha256").update(new Uint8Array(await part.arrayBuffer()));
    return { file: part instanceof File ? part.name : "", content: content.digest("hex") };
  }
  if (Array.isArray(part)) return Promise.all(part.map(tellingFiles));
  if (typeof part !== "object" || part === null || part instanceof Date) return part;
  const fields = Object.entries(part).map(async ([name, value]) => [name, await tellingFiles(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

async function runOnce({ run }: Call, claim: Claim): Promise<Response> {
  let response: Response;
  try {
    response = await run();
  } catch (error) {
    // A database that went away may have kept the work: nobody can say, and the key stays taken.
    if (isUnreachable(error)) throw error;
    const known = productErrorOf(error);
    // A mistake of ours may have come in the middle of the work: doing it again could do it twice.
    if (known.status === 500) return kept(claim, problemResponse(known));
    await releaseClaim(claim);
    throw known;
  }
  return kept(claim, response);
}

/** The work is done, also where its answer cannot be kept: to free the key would have it done twice. */
async function kept(claim: Claim, response: Response): Promise<Response> {
  const { "set-cookie": cookie, ...headers } = Object.fromEntries(response.headers);
  const body = new Uint8Array(await response.clone().arrayBuffer());
  // A cookie is for the browser that asked, and for it alone.
  const answer = cookie === undefined ? { headers, body: body.length > 0 ? body : null } : null;
  await keepAnswer(claim, response.status, answer).catch((error) =>
    log().warn({ err: error }, "an answer could not be kept"),
  );
  return response;
}
