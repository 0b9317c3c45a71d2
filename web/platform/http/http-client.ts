import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { now, SECOND_MS } from "../clock";
import { config } from "../config";
import { collect, excerpt, limited } from "./body";
import { enterCircuit, failCircuit, leaveCircuit } from "./circuit";
import { isPassing, OutsideError } from "./outside-error";

export { OutsideError } from "./outside-error";

export type OutsideBody = string | Uint8Array | ReadableStream<Uint8Array> | FormData | URLSearchParams;

export type OutsideOptions = {
  method?: string;
  headers?: Record<string, string> | Headers;
  /** A function makes it anew for each attempt, which a stream needs. */
  body?: OutsideBody | (() => OutsideBody);
  /** For one attempt, from the connection to the last byte (10 s). */
  timeoutMs?: number;
  /** Of the answer, unpacked (5 MB). */
  maxBytes?: number;
  /** Further attempts. Without it: 2 for GET and HEAD, none for calls that change something. */
  retries?: number;
  /** Media type that is asked for and insisted on, such as application/json. */
  accept?: string;
  /** Statuses beyond 2xx that are an answer and not an error, such as 304 or 404. */
  statuses?: number[];
  /** Other hosts that a redirect may lead to. */
  redirectHosts?: string[];
  signal?: AbortSignal;
};

export type OutsideAnswer = {
  status: number;
  headers: Headers;
  url: string;
  bytes: Uint8Array;
  text(): string;
  /** The parsed body; the caller checks its shape. */
  json(): unknown;
};

export type OutsideStream = { status: number; headers: Headers; chunks: AsyncGenerator<Uint8Array> };

const DEFAULT_TIMEOUT_MS = 10 * SECOND_MS;
const DEFAULT_MAX_BYTES = 5 * 1024 * 1024;
const LONGEST_WAIT_MS = 8 * SECOND_MS;
const MOST_REDIRECTS = 4;
const SAFE_METHODS = new Set(["GET", "HEAD"]);

/** Calls another service: time-out, size cap, bounded retries, circuit breaker per host. The one way out over HTTP. */
export async function fetchOutside(address: string | URL, options: OutsideOptions = {}): Promise<OutsideAnswer> {
  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
  return withRetries(address, options, async (url, signal) => {
    const response = await open(url, options, signal);
    const bytes = await collect(limited(response, { host: url.host, maxBytes }));
    const text = () => new TextDecoder().decode(bytes);
    const { status, headers } = response;
    return { status, headers, url: response.url, bytes, text, json: () => parseJson(text(), url.host) };
  });
}

/** The same for an answer that is used while it arrives; after the headers, `stallMs` is the longest silence. */
export async function streamOutside(
  address: string | URL,
  options: OutsideOptions & { stallMs?: number } = {},
): Promise<OutsideStream> {
  const { stallMs = DEFAULT_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES } = options;
  return withRetries(address, options, async (url, signal, headersArrived) => {
    const response = await open(url, options, signal);
    headersArrived();
    const body = limited(response, { host: url.host, maxBytes, stallMs });
    return { status: response.status, headers: response.headers, chunks: typedErrors(body, url, options.signal) };
  });
}

type Attempt<T> = (url: URL, signal: AbortSignal, headersArrived: () => void) => Promise<T>;

async function withRetries<T>(address: string | URL, options: OutsideOptions, attempt: Attempt<T>): Promise<T> {
  const url = new URL(address);
  const method = options.method ?? "GET";
  const retries = options.retries ?? (SAFE_METHODS.has(method) ? 2 : 0);
  for (let tried = 0; ; tried += 1) {
    enterCircuit(url.host);
    try {
      const result = await timed(url, options, attempt);
      leaveCircuit(url.host);
      return result;
    } catch (cause) {
      const error = asOutsideError(cause, url, options.signal);
      failCircuit(url.host, error);
      const waitMs = retryWaitMs(error, tried);
      // A stream that was read cannot be sent twice.
      if (tried >= retries || waitMs === null || options.body instanceof ReadableStream) throw error;
      await pause(waitMs, undefined, { signal: options.signal }).catch(() => {
        throw asOutsideError(cause, url, options.signal);
      });
    }
  }
}

