import { config } from "~/platform/config";

/** Opaque id of a session; the row behind it is in the database. */
export const SESSION_COOKIE = "sw_session";
/** Signed name of a browser without an account, for its one trial. */
export const VISITOR_COOKIE = "sw_visitor";

/**
 * Over https a cookie carries the prefix that makes browsers refuse it from anybody but this very host, over an
 * unencrypted connection, or for a part of the site.
 */
const sentName = (name: string): string => (isSecure() ? `__Host-${name}` : name);

const isSecure = (): boolean => config().appUrl.startsWith("https:");

export function readCookie(header: string | null, name: string): string | null {
  const sent = sentName(name);
  for (const part of (header ?? "").split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === sent) return safeDecode(value.join("="));
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

/** A Set-Cookie line, never for scripts; without an age it ends with the browser's session. */
export function writeCookie(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds?: number } = {}): string {
  const parts = [`${sentName(name)}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax", "HttpOnly"];
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  if (isSecure()) parts.push("Secure");
  return parts.join("; ");
}

export const clearCookie = (name: string): string => writeCookie(name, "", { maxAgeSeconds: 0 });
