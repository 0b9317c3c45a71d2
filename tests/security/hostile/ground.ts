import { readFileSync } from "node:fs";
import { type ApiDocument, type DocumentedOperation, operationsOf, type Schema } from "../../../openapi/document-types";
import { goodValue } from "../../integration/sdk/sample-values";

export const document = JSON.parse(readFileSync("openapi/openapi.json", "utf8")) as ApiDocument;

/** Whose reading of the product is tried: a program's key, a browser's cookie, or nothing. */
export type Caller = { name: string; headers: Record<string, string> };

export type Sent = { status: number; type: string; text: string; ms: number; headers: Headers };

export type HostileRequest = {
  operation: DocumentedOperation;
  kind: string;
  path: string;
  query?: Record<string, string>;
  /** Sent as it is when a text or bytes, else as JSON; undefined sends no body. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** Creating first, then reading, changing, ending: each call finds what it is about. */
const RANK: Record<string, number> = { get: 1, put: 2, delete: 4 };
const rankOf = ({ method, path }: DocumentedOperation): number =>
  method === "post" ? (path.includes("{") ? 3 : 0) : (RANK[method] ?? 5);

export const operations: DocumentedOperation[] = operationsOf(document).sort(
  (a, b) => rankOf(a) - rankOf(b) || a.path.length - b.path.length,
);

/** The server that is tried, and the ids that it has given out so far by the collection they belong to. */
export class Ground {
  readonly known = new Map<string, string | number>();
  count = 0;

  constructor(readonly origin: string) {}

  pathOf({ path, operation }: DocumentedOperation): string {
    return path.replace(/\{(\w+)\}/g, (_part, name: string, at: number) => {
      const schema = operation.parameters?.find((one) => one.in === "path" && one.name === name)?.schema;
      return encodeURIComponent(String(this.known.get(path.slice(0, at - 1)) ?? goodValue(document, schema)));
    });
  }

  async send(request: HostileRequest, caller: Caller): Promise<Sent> {
    const { operation, path, query, body, headers } = request;
    const url = new URL(this.origin + path);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const isRaw =
      body === undefined || typeof body === "string" || body instanceof Uint8Array || body instanceof FormData;
    const started = performance.now();
    this.count += 1;
    const response = await fetch(url, {
      method: operation.method.toUpperCase(),
      headers: { ...(isRaw ? {} : { "content-type": "application/json" }), ...caller.headers, ...headers },
      // A reading without a body is what HTTP knows.
      body: operation.method === "get" ? undefined : ((isRaw ? body : JSON.stringify(body)) as BodyInit | undefined),
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    const type = response.headers.get("content-type") ?? "";
    return { status: response.status, type, text, ms: performance.now() - started, headers: response.headers };
  }
}

export const schemaOfBody = ({ operation }: DocumentedOperation): Schema | undefined =>
  operation.requestBody?.content["application/json"]?.schema;

/** The body that the document shows, or the least that its schema takes. */
export function goodBody(operation: DocumentedOperation): unknown {
  const content = operation.operation.requestBody?.content["application/json"];
  return content && (content.example ?? goodValue(document, content.schema));
}

export function goodQuery({ operation }: DocumentedOperation): Record<string, string> {
  const wanted = (operation.parameters ?? []).filter((parameter) => parameter.in === "query" && parameter.required);
  return Object.fromEntries(wanted.map(({ name, schema }) => [name, String(goodValue(document, schema))]));
}

/** A small random source that repeats itself, so that a finding can be had again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A text that can stand in an address: halves of characters cannot. */
export const wellFormed = (text: string): string => Buffer.from(text, "utf8").toString("utf8");

export const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
