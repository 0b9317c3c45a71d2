import { invalidField } from "../errors";

/** Made by the product itself; an order may not set them a second time. */
const OWN = new Set(["from", "to", "cc", "bcc", "subject", "date", "message-id", "sender", "reply-to", "return-path"]);

/** Headers of an order, refused when they could change the mail's envelope or begin a line of their own. */
export function checkedHeaders(headers: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    const isWrong = !/^[a-z0-9-]{1,60}$/i.test(name) || OWN.has(lower) || lower.startsWith("content-");
    if (isWrong || /[\r\n\0]/.test(value) || value.length > 900) {
      throw invalidField("headers", `The header ${name} is not allowed`);
    }
  }
  return headers;
}

/** One-click unsubscribing as RFC 8058 wants it: the same address answers the mail program's POST. */
export function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {};
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
