import { randomToken, seal, unseal } from "~/platform/crypto";

const PURPOSE = "session-of";

/**
 * The opaque id of a session, with the sealed name of its account behind it: it opens nothing, and tells whose session it was
 * when the session itself is gone. A session of an administrator who views as a customer is nobody's.
 */
export const newSessionToken = (userId: number | null): string =>
  userId === null ? randomToken() : `${randomToken()}.${seal(PURPOSE, String(userId))}`;

/** Whose session a token is or was; null where nobody can say. */
export function ownerOfToken(token: string): number | null {
  const dot = token.indexOf(".");
  const owner = dot < 0 ? null : unseal(PURPOSE, token.slice(dot + 1));
  return owner === null ? null : Number(owner);
}
