import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { config } from "~/platform/config";
import type { ServerVariables } from "./variables";

/** Data that a browser shows by mistake as a page runs nothing and stands in no frame. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on every answer; the nonce is made per request and handed to the page that renders scripts. */
export function securityHeaders(): MiddlewareHandler<ServerVariables> {
  const secure = config().appUrl.startsWith("https:");
  return async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    const { headers } = c.res;
    // A page that is shown inside one of ours brings a policy of its own: the mails in the administration.
    const isFramed = headers.get("content-security-policy")?.startsWith("sandbox;") ?? false;
    const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
    const isData = headers.get("content-type")?.includes("json") ?? false;
    if (isPage && !isFramed) headers.set("content-security-policy", policy(nonce, c.req.path));
    if (isData) headers.set("content-security-policy", DATA_POLICY);
    headers.set("x-content-type-options", "nosniff");
    headers.set("x-frame-options", isFramed ? "SAMEORIGIN" : "DENY");
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
    headers.set("cross-origin-opener-policy", "same-origin");
    headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)");
    if (secure) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  };
}

/** Stripe's script and frames only where a card is asked for, and only where Stripe takes the payments. */
const CARD_PAGES = /^\/checkout(\/|$)/;

function policy(nonce: string, path: string): string {
  const takesCards = CARD_PAGES.test(path) && config().payments === "stripe";
  const stripe = takesCards ? stripeOrigins() : { script: "", frame: "", connect: "" };
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${stripe.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${stripe.connect}${config().DEV_TOOLS ? " ws:" : ""}`,
    `frame-src 'self'${stripe.frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function stripeOrigins() {
  const own = config().STRIPE_API_BASE;
  const extra = own ? ` ${new URL(own).origin}` : "";
  return {
    script: ` https://js.stripe.com https://*.js.stripe.com${extra}`,
    frame: ` https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com${extra}`,
    connect: ` https://api.stripe.com${extra}`,
  };
}
