import type { z } from "@hono/zod-openapi";
import type { PermissionName, Principal, Scope, SignedIn } from "~/domain/access";

/**
 * Who may call: everybody, who is signed in, who may research (trial, paid, admin), who has the ATS or the HRIS, who has any of the
 * three (`customer`), administrators, or
 * whoever brings a signature that the handler checks.
 */
export type Who = "public" | "user" | "research" | "ats" | "hris" | "customer" | "admin" | "signature";

/** What decides who may do what (decision 72): no API key changes any of it, whatever its scopes. */
export type Power = "keys" | "members" | "sessions" | "roles";

export type RateRule = { max: number; windowSeconds: number; per?: "address" | "principal"; exact?: boolean };

export type CallContext<W extends Who> = {
  principal: W extends "public" | "signature" | "research" ? Principal : SignedIn;
  request: Request;
  requestId: string;
  address: string;
};

export type Answer = { description: string; schema?: z.ZodType; contentType?: string; example?: unknown };

type Shape = z.ZodType | undefined;
type Parsed<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;

export type EndpointDefinition<W extends Who, P extends Shape, Q extends Shape, B extends Shape> = {
  method: "get" | "post" | "put" | "delete";
  path: `/api/${string}`;
  operationId: string;
  /** A chapter of `tags.ts`. */
  tag: string;
  /** Name in the SDK (`resource.method`) where the rule of openapi/names.ts gives a poor one. */
  sdk?: string;
  summary: string;
  description?: string;
  who: W;
  /** Opens an endpoint of administrators to staff whose role has this permission. */
  permission?: PermissionName;
  /** Scope that an API key needs; `session` keeps keys out, `session:end` too but not who views as a customer, and an endpoint without a scope is open to visitors only. */
  scope: Scope | "session" | "session:end" | "none";
  /** What of who may do what it changes: for people at a browser or a terminal, never for an API key. */
  changes?: Power;
  /** A person at a browser proves who they are again where the last time was a while ago (`POST /api/auth/prove`). */
  asksProof?: true;
  /** Changes made-up data and nothing else: a test key may, whatever the scope. */
  onTestData?: true;
  /** Open to who has only shown the password so far: nothing but the way out. */
  beforeSecondStep?: true;
  rate?: RateRule;
  /** A post that only reads: it may be repeated without a key. Every other write honours Idempotency-Key. */
  changesNothing?: true;
  /** Why a write cannot be done once by a key, as the end of a sentence for the caller. */
  refusesKeys?: string;
  params?: P;
  query?: Q;
  /** An address in a mail: what others hang on to links is not refused. */
  anyQuery?: true;
  body?: B;
  /** For a body that came later: callers of before send none. */
  bodyMayBeLeftOut?: boolean;
  bodyType?: "application/json" | "multipart/form-data" | "application/x-www-form-urlencoded" | "raw";
  bodyExample?: unknown;
  /** Success answers by status; the usual errors are added from `who`, `params` and `body`. */
  answers: Record<number, Answer>;
  errors?: number[];
  /** What the domain would refuse before it writes, for a call that is only tried (`/api/dry-run`). */
  check?: (
    input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> },
    context: CallContext<W>,
  ) => Promise<unknown> | unknown;
  handle: (
    input: { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> },
    context: CallContext<W>,
  ) => Promise<unknown> | unknown;
};

/** An endpoint with its input types erased: what the app registers and the authorisation matrix walks. */
export type Endpoint = Omit<EndpointDefinition<Who, Shape, Shape, Shape>, "handle" | "check"> & {
  check?: (input: { params: unknown; query: unknown; body: unknown }, context: CallContext<"user">) => unknown;
  handle: (input: { params: unknown; query: unknown; body: unknown }, context: CallContext<"user">) => unknown;
};

/** Declares one endpoint: its door, its shapes and one call into the domain. */
export function endpoint<
  W extends Who,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(definition: EndpointDefinition<W, P, Q, B>): Endpoint {
  return definition as unknown as Endpoint;
}

/** An answer that is not the plain 200 with JSON. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

export const reply = (status: number, body: unknown, headers?: Record<string, string>): Reply =>
  new Reply(status, body, headers);
