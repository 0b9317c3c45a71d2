import type { ClientOptions, Hooks, On401 } from "./options.js";
import { VERSION } from "./version.js";

export type Settings = Hooks & {
  apiKey: string | (() => string | Promise<string>) | undefined;
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
  maxRetries: number;
  backoffMs: { first: number; most: number };
  on401: On401;
  headers: Record<string, string>;
};

type Surroundings = {
  process?: { env?: Record<string, string | undefined>; versions?: { node?: string } };
  document?: unknown;
  location?: { origin?: string };
};

const NO_ADDRESS =
  'Say where Statewise is: new Statewise({ baseUrl: "https://your-statewise.example" }), or set the environment variable STATEWISE_URL.';

/** The options with their defaults, wrong ones refused at once. */
export function settingsOf(options: ClientOptions<On401>): Settings {
  const around = globalThis as Surroundings;
  const environment = around.process?.env ?? {};
  const page = around.document ? around.location?.origin : undefined;
  const address = options.baseUrl ?? (environment.STATEWISE_URL || environment.STATEWISE_API_URL || page);
  if (!address) throw new TypeError(NO_ADDRESS);
  const baseUrl = address.replace(/\/+$/, "");
  if (!/^https?:\/\//.test(baseUrl)) throw new TypeError(`baseUrl must begin with http:// or https://: ${baseUrl}`);
  const { timeoutMs = 30_000, maxRetries = 2, backoffMs = { first: 500, most: 8_000 } } = options;
  if (!(timeoutMs > 0)) throw new TypeError("timeoutMs must be above 0");
  if (!Number.isInteger(maxRetries) || maxRetries < 0)
    throw new TypeError("maxRetries must be 0 or a whole number above");
  const { onRequest, onResponse, onRetry } = options;
  return {
    apiKey: options.apiKey ?? (environment.STATEWISE_API_KEY || undefined),
    baseUrl,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs,
    maxRetries,
    backoffMs,
    on401: options.on401 ?? "throw",
    headers: { ...userAgent(around, options.appName), ...options.headers },
    onRequest,
    onResponse,
    onRetry,
  };
}

/** Browsers set their own name and refuse another. */
function userAgent({ document, process }: Surroundings, appName: string | undefined): Record<string, string> {
  if (document) return {};
  const runtime = process?.versions?.node ? ` node/${process.versions.node}` : "";
  return { "user-agent": `${appName ? `${appName} ` : ""}statewise-sdk/${VERSION}${runtime}` };
}
