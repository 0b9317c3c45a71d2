import { createRoute, OpenAPIHono, type RouteConfig, z } from "@hono/zod-openapi";
import { namedSchemas } from "./document-components";
import {
  ANSWER_HEADERS,
  headerComponents,
  PROBLEM_NAMES,
  problemComponents,
  problemSchema,
  SUCCESS_HEADERS,
  statusesOf,
} from "./document-problems";
import { sampled } from "./document-samples";
import { described } from "./document-words";
import type { Endpoint } from "./endpoint";
import { webhooksOfDocument } from "./events/event-shapes";
import { idempotencyOf } from "./idempotency";
import { fieldsOfAnswer } from "./sparse-fields";
import { type Audience, audienceOf, TAGS } from "./tags";
import { listQueryOf } from "./whole-lists";

/** Raised with each release: the first figure for a change that breaks callers (see openapi/README.md). */
export const API_VERSION = "2.1.0";

const INTRODUCTION = `Employment law research, alerts, hiring and pay for programs. Research, not legal advice.

Send an API key (\`sw_…\`, made in the profile or by \`statewise login\`) as \`Authorization: Bearer\`. A key acts as its user, within its scopes; it changes no keys, members, sessions or roles.
A test key (\`sw_test_…\`) works on made-up data: no mail, no payment and no real row comes of it, and its answers say \`Statewise-Test: true\`.
A key keeps the dated version of the API that it was made under, the newest on that day (\`apiVersion\`); \`Statewise-Version: 2026-11-28\` asks for another one in a call, and every answer says
which it is. A version that ends says so a year before by \`Deprecation\` and \`Sunset\`. What changed: \`/api/docs/changes\`.
Every answer carries \`X-Request-Id\` and \`RateLimit-*\`; a refusal is \`application/problem+json\` with a stable \`code\`.
A parameter or a field that a call does not know is refused (422) with the nearest known name.
Every call that reads takes \`fields=id,name\` and answers with an \`ETag\`: sent back as \`If-None-Match\` it is answered with 304 where nothing has changed.
Lists come as \`{data, nextCursor}\`; those that were bare lists from the beginning stay so. A list without pages is ordered by \`sort=name\` or \`sort=-name\`, any field of its rows; \`createdSince\` and \`updatedSince\` take a day or a time.

**Sending a write again.** \`x-idempotency\` says for each write what that does. \`key\`: with the same \`Idempotency-Key\` it is done once, and for
24 hours the first answer is given again (\`Idempotent-Replayed: true\`). \`safe\`: it changes nothing, send it as often as you like.
\`refused\`: it cannot be done once by a key, and a key is refused (422). A key with another body or on another call is refused (409
\`idempotency_key_reused\`), also while the first call runs (409 \`idempotency_key_busy\` with \`Retry-After\`) and where it broke off in the
middle (409 \`idempotency_outcome_unknown\`: look whether it was done before you send it with a new key).`;

const IdempotencyKey = z.object({
  "Idempotency-Key": z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe("Any unique text: the same key again gets the first answer, for 24 hours"),
});

/** The OpenAPI 3.1 document of the declared endpoints. */
export function documentOf(endpoints: readonly Endpoint[]) {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  const security = { type: "http", scheme: "bearer", description: "An API key (sw_…) made in the profile." } as const;
  registry.registerComponent("securitySchemes", "apiKey", security);
  const cookie = {
    type: "apiKey",
    in: "cookie",
    name: "sw_session",
    description: "A signed-in browser; `__Host-sw_session` over https.",
  } as const;
  registry.registerComponent("securitySchemes", "session", cookie);
  registry.registerComponent("schemas", "Problem", problemSchema as never);
  for (const [name, header] of headerComponents()) registry.registerComponent("headers", name, header);
  for (const [name, response] of problemComponents(endpoints))
    registry.registerComponent("responses", name, response as never);
  for (const [name, schema] of namedSchemas(endpoints)) registry.register(name, schema);
  for (const declared of endpoints) registry.registerPath(routeOf(declared));
  const { tags, groups } = chaptersOf(endpoints);
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Statewise API",
      version: API_VERSION,
      description: INTRODUCTION,
      contact: { name: "Statewise", url: "https://statewise.dev" },
      license: { name: "Proprietary", url: "https://statewise.dev/terms" },
    },
    servers: [{ url: "/", description: "This server" }],
    tags,
  });
  const whole = readable({ ...document, webhooks: webhooksOfDocument() }) as typeof document;
  return { ...sampled(described(whole)), "x-tagGroups": groups };
}

const readable = (document: unknown): unknown => tuplesWithItems(nullableReferences(document));

/** A tuple comes out as `prefixItems` alone, which leaves open what follows and how many there are. */
function tuplesWithItems(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(tuplesWithItems);
  if (typeof part !== "object" || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, tuplesWithItems(value)]));
  const places = inner.prefixItems;
  if (!Array.isArray(places) || inner.items) return inner;
  const kinds = [...new Map(places.map((kind) => [JSON.stringify(kind), kind])).values()];
  const items = kinds.length === 1 ? kinds[0] : { anyOf: kinds };
  return { ...inner, items, minItems: places.length, maxItems: places.length };
}

/** `Name.nullable()` comes out as `allOf: [Name, {type: [object, null]}]`, which null does not fit: one of the two it is. */
function nullableReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(nullableReferences);
  if (typeof part !== "object" || part === null) return part;
  const { allOf, ...rest } = part as { allOf?: { $ref?: string; type?: unknown }[] };
  const [reference, type] = allOf ?? [];
  const isNullable = allOf?.length === 2 && reference?.$ref && Array.isArray(type?.type) && type.type.includes("null");
  if (isNullable) return { ...rest, anyOf: [reference, { type: "null" }] };
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, nullableReferences(inner)]));
}

