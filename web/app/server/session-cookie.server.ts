import { resolvePrincipal, signOut, type Visit } from "~/domain/accounts";

/** Headers that put a cookie of the domain into the browser. */
export const withCookie = (...cookies: string[]): Headers => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
};

/** Ends the session behind a cookie: one that was opened at the wrong door, or one that another takes the place of. */
export async function endSessionOf(cookie: string | null, { address }: Visit): Promise<void> {
  const principal = await resolvePrincipal({ cookie, authorization: null, address });
  if (principal.sessionId) await signOut(principal);
}
