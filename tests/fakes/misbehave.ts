import { ServerResponse } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** How a fake goes wrong. Several rules may be given; each is used up in turn. */
export interface Misbehaviour {
  /** Waits before anything else. */
  delayMs?: number;
  /** Answers with this status; the request is not processed (unless `garbage` spoils a real answer). */
  status?: number;
  /** Extra response headers, such as Retry-After. */
  headers?: Record<string, string>;
  /** Body of a `status` answer; the fake's own error shape otherwise. */
  body?: string;
  /** Spoils the body: a maintenance page, half the answer, noise, bytes without end, or text in the wrong encoding. */
  garbage?: "html" | "truncated" | "binary" | "endless" | "latin1";
  /** Accepts the request and never answers. */
  hang?: boolean;
  /** Breaks the connection: before the work (`true`), after it with nothing sent, or in the middle of the body. */
  reset?: boolean | "after" | "midway";
  /** For how many requests; without it until the next `behave()`. */
  times?: number;
  /** Only requests whose "METHOD /path" contains this. */
  match?: string;
}

export type Bindings = Partial<HttpBindings | Http2Bindings>;
type Handle = () => Promise<Response>;

/** The rules of one fake, used in order. */
export class Behaviour<Rule extends Misbehaviour = Misbehaviour> {
  private rules: Array<{ rule: Rule; left: number }> = [];

  set(rules: Rule[]): void {
    this.rules = rules.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY }));
  }

  next(request: string): Rule | undefined {
    const entry = this.rules.find(({ rule, left }) => left > 0 && (!rule.match || request.includes(rule.match)));
    if (!entry) return undefined;
    entry.left -= 1;
    return entry.rule;
  }
}

/** Plays one rule around the real handler. */
export async function misbehave(
  rule: Misbehaviour,
  handle: Handle,
  errorBody: (status: number) => Response,
  env: Bindings,
  signal: AbortSignal,
): Promise<Response> {
  if (rule.delayMs) await pause(rule.delayMs, signal);
  if (rule.hang) return forever(signal);
  if (rule.reset) return breakConnection(rule.reset, handle, env);
  if (rule.garbage) return spoil(rule, await handle());
  if (rule.status) return failWith(rule, errorBody(rule.status));
  return withHeaders(await handle(), rule.headers);
}

function failWith(rule: Misbehaviour, usual: Response): Response {
  const answer = rule.body === undefined ? usual : new Response(rule.body, { status: rule.status });
  return withHeaders(answer, rule.headers);
}

function withHeaders(response: Response, headers: Record<string, string> = {}): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function forever(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("The caller went away", "AbortError")));
  });
}

async function breakConnection(kind: true | "after" | "midway", handle: Handle, env: Bindings): Promise<Response> {
  const answer = kind === true ? undefined : await handle();
  const { incoming, outgoing } = env;
  // Called in process (no socket): the nearest thing to a broken connection that fetch knows.
  if (!incoming || !outgoing || !(outgoing instanceof ServerResponse)) throw new TypeError("fetch failed");
  if (answer && kind === "midway") {
    const body = Buffer.from(await answer.arrayBuffer());
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "content-length": body.length });
    await new Promise<void>((resolve) => outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => resolve()));
    incoming.socket.destroy();
  } else incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

async function spoil(rule: Misbehaviour, answer: Response): Promise<Response> {
  const status = rule.status ?? answer.status;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  for (const [name, value] of Object.entries(rule.headers ?? {})) headers.set(name, value);
  if (rule.garbage === "html") {
    headers.set("content-type", "text/html");
    return new Response("<!doctype html><title>Scheduled maintenance</title><h1>Be right back</h1>", {
      status,
      headers,
    });
  }
  if (rule.garbage === "endless") return new Response(endless(), { status, headers });
  const body = Buffer.from(await answer.arrayBuffer());
  if (rule.garbage === "truncated") {
    return new Response(body.subarray(0, Math.floor(body.length / 2)), { status, headers });
  }
  // "Caf\xe9" is fine in Latin-1 and broken as the UTF-8 that the header promises.
  if (rule.garbage === "latin1") {
    return new Response(Buffer.from(body.toString().replaceAll("Test", "T\u00e9st"), "latin1"), { status, headers });
  }
  return new Response(Buffer.from(body.map((byte, index) => byte ^ (0xa5 + index))), { status, headers });
}

const ENDLESS_CAP_BYTES = 2 * 1024 ** 3;

function endless(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= ENDLESS_CAP_BYTES) return controller.close();
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
}
