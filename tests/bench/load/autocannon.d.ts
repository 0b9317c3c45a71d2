declare module "autocannon" {
  export type Sent = { path?: string; method?: string; body?: string; headers?: Record<string, string> };
  export type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    requests?: (Sent & { setupRequest?: (request: Sent) => Sent })[];
  };
  export type Result = {
    requests: { total: number };
    latency: { p50: number; p99: number };
    duration: number;
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
