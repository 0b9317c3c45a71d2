import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { problemResponse } from "~/api/problem";
import { config } from "~/platform/config";
import { Misdirected } from "~/platform/errors";
import { isLoopbackName, plainAddress } from "~/platform/network/internet-address";

/** Balancers ask each machine by its own address. */
const ASKED_BY_ADDRESS = new Set(["/healthz", "/readyz"]);

/**
 * The product answers by its own name only. A page of somebody else whose name leads here (DNS rebinding), or a request
 * that a proxy sends to whoever is the default, gets a sentence that says where the product is.
 */
export function ownHostOnly(): MiddlewareHandler {
  return async (c, next) => {
    if (ASKED_BY_ADDRESS.has(c.req.path) || isOwn(c)) return next();
    const error = new Misdirected(sentence());
    if (c.req.header("accept")?.includes("text/html")) return page(error.message);
    return problemResponse(error);
  };
}

function isOwn(c: Context): boolean {
  const { appUrl, isLoopback, TRUST_PROXY } = config();
  const named = hostOf(c.req.url);
  const given = c.req.header("host");
  // An address that a client wrote whole (GET http://…) counts as well as the header beside it.
  if (!named || (given !== undefined && hostOf(`http://${given}`)?.host !== named.host)) return false;
  const own = new URL(appUrl);
  if (isSame(named, own)) return true;
  if (isLoopbackName(named.hostname) && (isLoopback || isFromThisMachine(c))) return true;
  const forwarded = TRUST_PROXY > 0 ? c.req.header("x-forwarded-host")?.split(",").at(-TRUST_PROXY)?.trim() : undefined;
  const outside = forwarded && hostOf(`http://${forwarded}`);
  return outside ? isSame(outside, own) : false;
}

/** A port that goes without saying is not said by every client and proxy. */
function isSame(named: URL, own: URL): boolean {
  const standard = own.protocol === "https:" ? "443" : "80";
  const port = (url: URL) => (url.port === "" || url.port === standard ? standard : url.port);
  return named.hostname.replace(/\.$/, "") === own.hostname && port(named) === port(own);
}

const hostOf = (address: string): URL | null =>
  // Compared without the meaning that http gives to port 80.
  URL.canParse(address) ? new URL(address.replace(/^https?:/, "http:")) : null;

/** A command or a proxy on the machine itself, which may know it as localhost. */
function isFromThisMachine(c: Context): boolean {
  const direct = plainAddress((c.env as HttpBindings | undefined)?.incoming?.socket?.remoteAddress ?? "");
  return direct !== null && isLoopbackName(direct);
}

function sentence(): string {
  const { appUrl, APP_URL } = config();
  if (APP_URL) return `Statewise is at ${appUrl}. It does not answer at the address that was opened.`;
  return `Statewise answers only on its own machine, at ${appUrl}. To open it from elsewhere, whoever runs it sets APP_URL to the address that people open.`;
}

/** Without a script, a style or anything that was sent: it may be read anywhere. */
function page(text: string): Response {
  const address = new URL("/", config().appUrl).href;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not at this address</title><h1>Not at this address</h1><p>${text}</p><p><a href="${address}">Open Statewise</a></p></html>`;
  return new Response(body, {
    status: 421,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
