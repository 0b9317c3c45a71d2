import {
  accessOf,
  type Principal,
  principalKey,
  requireAccess,
  requireAdministrator,
  requirePermission,
  requirePerson,
  requireRecentProof,
  requireScope,
  requireSignedIn,
} from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { Forbidden } from "~/platform/errors";
import { countRate, type RateState, refuseOver } from "~/platform/rate-limit";
import { type CallContext, type Endpoint, type RateRule, Reply, type Who } from "./endpoint";
import { etagOf, isKnown } from "./etag";
import { withIdempotency } from "./idempotency";
import { parseInput } from "./parse";
import { problemResponse } from "./problem";
import { onlyFields } from "./sparse-fields";
import { passesOverUnknown, versionHeaders, versionOf } from "./versions";
import { inView } from "./whole-lists";

export type CallBindings = { address: string; requestId: string };

const DEFAULT_RATE: RateRule = { max: 300, windowSeconds: 60 };

/** The way of every API request: who, may they, how often, what exactly; then the handler and its answer. */
export async function call(
  declared: Endpoint,
  request: Request,
  params: Record<string, string>,
  { address, requestId }: CallBindings,
): Promise<Response> {
  return answered(async (counted, tell) => {
    const principal = await principalOf(declared, request, address, counted);
    const version = versionOf(request, principal);
    tell(versionHeaders(version));
    await guard(declared, principal);
    const { fields, list, ...input } = await parseInput(declared, request, params, {
      passOver: passesOverUnknown(version),
    });
    const context = { principal, request, requestId, address } as CallContext<"user">;
    const known = declared.method === "get" ? request.headers.get("if-none-match") : null;
    const run = async () => toResponse(onlyFields(inView(await declared.handle(input, context), list), fields), known);
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

type Counted = (rate: RateState | null, caller?: Principal) => void;
/** What the answer says of itself beside its body, also one that refuses. */
type Tell = (headers: Record<string, string>) => void;

/** The answer of some work, or the failure that it met, each with what is left of the limit. */
async function answered(work: (counted: Counted, tell: Tell) => Promise<Response>): Promise<Response> {
  let rate: RateState | null = null;
  let told: Record<string, string> = {};
  const tell: Tell = (headers) => {
    told = headers;
  };
  let isTest = false;
  const counted: Counted = (state, caller) => {
    rate = state;
    isTest = caller?.isTestKey === true;
    if (state) refuseOver(state);
  };
  const response = await work(counted, tell).catch(problemResponse);
  if (rate) addRateHeaders(response.headers, rate);
  for (const [name, value] of Object.entries(told)) response.headers.append(name, value);
  if (isTest) response.headers.set("statewise-test", "true");
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
  counted(await countCall(declared, isNobody ? null : principalKey(principal), address), principal);
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
  customer: (principal) => {
    requireSignedIn(principal);
    const hasOne = (["ats", "hris", "research"] as const).some((product) => accessOf(principal, product).allowed);
    return hasOne || requireAccess(principal, "ats");
  },
  admin: requireAdministrator,
};

/** Refuses who may not call. */
export async function guard(declared: Endpoint, principal: Principal): Promise<void> {
  if (declared.beforeSecondStep && principal.secondFactor === "asked") return;
  if (declared.permission) await requirePermission(principal, declared.permission);
  else GUARDS[declared.who](principal);
  if (declared.scope !== "none") requireScope(principal, declared.scope);
  if (declared.changes) requirePerson(principal);
  if (principal.isTestKey) requireHarmless(declared);
  if (declared.asksProof) await requireRecentProof(principal);
}

const OF_TEST_DATA = /^(ats|people):/;

/** A test key writes made-up data and nothing else; what is open to everybody is written without it. */
function requireHarmless({ method, scope, changesNothing, onTestData }: Endpoint): void {
  if (method === "get" || changesNothing || onTestData || OF_TEST_DATA.test(scope)) return;
  throw new Forbidden("A test key changes test data only. Use a real key for this.", { code: "test_key" });
}

/**
 * The headers are an object of their own, and are read before the body: what was added to those of the server's light answers is lost as
 * soon as somebody reads the body, as compression does.
 */
function toResponse(result: unknown, known: string | null): Response {
  if (result instanceof Response) {
    const headers = new Headers(result.headers);
    return new Response(result.body, { status: result.status, headers });
  }
  const { status, body, headers } = result instanceof Reply ? result : new Reply(200, result);
  if (body === undefined || status === 204)
    return new Response(null, { status: status === 200 ? 204 : status, headers: new Headers(headers) });
  const { text, etag } = writtenOf(body);
  const shared = { "cache-control": "no-store", ...(status === 200 ? { etag } : {}), ...headers };
  if (status === 200 && isKnown(etag, known)) return new Response(null, { status: 304, headers: new Headers(shared) });
  return new Response(text, { status, headers: new Headers({ "content-type": "application/json", ...shared }) });
}

type Written = { text: string; etag: string };
const written = new WeakMap<object, Written>();

/** What is frozen is kept by the domain and answered again: it is written once. */
function writtenOf(body: unknown): Written {
  const isKept = typeof body === "object" && body !== null && Object.isFrozen(body);
  const known = isKept ? written.get(body) : undefined;
  if (known) return known;
  const text = JSON.stringify(body);
  const made = { text, etag: etagOf(text) };
  if (isKept) written.set(body, made);
  return made;
}

function addRateHeaders(headers: Headers, rate: RateState): void {
  headers.set("ratelimit-limit", String(rate.limit));
  headers.set("ratelimit-remaining", String(rate.remaining));
  headers.set("ratelimit-reset", String(rate.resetSeconds));
}
