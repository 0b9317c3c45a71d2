import type { Context, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { config } from "~/platform/config";

const isAllowed = (origin: string): boolean => {
  const { CORS_ORIGINS } = config();
  return CORS_ORIGINS.includes("*") || CORS_ORIGINS.includes(origin);
};

/**
 * Pages of the sites in CORS_ORIGINS may call the API with a key. Credentials are never allowed: a reader's cookie stays with our own
 * pages.
 */
export function otherOrigins(): MiddlewareHandler {
  const answering = cors({
    origin: (origin) => (isAllowed(origin) ? origin : null),
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: [
      "authorization",
      "content-type",
      "idempotency-key",
      "if-none-match",
      "x-request-id",
      "statewise-version",
    ],
    exposeHeaders: [
      ...["etag", "x-request-id", "retry-after", "content-disposition", "idempotent-replayed"],
      ...["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"],
      ...["statewise-version", "statewise-test", "deprecation", "sunset", "link"],
    ],
    maxAge: 600,
  });
  return (c, next) => (isAllowed(c.req.header("origin") ?? "") && c.req.header("origin") ? answering(c, next) : next());
}

/** A page of an allowed site that calls with a key and without a cookie: nothing of a reader's comes along. */
export function isProgramOf(c: Context): boolean {
  const origin = c.req.header("origin");
  const hasKey = /^bearer /i.test(c.req.header("authorization") ?? "");
  return origin !== undefined && hasKey && c.req.header("cookie") === undefined && isAllowed(origin);
}
