/** A call that Statewise makes to a server of yours. */
export type WebhookEvent = { id: string; type: string; createdAt: string; data: Record<string, unknown> };

type Delivery = {
  /** The body exactly as it came. */
  payload: string;
  /** The header `Statewise-Signature`. */
  signature: string | null | undefined;
  /** The secret that was shown when the webhook was made. */
  secret: string;
  toleranceSeconds?: number;
};

/** Not from Statewise, or an old call sent again. */
export class WebhookSignatureError extends Error {}

/**
 * The event of a delivery whose signature is right: `t=<unix seconds>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`. During a
 * change of secrets there may be several `v1`.
 */
export async function verifyWebhook({
  payload,
  signature,
  secret,
  toleranceSeconds = 300,
}: Delivery): Promise<WebhookEvent> {
  const parts = (signature ?? "").split(",").map((part) => part.trim().split("=", 2) as [string, string | undefined]);
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
