import { createHmac } from "node:crypto";

/**
 * `t=1763800000,v1=…`: HMAC-SHA256 of `t.body` with the webhook's secret, so that old calls cannot be played again. While a secret is
 * being changed there is one `v1` for each.
 */
export function webhookSignature(secrets: readonly string[], seconds: number, body: string): string {
  const proofs = secrets.map((secret) => createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex"));
  return [`t=${seconds}`, ...proofs.map((proof) => `v1=${proof}`)].join(",");
}
