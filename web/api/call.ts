import {
  type Principal,
  principalKey,
  requireAccess,
  requireAdministrator,
  requirePermission,
  requirePerson,
  requireScope,
  requireSignedIn,
} from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { consumeRate, type RateState } from "~/platform/rate-limit";
import { type CallContext, type Endpoint, type RateRule, Reply, type Who } from "./endpoint";
import { withIdempotency } from "./idempotency";
import { parseInput } from "./parse";
import { problemResponse } from "./problem";

export type CallBindings = { address: string; requestId: string };

const DEFAULT_RATE: RateRule = { max: 300, windowSeconds: 60 };

/** The way of every API request: who, may they, how often, what exactly; then the handler and its answer. */
export async function call(
  declared: Endpoint,
  request: Request,
  params: Record<string, string>,
  { address, requestId }: CallBindings,
): Promise<Response> {
  let rate: RateState | null = null;
  let response: Response;
  try {
    const principal = await resolvePrincipal({
      cookie: request.headers.get("cookie"),
      authorization: request.headers.get("authorization"),
      address,
    });
    rate = await countCall(declared, principal);
    await guard(declared, principal);
    const input = await parseInput(declared, request, params);
    const context = { principal, request, requestId, address } as CallContext<"user">;
    const run = async () => toResponse(await declared.handle(input, context));
    const key = declared.idempotent ? request.headers.get("idempotency-key") : null;
    response = key ? await withIdempotency({ key, principal, declared, request, input, run }) : await run();
  } catch (error) {
    response = problemResponse(error);
  }
  if (rate) addRateHeaders(response.headers, rate);
  return response;
}

function countCall(declared: Endpoint, principal: Principal): Promise<RateState | null> {
  const rule = declared.rate ?? DEFAULT_RATE;
  const name = declared.rate ? declared.operationId : "api";
  const isNobody = principal.account === null && principal.keyId === null;
  if (rule.per === "address" || isNobody) {
    return consumeRate({ ...rule, key: `${name}:address`, from: principal.address });
  }
  return consumeRate({ ...rule, key: `${name}:${principalKey(principal)}` });
}

const GUARDS: Record<Who, (principal: Principal) => unknown> = {
  public: () => undefined,
  signature: () => undefined,
  user: requireSignedIn,
  research: (principal) => requireAccess(principal, "research"),
  ats: (principal) => {
    requireSignedIn(principal);
    return requireAccess(principal, "ats");
  },
  admin: requireAdministrator,
};

async function guard(declared: Endpoint, principal: Principal): Promise<void> {
  if (declared.permission) await requirePermission(principal, declared.permission);
  else GUARDS[declared.who](principal);
  if (declared.scope !== "none") requireScope(principal, declared.scope);
  if (declared.changes) requirePerson(principal);
}

function toResponse(result: unknown): Response {
  if (result instanceof Response) return result;
  const { status, body, headers } = result instanceof Reply ? result : new Reply(200, result);
  if (body === undefined || status === 204)
    return new Response(null, { status: status === 200 ? 204 : status, headers });
  const type = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response(jsonOf(body), { status, headers: { ...type, ...headers } });
}

const written = new WeakMap<object, string>();

/** What is frozen is kept by the domain and answered again: it is written once. */
function jsonOf(body: unknown): string {
  if (typeof body !== "object" || body === null || !Object.isFrozen(body)) return JSON.stringify(body);
  const known = written.get(body) ?? JSON.stringify(body);
  written.set(body, known);
  return known;
}

function addRateHeaders(headers: Headers, rate: RateState): void {
  headers.set("ratelimit-limit", String(rate.limit));
  headers.set("ratelimit-remaining", String(rate.remaining));
  headers.set("ratelimit-reset", String(rate.resetSeconds));
}
