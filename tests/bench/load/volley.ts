import autocannon, { type Options, type Result } from "autocannon";

export type Target = {
  url: string;
  /** The next request of any connection. */
  next?: () => { path: string; method?: "GET" | "POST"; body?: string; cookie?: string };
  headers?: Record<string, string>;
};

export type Volley = { perSecond: number; p50: number; p99: number; requests: number; refused: number };

let client = 0;

/** So many seconds or requests with 64 connections; each request comes from another address, so that the limits count and do not refuse. */
export async function volley(
  { url, next, headers }: Target,
  size: { duration: number } | { amount: number },
  connections = 64,
): Promise<Volley> {
  const setupRequest: NonNullable<Options["requests"]>[number]["setupRequest"] = (request) => {
    client += 1;
    const address = `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
    const { path = request.path, method = "GET", body, cookie } = next?.() ?? {};
    const own = { ...(body && { "content-type": "application/json" }), ...(cookie && { cookie }) };
    return { ...request, path, method, body, headers: { ...request.headers, ...own, "x-forwarded-for": address } };
  };
  const { pathname, search } = new URL(url);
  const result: Result = await autocannon({
    url,
    connections,
    ...size,
    headers: { "accept-encoding": "identity", ...headers },
    requests: [{ path: pathname + search, setupRequest }],
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: result["2xx"],
    refused: result.non2xx + result.errors + result.timeouts,
  };
}