async function timed<T>(url: URL, options: OutsideOptions, attempt: Attempt<T>): Promise<T> {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const limit = new AbortController();
  const late = () =>
    limit.abort(new OutsideError("timeout", `${url.host} took longer than ${timeoutMs} ms`, { host: url.host }));
  const timer = setTimeout(late, timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
  try {
    return await attempt(url, signal, () => clearTimeout(timer));
  } finally {
    clearTimeout(timer);
  }
}

async function open(first: URL, options: OutsideOptions, signal: AbortSignal): Promise<Response> {
  const method = options.method ?? "GET";
  const headers = requestHeaders(options);
  let url = first;
  for (let hops = 0; ; hops += 1) {
    const init: RequestInit & { duplex?: "half" } = { method, headers, signal, redirect: "manual" };
    const body = typeof options.body === "function" ? options.body() : options.body;
    // The DOM's type leaves out bytes over shared memory, which fetch takes all the same.
    if (body !== undefined) init.body = body as BodyInit;
    if (body instanceof ReadableStream) init.duplex = "half";
    const response = await fetch(url, init);
    const location = response.status === 304 ? null : response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || !location) return checked(response, url, options);
    await response.body?.cancel();
    const next = redirectTarget({ from: url, location, first, hops, options });
    if (next.host !== first.host) headers.delete("authorization");
    url = next;
  }
}

type Redirect = { from: URL; location: string; first: URL; hops: number; options: OutsideOptions };

function redirectTarget({ from, location, first, hops, options }: Redirect): URL {
  const refuse = (why: string) => new OutsideError("redirect", `${first.host} redirects ${why}`, { host: first.host });
  const next = URL.canParse(location, from) ? new URL(location, from) : null;
  if (!next || !/^https?:$/.test(next.protocol)) throw refuse("to something that is not a web address");
  if (!SAFE_METHODS.has(options.method ?? "GET")) throw refuse("a call that changes something");
  if (hops >= MOST_REDIRECTS) throw refuse("in circles");
  if (from.protocol === "https:" && next.protocol === "http:") throw refuse("from https to http");
  const allowed = next.host === first.host || options.redirectHosts?.includes(next.host);
  if (!allowed) throw refuse(`to another host, ${next.host}`);
  return next;
}

async function checked(response: Response, url: URL, options: OutsideOptions): Promise<Response> {
  const { status } = response;
  const { host } = url;
  if (!response.ok && !options.statuses?.includes(status)) {
    const retryAfterSeconds = retryAfter(response.headers.get("retry-after"));
    const body = await excerpt(response, host);
    throw new OutsideError("status", `${host} answered ${status}`, { host, status, retryAfterSeconds, body });
  }
  const type = response.headers.get("content-type") ?? "";
  if (options.accept && response.ok && status !== 204 && !sameType(type, options.accept)) {
    await response.body?.cancel();
    throw new OutsideError("wrong_type", `${host} sent ${type || "no type"} instead of ${options.accept}`, { host });
  }
  return response;
}

/** `application/geo+json` is JSON too. */
function sameType(sent: string, wanted: string): boolean {
  const type = sent.split(";")[0]?.trim().toLowerCase() ?? "";
  return type === wanted || (wanted === "application/json" && type.endsWith("+json"));
}

function requestHeaders(options: OutsideOptions): Headers {
  const headers = new Headers(options.headers);
  if (!headers.has("user-agent")) headers.set("user-agent", userAgent());
  if (options.accept && !headers.has("accept")) headers.set("accept", options.accept);
  return headers;
}

/** Public services ask to be told whom to write to. */
const userAgent = (): string => `Statewise/1.0 (+${config().appUrl}; ${config().SUPPORT_EMAIL})`;

function retryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now().getTime()) / SECOND_MS));
}

/** How long to wait before the next attempt, or null when another attempt is of no use. */
function retryWaitMs(error: OutsideError, tried: number): number | null {
  if (!isPassing(error)) return null;
  const askedMs = (error.retryAfterSeconds ?? 0) * SECOND_MS;
  if (askedMs > LONGEST_WAIT_MS) return null;
  const backOffMs = Math.min(250 * 2 ** tried, LONGEST_WAIT_MS);
  return Math.max(askedMs, backOffMs) + randomInt(backOffMs);
}

function asOutsideError(cause: unknown, { host }: URL, signal?: AbortSignal): OutsideError {
  if (signal?.aborted) return new OutsideError("aborted", `The call to ${host} was given up`, { host, cause });
  if (cause instanceof OutsideError) return cause;
  const reason =
    cause instanceof Error ? ((cause.cause as Error | undefined)?.message ?? cause.message) : String(cause);
  return new OutsideError("network", `${host} cannot be reached: ${reason}`, { host, cause });
}

async function* typedErrors(chunks: AsyncGenerator<Uint8Array>, url: URL, signal?: AbortSignal) {
  try {
    yield* chunks;
  } catch (cause) {
    throw asOutsideError(cause, url, signal);
  }
}

function parseJson(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new OutsideError("wrong_type", `${host} sent something that is not JSON`, { host, cause });
  }
}
