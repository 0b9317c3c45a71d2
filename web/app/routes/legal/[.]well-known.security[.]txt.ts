import { after, DAY_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { supportAddress } from "~/platform/support-address";

const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116). Without a support address there is the feedback form. */
export function loader() {
  const { appUrl } = config();
  const address = supportAddress();
  const lines = [
    `Contact: ${address ? `mailto:${address}` : `${appUrl}/feedback`}`,
    `Expires: ${after(now(), VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${appUrl}/.well-known/security.txt`,
    `Policy: ${appUrl}/security`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
