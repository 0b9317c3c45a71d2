import { createHash } from "node:crypto";
import { type Principal, principalKey } from "~/domain/access";
import { Malformed } from "~/platform/errors";
import { type Claim, claimOnce, keepAnswer, releaseClaim } from "~/platform/idempotency";
import { log } from "~/platform/log";
import { shownPath } from "~/platform/secret-paths";
import { isUnreachable } from "~/platform/unreachable-database";
import type { Endpoint } from "./endpoint";

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
  const path = new URL(request.url).pathname;
  const requestHash = createHash("sha256")
    .update(`${declared.method} ${path} ${JSON.stringify(input)}`)
    .digest("hex");
  const claim: Claim = {
    principal: principalKey(principal),
    key,
    method: declared.method,
    path: shownPath(path),
    requestHash,
  };
  const first = await claimOnce(claim);
  if (first) {
    const headers = new Headers(first.headers);
    headers.set("idempotent-replayed", "true");
    return new Response(first.body, { status: first.status, headers });
  }
  let response: Response;
  try {
    response = await run();
  } catch (error) {
    // A database that went away may have kept the work: the key stays taken until the claim is stale.
    if (!isUnreachable(error)) await releaseClaim(claim);
    throw error;
  }
  const body = await response.clone().text();
  const answer = { status: response.status, headers: Object.fromEntries(response.headers), body };
  // The work is done, also where its answer cannot be kept: to free the key would have it done twice.
  await keepAnswer(claim, answer).catch((error) => log().warn({ err: error }, "an answer could not be kept"));
  return response;
}
