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
import { countRate, type RateState, refuseOver } from "~/platform/rate-limit";
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
  return answered(async (counted) => {
    const principal = await principalOf(declared, request, address, counted);
    await guard(declared, principal);
    const input = await parseInput(declared, request, params);
    const context = { principal, request, requestId, address } as CallContext<"user">;
    const run = async () => toResponse(await declared.handle(input, context));
    const key = request.headers.get("idempotency-key");
    return withIdempotency({ key, principal, declared, request, input, run });
  });
}

/** An answer that no endpoint gives, counted and told like all others; without a database it is given all the same. */
export const countedAnswer = (address: string, make: () => Response): Promise<Response> =>
  answered(async (counted) => {
    counted(await countRate({ ...DEFAULT_RATE, key: "api:address", from: address }).catch(() => null));
    return make();
  });

type Counted = (rate: RateState | null) => void;

/** The answer of some work, or the failure that it met, each with what is left of the limit. */
async function answered(work: (counted: Counted) => Promise<Response>): Promise<Response> {
  let rate: RateState | null = null;
  const counted: Counted = (state) => {
    rate = state;
    if (state) refuseOver(state);
  };
  const response = await work(counted).catch(problemResponse);
  if (rate) addRateHeaders(response.headers, rate);
  return response;
}

async function principalOf(declared: Endpoint, request: Request, address: string, counted: Counted) {
  const credentials = { cookie: request.headers.get("cookie"), authorization: request.headers.get("authorization") };
  let principal: Principal;
  try {
    principal = await resolvePrincipal({ ...credentials, address });
  } catch (error) {
    // Who brings a key that is none is counted too, by where it comes from.
    counted(await countCall(declared, null, address).catch(() => null));
    throw error;
  }
  const isNobody = principal.account === null && principal.keyId === null;
  counted(await countCall(declared, isNobody ? null : principalKey(principal), address));
  return principal;
}

function countCall(declared: Endpoint, caller: string | null, address: string): Promise<RateState | null> {
  const rule = declared.rate ?? DEFAULT_RATE;
  const name = declared.rate ? declared.operationId : "api";
  // Without an account it is the network that is counted.
  if (rule.per === "address" || caller === null) return countRate({ ...rule, key: `${name}:address`, from: address });
  return countRate({ ...rule, key: `${name}:${caller}` });
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
  hris: (principal) => {
    requireSignedIn(principal);
    return requireAccess(principal, "hris");
  },
  admin: requireAdministrator,
};

async function guard(declared: Endpoint, principal: Principal): Promise<void> {
  if (declared.beforeSecondStep && principal.secondFactor === "asked") return;
  if (declared.permission) await requirePermission(principal, declared.permission);
  else GUARDS[declared.who](principal);
  if (declared.scope !== "none") requireScope(principal, declared.scope);
  if (declared.changes) requirePerson(principal);
}

/**
 * The headers are an object of their own: what is added later to headers that were given as plain names is lost by the server's
 * light answers as soon as somebody reads the body, as compression does.
 */
function toResponse(result: unknown): Response {
  if (result instanceof Response) {
    return new Response(result.body, { status: result.status, headers: new Headers(result.headers) });
  }
  const { status, body, headers } = result instanceof Reply ? result : new Reply(200, result);
  if (body === undefined || status === 204)
    return new Response(null, { status: status === 200 ? 204 : status, headers: new Headers(headers) });
  const type = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response(jsonOf(body), { status, headers: new Headers({ ...type, ...headers }) });
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