function chaptersOf(endpoints: readonly Endpoint[]) {
  const used = new Map(endpoints.toReversed().map(({ tag, path }) => [tag, path]));
  const order = Object.keys(TAGS);
  const names = [...used.keys()].sort((a, b) => placeOf(order, a) - placeOf(order, b) || (a < b ? -1 : 1));
  const groups = new Map<Audience, string[]>();
  for (const name of names) {
    const audience = audienceOf(name, used.get(name) ?? "");
    groups.set(audience, [...(groups.get(audience) ?? []), name]);
  }
  return {
    tags: names.map((name) => ({ name, description: TAGS[name]?.description ?? name })),
    groups: [...groups].map(([name, tags]) => ({ name, tags })),
  };
}

const placeOf = (order: string[], name: string): number =>
  order.includes(name) ? order.indexOf(name) : Number.MAX_SAFE_INTEGER;

function routeOf(declared: Endpoint) {
  const { method, path, operationId, tag, summary, params, body, who, scope } = declared;
  const open = who === "public" || who === "signature";
  const keyed = !scope.startsWith("session") && scope !== "none";
  const route = createRoute({
    method,
    path,
    operationId,
    tags: [tag],
    summary,
    description: descriptionOf(declared, keyed),
    security: [...(open ? [{}] : []), ...(keyed ? [{ apiKey: [] }] : []), { session: [] }],
    request: {
      ...(params ? { params: params as never } : {}),
      ...queryOf(declared),
      ...(idempotencyOf(declared) === "key" ? { headers: IdempotencyKey } : {}),
      ...(body ? { body: bodyOf(declared) } : {}),
    },
    responses: answersOf(declared),
  });
  return Object.assign(route, extensionsOf(declared, keyed));
}

/** The query of a call, with the choice of fields that every reading call has. */
function queryOf(declared: Endpoint) {
  const { shape } = (declared.query ?? z.object({})) as z.ZodObject;
  const list = listQueryOf(declared);
  if (fieldsOfAnswer(declared).length > 0) return { query: z.object({ ...shape, ...list, fields: Fields }) as never };
  return declared.query ? { query: declared.query as never } : {};
}

const Fields = z
  .string()
  .max(1000)
  .optional()
  .describe("Only these fields of each row, with commas between them, such as `id,name`");

function descriptionOf(
  { description, scope, changes, permission, rate, refusesKeys }: Endpoint,
  keyed: boolean,
): string | undefined {
  const notes = [
    description,
    keyed ? `Scope of an API key: \`${scope}\`.` : null,
    scope.startsWith("session") ? "For a signed-in browser: API keys are refused." : null,
    changes ? "For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused." : null,
    permission ? `Open to staff whose role has \`${permission}\`.` : null,
    refusesKeys ? `Takes no \`Idempotency-Key\`: ${refusesKeys}.` : null,
    rate ? `At most ${rate.max} calls in ${rate.windowSeconds} seconds.` : null,
  ];
  return notes.filter(Boolean).join("\n\n") || undefined;
}

/** What tools read beside the standard: what repeating does, the scope, the permission, the operation's name in the SDK. */
function extensionsOf(declared: Endpoint, keyed: boolean) {
  const { method, scope, permission, who, sdk } = declared;
  return {
    ...(method === "get" ? {} : { "x-idempotency": idempotencyOf(declared) }),
    ...(keyed ? { "x-scope": scope } : {}),
    ...(permission ? { "x-permission": permission } : {}),
    ...(sdk ? { "x-sdk": sdk } : {}),
    ...(who === "signature" ? { "x-internal": true } : {}),
  };
}

function bodyOf(declared: Endpoint) {
  const { body, bodyType, bodyExample, bodyMayBeLeftOut } = declared;
  const contentType = bodyType === "raw" ? "application/json" : (bodyType ?? "application/json");
  // A body of optional fields alone may be empty, and is shown so.
  const example = bodyExample ?? ((body as z.ZodType).safeParse({}).success ? {} : undefined);
  return { required: !bodyMayBeLeftOut, content: { [contentType]: { schema: body as z.ZodType, example } } };
}

/** Readings of JSON: `If-None-Match` is answered with 304 where nothing has changed. */
const isConditional = ({ method, answers }: Endpoint): boolean =>
  method === "get" &&
  answers[200]?.schema !== undefined &&
  (answers[200].contentType ?? "application/json").includes("json");

/** What comes without a schema: JSON of any shape, text, or a file. */
function shapelessOf(type: string): z.ZodType {
  if (type.includes("json")) return z.unknown();
  return type.startsWith("text/") ? z.string() : z.string().openapi({ format: "binary" });
}

function answersOf(declared: Endpoint): RouteConfig["responses"] {
  const answers: RouteConfig["responses"] = {};
  for (const [status, { description, schema, contentType, example }] of Object.entries(declared.answers)) {
    const type = contentType ?? "application/json";
    const shape = schema ?? shapelessOf(type);
    const content = schema || contentType ? { [type]: { schema: shape, example } } : undefined;
    const isKept = status === "200" && isConditional(declared);
    const headers = { ...SUCCESS_HEADERS, ...(isKept ? { ETag: { $ref: "#/components/headers/ETag" } } : {}) };
    answers[status] = { description, headers: headers as never, ...(content ? { content } : {}) };
  }
  if (isConditional(declared)) {
    answers[304] = { description: "As it was: the caller has it", headers: ANSWER_HEADERS as never };
  }
  for (const status of statusesOf(declared)) {
    answers[status] ??= { $ref: `#/components/responses/${PROBLEM_NAMES[status] ?? "UnexpectedError"}` } as never;
  }
  return answers;
}
