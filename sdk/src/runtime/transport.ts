import { ApiPromise, type Exchange } from "./api-promise.js";
import { ConnectionError, errorOf, type Problem } from "./errors.js";
import { FileDownload } from "./file-download.js";
import type { ClientOptions, On401, Or401, RequestEvent, RequestOptions } from "./options.js";
import { type PageBody, PagePromise } from "./paging.js";
import { backoffOf, isWorthRetrying, orAborted, pause, retryAfterOf } from "./retry.js";
import { type Settings, settingsOf } from "./settings.js";
import { formOf } from "./upload.js";

export type Call = {
  verb: string;
  path: string;
  query?: object;
  body?: unknown;
  encoding?: "form" | "urlencoded";
  /** The server does it once under an Idempotency-Key, so the call may be repeated (`x-idempotency: key` of the document). */
  idempotent?: boolean;
  /** It changes nothing, so the call may be repeated as it is (`x-idempotency: safe`). */
  safe?: boolean;
};

const PAGE_SIZE = 100;

/** Sends calls: key, time-out, repeats, errors. Resources only say what to send. */
export class Transport {
  // Private, so that whoever logs or serializes a client writes no key.
  readonly #settings: Settings;

  constructor(options: ClientOptions<On401> = {}) {
    this.#settings = settingsOf(options);
  }

  /** Where calls go. */
  get baseUrl(): string {
    return this.#settings.baseUrl;
  }

  toJSON(): { baseUrl: string } {
    return { baseUrl: this.baseUrl };
  }

  send<T>(call: Call, options: RequestOptions = {}): ApiPromise<T> {
    return new ApiPromise(this.#exchange<T>(call, options, readJson));
  }

  download<O extends On401>(call: Call, options: RequestOptions = {}): ApiPromise<Or401<FileDownload, O>> {
    const exchange = this.#exchange(call, options, (response) => new FileDownload(response));
    return new ApiPromise(exchange as Promise<Exchange<Or401<FileDownload, O>>>);
  }

  page<T, O extends On401>(call: Call, options: RequestOptions = {}): PagePromise<T, O> {
    return new PagePromise(async (cursor) => {
      const query = cursor === null ? call.query : { ...call.query, cursor };
      return (await this.#exchange<PageBody<T>>({ ...call, query }, options, readJson)).data;
    });
  }

  /** A list that is bare unless a limit is given: it is asked by pages. */
  pageWithLimit<T, O extends On401>(call: Call, options: RequestOptions = {}): PagePromise<T, O> {
    return this.page({ ...call, query: { limit: PAGE_SIZE, ...call.query } }, options);
  }

  async #exchange<T>(call: Call, options: RequestOptions, read: Read): Promise<Exchange<T>> {
    const { response, attempt, requestId, done } = await this.#attempts(call, options);
    try {
      const told = response.headers.get("x-request-id") ?? requestId;
      if (response.ok) {
        return { data: (await orAborted(read(response), options.signal)) as T, response, requestId: told };
      }
      const problem = await orAborted(readProblem(response), options.signal);
      if (response.status === 401 && this.#settings.on401 === "null") {
        return { data: null as T, response, requestId: told };
      }
      const retryAfterSeconds = retryAfterOf(response);
      throw errorOf({ status: response.status, problem, requestId: told, retries: attempt, retryAfterSeconds });
    } catch (error) {
      throw lost(error, options.signal, { requestId, retries: attempt, baseUrl: this.baseUrl });
    } finally {
      done();
    }
  }

  async #attempts(call: Call, options: RequestOptions) {
    const settings = this.#settings;
    const idempotencyKey = options.idempotencyKey ?? (call.idempotent ? crypto.randomUUID() : undefined);
    const requestId = options.requestId ?? crypto.randomUUID();
    // A key alone proves nothing: the server must be known to honour it.
    const repeatable = call.verb === "GET" || call.safe === true || call.idempotent === true;
    const most = options.maxRetries ?? settings.maxRetries;
    const url = urlOf(settings.baseUrl, call);
    const init = await this.#requestOf(call, options, { idempotencyKey, requestId });
    for (let attempt = 0; ; attempt += 1) {
      const event: RequestEvent = { verb: call.verb, url, requestId, attempt };
      const outcome = await this.#once(init, event, options).catch((error: unknown) => {
        if (error instanceof HookFailure) throw error.reason;
        const known = lost(error, options.signal, { requestId, retries: attempt, baseUrl: this.baseUrl });
        const harmless = repeatable || refusedBeforeSending(error);
        if (!(known instanceof ConnectionError) || !harmless || attempt >= most) throw known;
        return known;
      });
      if ("response" in outcome) {
        const { response } = outcome;
        if (response.ok || attempt >= most || !isWorthRetrying(response, repeatable)) {
          return { ...outcome, attempt, requestId };
        }
        outcome.done();
        await response.body?.cancel();
      }
      const waitMs = waitOf(outcome, attempt, settings);
      const reason = "response" in outcome ? `status ${outcome.response.status}` : outcome.detail;
      await settings.onRetry?.({ ...event, waitMs, reason });
      await pause(waitMs, options.signal);
    }
  }

  /** One attempt. Its time-out also covers reading a JSON answer; a file may then take as long as it needs. */
  async #once(init: RequestInit, event: RequestEvent, options: RequestOptions) {
    const settings = this.#settings;
    const timeout = new AbortController();
    const timeoutMs = options.timeoutMs ?? settings.timeoutMs;
    const timer = setTimeout(() => timeout.abort(new TimedOut(timeoutMs)), timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
    const started = Date.now();
    try {
      await tell(settings.onRequest, event);
      const response = await orAborted(settings.fetch(event.url, { ...init, signal }), options.signal);
      const { status } = response;
      await tell(settings.onResponse, { ...event, status, durationMs: Date.now() - started }).catch((error) => {
        response.body?.cancel().catch(() => undefined);
        throw error;
      });
      return { response, done: () => clearTimeout(timer) };
    } catch (error) {
      clearTimeout(timer);
      if (error instanceof HookFailure) throw error;
      throw timeout.signal.aborted ? timeout.signal.reason : error;
    }
  }

  async #requestOf(call: Call, options: RequestOptions, ids: { idempotencyKey?: string; requestId: string }) {
    const { apiKey, headers: own } = this.#settings;
    const headers = new Headers({ accept: "application/json", ...own, "x-request-id": ids.requestId });
    const key = typeof apiKey === "function" ? await apiKey() : apiKey;
    if (key) headers.set("authorization", `Bearer ${key}`);
    if (ids.idempotencyKey) headers.set("idempotency-key", ids.idempotencyKey);
    const body = bodyOf(call);
    if (typeof body === "string") headers.set("content-type", "application/json");
    for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
    return { method: call.verb, headers, body } satisfies RequestInit;
  }
}

