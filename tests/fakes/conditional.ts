import { createHash } from "node:crypto";
import type { Context } from "hono";

/** Answers 304 to a caller that has this version already. */
export function conditional(c: Context, body: string, type: string, headers: Record<string, string> = {}): Response {
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  const given = c.req.header("if-none-match");
  if (given === etag || given === `W/${etag}`)
    return new Response(null, { status: 304, headers: { etag, ...headers } });
  return new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, etag, ...headers } });
}
