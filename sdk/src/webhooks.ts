import type { components } from "./generated/types.js";

/** What Statewise tells a server of yours: `event.type` says which it is, and with it what `event.data` holds. */
export type WebhookEvent = components["schemas"]["Event"];
export type WebhookEventType = WebhookEvent["type"];

/** As `fetch` has them, or as Node.js has them. */
type HeadersOf = { get(name: string): string | null } | Record<string, string | string[] | undefined>;

type Delivery = {
  /** The body exactly as it came. */
  payload: string | Uint8Array;
  /** The secret that was shown when the webhook was made. */
  secret: string;
  toleranceSeconds?: number | undefined;
} & (
  | {
      /** The header `Statewise-Signature`. */
      signature: string | string[] | null | undefined;
    }
  | {
      /** All headers of the request. */
      headers: HeadersOf;
    }
);

/** Not from Statewise, or an old call sent again. */
export class WebhookSignatureError extends Error {}

/**
 * The event of a delivery whose signature is right: `t=<unix seconds>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`. During a
 * change of secrets there may be several `v1`.
 */
export async function verifyWebhook(delivery: Delivery): Promise<WebhookEvent> {
  const { secret, toleranceSeconds = 300 } = delivery;
  const payload = textOf(delivery.payload);
  const signature = "headers" in delivery ? headerOf(delivery.headers) : delivery.signature;
  const parts = [signature ?? ""]
    .flat()
    .join(",")
    .split(",")
    .map((part) => part.trim().split("=", 2) as [string, string | undefined]);
  const sentAt = parts.find(([name]) => name === "t")?.[1] ?? "";
  const given = parts.filter(([name]) => name === "v1").map(([, value]) => value ?? "");
  if (!/^\d+$/.test(sentAt) || given.length === 0)
    throw new WebhookSignatureError("The signature header is not readable.");
  const expected = await hmac(secret, `${sentAt}.${payload}`);
  if (!given.some((one) => sameText(one, expected))) throw new WebhookSignatureError("The signature is not right.");
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > toleranceSeconds) {
    throw new WebhookSignatureError("The delivery is too old.");
  }
  return JSON.parse(payload) as WebhookEvent;
}

const textOf = (payload: string | Uint8Array): string =>
  typeof payload === "string" ? payload : new TextDecoder().decode(payload);

function headerOf(headers: HeadersOf): string | string[] | null | undefined {
  const { get } = headers as { get?: unknown };
  if (typeof get === "function") return (headers as Headers).get(HEADER);
  const found = Object.entries(headers as Record<string, string | string[] | undefined>);
  return found.find(([name]) => name.toLowerCase() === HEADER)?.[1];
}

const HEADER = "statewise-signature";

/** The signature header of a body, for tests of a receiver. */
export async function signWebhook(payload: string, secret: string, at = new Date()): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${await hmac(secret, `${seconds}.${payload}`)}`;
}

async function hmac(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), algorithm, false, ["sign"]);
  const digest = await crypto.subtle.sign("HMAC", key, bytes.encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Takes the same time wherever the texts differ. */
function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let place = 0; place < b.length; place += 1) difference |= (a.charCodeAt(place) || 0) ^ b.charCodeAt(place);
  return difference === 0;
}
