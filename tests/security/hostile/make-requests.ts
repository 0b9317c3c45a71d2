import { type DocumentedOperation, resolve, type Schema } from "../../../openapi/document-types";
import { ALL_INJECTIONS } from "./corpus";
import {
  document,
  type Ground,
  goodBody,
  goodQuery,
  type HostileRequest,
  pick,
  schemaOfBody,
  wellFormed,
} from "./ground";

const WRONG: unknown[] = [null, "", " ", 0, -1, 0.5, 1e300, true, [], {}, [[null]], { $ne: null }, "2026-02-30", "x"];
const HUGE: unknown[] = ["x".repeat(100_000), "é".repeat(60_000), "9".repeat(400), Number.MAX_SAFE_INTEGER, -1e300];
const IDS = ["0", "-1", "2147483647", "2147483648", "9223372036854775808", "1e3", "0x10", "abc", "%00", "a%2Fb", ".."];
const BROKEN = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "{}garbage",
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  "\ufeff{}",
];

/** Paths to every value inside a body, so that each can be made wrong by itself. */
export function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([name, child]) =>
    placesIn(child, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

/** A copy with one place changed; undefined takes it away. */
export function changed(value: unknown, [first, ...rest]: (string | number)[], to: unknown): unknown {
  if (first === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  if (rest.length === 0 && to === undefined) delete copy[first];
  else copy[first] = changed(copy[first], rest, to);
  return copy;
}

/** Values at the edges that a schema names, and one step over them. */
function boundaries(schema: Schema): unknown[] {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema as Record<string, number | undefined>;
  const texts = [minLength, maxLength].filter((edge) => edge !== undefined && edge < 200_000) as number[];
  const numbers = [minimum, maximum].filter((edge) => edge !== undefined) as number[];
  return [
    ...texts.flatMap((edge) => [Math.max(0, edge - 1), edge, edge + 1].map((length) => "b".repeat(length))),
    ...numbers.flatMap((edge) => [edge - 1, edge, edge + 1, edge + 0.001]),
    ...(maxItems !== undefined && maxItems < 5000 ? [Array.from({ length: maxItems + 1 }, () => "b")] : []),
    ...(schema.enum ? [schema.enum.at(-1), "NOT_LISTED"] : []),
  ];
}

/** Of one operation so many requests, each wrong in one way; the same seed makes the same. */
export function* requestsOf(
  ground: Ground,
  operation: DocumentedOperation,
  count: number,
  random: () => number,
): Generator<HostileRequest> {
  const base = () => ({ operation, path: ground.pathOf(operation), query: goodQuery(operation) });
  const body = goodBody(operation);
  const makers = [
    ...(operation.path.includes("{") ? [() => wrongPath(operation, random)] : []),
    ...(body === undefined ? [] : [() => ({ ...base(), ...wrongBody(operation, body, random) })]),
    ...(body === undefined ? [] : [() => ({ ...base(), ...wrongBody(operation, body, random) })]),
    () => ({ ...base(), body, ...wrongQuery(operation, random) }),
    () => ({ ...base(), ...wrongEnvelope(body, random) }),
  ];
  yield { ...base(), kind: "valid", body };
  // A valid deletion is made once: what follows must find something to be wrong about.
  for (let index = 1; index < count; index += 1) {
    const make = makers[index % makers.length] as () => HostileRequest;
    yield { ...make(), operation };
  }
}

function wrongPath(operation: DocumentedOperation, random: () => number): HostileRequest {
  const path = operation.path.replace(/\{\w+\}/g, () =>
    random() < 0.6 ? pick(random, IDS) : encodeURIComponent(wellFormed(pick(random, ALL_INJECTIONS))),
  );
  return { operation, kind: "path", path, body: goodBody(operation) };
}

function wrongBody(
  operation: DocumentedOperation,
  body: unknown,
  random: () => number,
): { kind: string; body: unknown } {
  const places = placesIn(body);
  const place = places.length > 0 ? pick(random, places) : [];
  const draw = random();
  if (draw < 0.12) return { kind: "missing", body: changed(body, place, undefined) };
  if (draw < 0.3) return { kind: "wrong type", body: changed(body, place, pick(random, WRONG)) };
  if (draw < 0.42) return { kind: "huge", body: changed(body, place, pick(random, HUGE)) };
  if (draw < 0.55) return { kind: "extra", body: { ...(body as object), ...extras(random) } };
  const properties = Object.entries(resolve(document, schemaOfBody(operation)).properties ?? {});
  if (draw < 0.75 && properties.length > 0) {
    const [name, schema] = pick(random, properties);
    const edges = boundaries(resolve(document, schema));
    if (edges.length > 0) return { kind: "boundary", body: { ...(body as object), [name]: pick(random, edges) } };
  }
  return { kind: "injection", body: changed(body, place, pick(random, ALL_INJECTIONS)) };
}

/** Fields that a form never has, but a row does. */
const extras = (random: () => number): object =>
  pick(random, [
    { isAdmin: true, accessLevel: "unlimited", atsAccessLevel: "unlimited" },
    { id: 1, userId: 1, organizationId: 1, createdBy: 1 },
    { passwordHash: "x", securityStamp: 0, deletedAt: null },
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
    Object.fromEntries(Array.from({ length: 2000 }, (_one, index) => [`f${index}`, index])),
  ]);

function wrongQuery({ operation }: DocumentedOperation, random: () => number) {
  const names = (operation.parameters ?? []).filter(({ in: where }) => where === "query").map(({ name }) => name);
  const given = [...names, "unknown", "__proto__", "constructor"].filter(() => random() < 0.5);
  const texts = [...IDS, ...ALL_INJECTIONS, "", "x".repeat(4000), "2026-13-01", "true", "[]", "NaN"];
  const query = Object.fromEntries(given.map((name) => [name, wellFormed(pick(random, texts))]));
  return { kind: "query", query };
}

/** The body as such: not JSON, another type, nested too deep, compressed, none. */
function wrongEnvelope(body: unknown, random: () => number) {
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
  return pick<{ kind: string; body?: unknown; headers?: Record<string, string> }>(random, [
    { kind: "not JSON", body: pick(random, BROKEN), headers: { "content-type": "application/json" } },
    { kind: "deep", body: deep, headers: { "content-type": "application/json" } },
    { kind: "type", body: JSON.stringify(body ?? {}), headers: { "content-type": "text/plain" } },
    { kind: "type", body: "a=1&b=%00", headers: { "content-type": "application/x-www-form-urlencoded" } },
    { kind: "type", body: "--x\r\nbroken", headers: { "content-type": "multipart/form-data; boundary=x" } },
    { kind: "bytes", body: new Uint8Array([0xff, 0xfe, 0, 1, 2]), headers: { "content-type": "application/json" } },
    {
      kind: "headers",
      body,
      headers: { "idempotency-key": "x".repeat(300), "if-none-match": '"x"', range: "bytes=0-" },
    },
    {
      kind: "headers",
      body,
      headers: { authorization: "Bearer sw_\u00e9", "x-request-id": "../../x", cookie: "sw_session=%" },
    },
    {
      kind: "headers",
      body,
      headers: { accept: "application/x-swx", "accept-language": "x".repeat(2000), dnt: "swx" },
    },
  ]);
}