type Read = (response: Response) => unknown;

/** What a hook of the caller's threw: no failure of the connection, and nothing to repeat. */
class HookFailure extends Error {
  constructor(readonly reason: unknown) {
    super("A hook failed.");
  }
}

async function tell<E>(hook: ((event: E) => unknown) | undefined, event: E): Promise<void> {
  try {
    await hook?.(event);
  } catch (error) {
    throw new HookFailure(error);
  }
}

class TimedOut extends Error {
  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs / 1000} s.`);
  }
}

function urlOf(baseUrl: string, { path, query = {} }: Call): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const text = params.toString();
  return `${baseUrl}${path}${text ? `?${text}` : ""}`;
}

function bodyOf({ body, encoding }: Call): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (encoding === "form") return formOf(body as object);
  if (encoding === "urlencoded") return new URLSearchParams(body as Record<string, string>);
  return JSON.stringify(body);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}

/** Whatever stands between may answer HTML: that is then told in short. */
async function readProblem(response: Response): Promise<Problem> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return {
      message:
        text
          .replace(/<[^>]*>/g, " ")
          .replace(/\s+/g, " ")
          .trim()
          .slice(0, 300) || undefined,
    };
  }
}

function waitOf(outcome: { response: Response } | ConnectionError, attempt: number, settings: Settings): number {
  const asked = "response" in outcome ? retryAfterOf(outcome.response) : undefined;
  return asked === undefined ? backoffOf(attempt, settings.backoffMs) : asked * 1000;
}

type Where = { requestId: string; retries: number; baseUrl: string };

/** What broke a call: the caller's own signal keeps its reason, everything else is a lost connection. */
function lost(error: unknown, signal: AbortSignal | undefined, where: Where): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof TimedOut) return connectionError("timeout", `${error.message} (${where.baseUrl})`, error, where);
  if (error instanceof SyntaxError) {
    const message = `The answer of ${where.baseUrl} is not JSON: is baseUrl right?`;
    return connectionError("unreadable", message, error, where);
  }
  if (!(error instanceof TypeError)) return error;
  const cause = (error.cause as { code?: string; message?: string } | undefined) ?? {};
  // Of several addresses of one name, Node.js tells the failures without a message of its own.
  const why = cause.code || cause.message || error.message;
  return connectionError("connection_failed", `No connection to ${where.baseUrl}: ${why}`, error, where);
}

function connectionError(code: string, message: string, cause: unknown, { requestId, retries }: Where) {
  return new ConnectionError({ status: 0, problem: { code, message }, requestId, retries }, { cause });
}

/** Nothing reached a server, so nothing can have been done. */
const refusedBeforeSending = (error: unknown): boolean =>
  ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"].includes((error as { cause?: { code?: string } }).cause?.code ?? "");
