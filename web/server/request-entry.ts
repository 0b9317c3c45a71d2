import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { config } from "~/platform/config";
import { log } from "~/platform/log";
import { requestDuration } from "~/platform/metrics";
import { inRequest } from "~/platform/request-context";
import { shownPath } from "~/platform/secret-paths";
import type { ServerVariables } from "./variables";

const KNOWN_ID = /^[\w-]{8,64}$/;

/** Gives each request its id and the address it came from, and writes one log line without personal data. */
export function requestEntry(): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const started = performance.now();
    const given = c.req.header("x-request-id");
    const requestId = given && KNOWN_ID.test(given) ? given : randomUUID();
    const address = clientAddress(c);
    c.set("requestId", requestId);
    c.set("address", address);
    await inRequest(
      { requestId, address, method: c.req.method, path: c.req.path, search: new URL(c.req.url).search },
      async () => {
        await next();
        c.res.headers.set("x-request-id", requestId);
        const ms = performance.now() - started;
        requestDuration().observe({ method: c.req.method, status: c.res.status }, ms / 1000);
        // The path only: a question stands in the query string (decision 46).
        log().info(
          { method: c.req.method, path: shownPath(c.req.path), status: c.res.status, ms: Math.round(ms) },
          "request",
        );
      },
    );
  };
}

/** The address behind TRUST_PROXY many proxies of our own; a forwarded header from elsewhere is not believed. */
export function clientAddress(c: Context): string {
  const direct = (c.env as HttpBindings | undefined)?.incoming?.socket?.remoteAddress ?? "unknown";
  const hops = config().TRUST_PROXY;
  if (hops === 0) return direct;
  const chain = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain[chain.length - hops] ?? chain[0] ?? direct;
}
