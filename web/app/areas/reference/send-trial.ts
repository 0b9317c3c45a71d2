import type { ReferenceOperation } from "./api-reference.server";

export type Outcome =
  | { status: number; durationMs: number; requestId: string | null; text: string }
  | { problem: string };

const SHOWN_MAX = 20_000;

/** Sends what the form says and gives the answer as text. */
export async function sendTrial(
  { method, path, body: example }: ReferenceOperation,
  form: FormData,
  apiKey: string,
): Promise<Outcome> {
  const query = new URLSearchParams();
  let address = path;
  for (const [field, value] of form) {
    const [place, name = ""] = field.split(":");
    if (typeof value !== "string" || value === "") continue;
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    if (place === "query") query.set(name, value);
  }
  const missing = /\{(\w+)\}/.exec(address)?.[1];
  if (missing) return { problem: `Fill in ${missing}.` };
  const body = example === null ? undefined : String(form.get("body") ?? "");
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  if (body !== undefined) headers["content-type"] = "application/json";
  const started = performance.now();
  try {
    const url = query.size > 0 ? `${address}?${query}` : address;
    const credentials = apiKey ? "omit" : "same-origin";
    const response = await fetch(url, { method, headers, body, credentials });
    const text = await readable(response);
    const durationMs = Math.round(performance.now() - started);
    return { status: response.status, durationMs, requestId: response.headers.get("x-request-id"), text };
  } catch {
    return { problem: "The server could not be reached. Check your connection and try again." };
  }
}

/** JSON laid out, a file by its name and size, anything long cut. */
async function readable(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  if (!/json|text/.test(type)) {
    const { size } = await response.blob();
    return size > 0 ? `${response.headers.get("content-disposition") ?? type}: ${size} bytes` : "";
  }
  const text = await response.text();
  const laidOut = type.includes("json") && text ? JSON.stringify(JSON.parse(text), null, 2) : text;
  return laidOut.length > SHOWN_MAX ? `${laidOut.slice(0, SHOWN_MAX)}\n… (${laidOut.length} characters)` : laidOut;
}
