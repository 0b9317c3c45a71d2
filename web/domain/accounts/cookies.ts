import { config } from "~/platform/config";

/** Opaque id of a session; the row behind it is in the database. */
export const SESSION_COOKIE = "sw_session";
/** Signed name of a browser without an account, for its one trial. */
export const VISITOR_COOKIE = "sw_visitor";

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return safeDecode(value.join("="));
  }
  return null;
}

function safeDecode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Without an age it ends with the browser's session. */
type CookieOptions = { maxAgeSeconds?: number; path?: string; httpOnly?: boolean };

/** A Set-Cookie line; Secure wherever the product is reached over https. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, path = "/", httpOnly = true }: CookieOptions = {},
) {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, "SameSite=Lax"];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (httpOnly) parts.push("HttpOnly");
  if (config().appUrl.startsWith("https:")) parts.push("Secure");
  return parts.join("; ");
}

export const clearCookie = (name: string): string => writeCookie(name, "", { maxAgeSeconds: 0 });
