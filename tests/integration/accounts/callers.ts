import { ONCE_FIELD } from "~/app/forms/once-field";
import { type Principal, requireSignedIn } from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import type { Prisma } from "~/platform/db/generated/client";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";

/** Who a cookie or a key stands for, as every request finds out anew. */
export const principalOf = (cookie: string): Promise<Principal> =>
  resolvePrincipal({ cookie, authorization: null, address: "192.0.2.1" });
export const principalOfKey = (key: string): Promise<Principal> =>
  resolvePrincipal({ cookie: null, authorization: `Bearer ${key}`, address: "192.0.2.1" });

/** An account that is signed in. */
export async function signedInUser(columns: Partial<Prisma.UserCreateInput> = {}) {
  const user = await makeUser(columns);
  const cookie = await sessionCookie(user);
  return { user, cookie, principal: requireSignedIn(await principalOf(cookie)), key: () => apiKey(user) };
}

export const VISIT = { address: "192.0.2.1", userAgent: "Mozilla/5.0 (Macintosh) Safari/605.1" };

/** A form of a screen on its way to the action, with the token of the page that it was filled in on. */
export function sentForm(cookie: string, path: string, token: string, fields: [string, string][]) {
  const headers = { cookie, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams([[ONCE_FIELD, token], ...fields]);
  const request = new Request(`http://localhost${path}`, { method: "POST", headers, body });
  return { request, params: {}, context: { nonce: "", requestId: "", address: "192.0.2.1" } };
}
