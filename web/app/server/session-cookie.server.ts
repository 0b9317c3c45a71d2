import { resolvePrincipal, type SignInResult, signOut, type Visit } from "~/domain/accounts";

/** Headers that put a cookie of the domain into the browser. */
export const withCookie = (...cookies: string[]): Headers => {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
};

/** Takes a sign-in back that was not for this door, before its cookie ever reaches a browser. */
export async function takeBack({ cookie }: SignInResult, { address }: Visit): Promise<void> {
  const principal = await resolvePrincipal({ cookie, authorization: null, address });
  if (principal.sessionId) await signOut(principal);
}

