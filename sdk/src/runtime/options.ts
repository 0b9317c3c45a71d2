/** What a call that is not signed in does: throw an AuthenticationError, or answer null. */
export type On401 = "throw" | "null";

export type Or401<T, O extends On401> = O extends "null" ? T | null : T;

/** Options of one call. */
export type RequestOptions = {
  /** Ends the call: it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Of one attempt; a retry begins anew. */
  timeoutMs?: number;
  maxRetries?: number;
  headers?: Record<string, string>;
  /** The write is done once under it, also by another run of the program; the SDK makes one of its own where none is given. */
  idempotencyKey?: string;
  /** Sent as X-Request-Id, for finding the call in the server's log. */
  requestId?: string;
};

export type RequestEvent = { verb: string; url: string; requestId: string; attempt: number };
export type ResponseEvent = RequestEvent & { status: number; durationMs: number };
export type RetryEvent = RequestEvent & { waitMs: number; reason: string };

/**
 * Called as things happen, for logs and metrics; the call goes on when they are done. Keys and bodies are not told. What a hook
 * throws ends the call and comes out of it as it is.
 */
export type Hooks = {
  onRequest?: (event: RequestEvent) => unknown;
  onResponse?: (event: ResponseEvent) => unknown;
  onRetry?: (event: RetryEvent) => unknown;
};

export type ClientOptions<O extends On401 = "throw"> = Hooks & {
  /** `sw_…`, or a function that fetches it. Default: STATEWISE_API_KEY. Without one a browser's session is used. */
  apiKey?: string | (() => string | Promise<string>);
  /** Where Statewise is. Default: STATEWISE_URL (or STATEWISE_API_URL), in a browser its own page; elsewhere one of them is needed. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** Default: 30,000. */
  timeoutMs?: number;
  /** Default: 2. */
  maxRetries?: number;
  /** Waiting between attempts grows from the first to the most. Default: 500 to 8,000. */
  backoffMs?: { first: number; most: number };
  on401?: O;
  headers?: Record<string, string>;
  /** Put before the SDK's own name in User-Agent, such as `acme-sync/2.1`. */
  appName?: string;
};
