import { type AccountRow, lacksRecentProof, markProven, type Principal, type SignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { isPassword } from "./passwords";
import { beginAttempt } from "./sign-in-pace";

/** Whether the last proof is too long ago, so that a form which asks for the password itself must ask. */
export const needsPassword = (principal: Principal): Promise<boolean> => lacksRecentProof(principal);

/** Proof of who sits at the screen, where the form has a field for it: the one of just now, or the password once more. */
export async function requireProof(principal: SignedIn, given: string | undefined, why: string): Promise<void> {
  if (!given && !(await needsPassword(principal))) return;
  if (!given) throw invalidField("currentPassword", why);
  await requirePresentPassword(principal.account, given, principal.address);
  await markProven(principal);
}

const NO_PASSWORD =
  "Your account has no password: sign out, sign in again as usual, and do this within fifteen minutes.";

/**
 * Asks a signed-in person for the password once more. A foreign hand at an open screen may guess no faster than at the
 * door.
 */
export async function requirePresentPassword(account: AccountRow, given: string, address: string): Promise<void> {
  const attempt = await beginAttempt(account.email, address, true);
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: account.id },
    select: { passwordHash: true },
  });
  if (passwordHash === null) throw invalidField("currentPassword", NO_PASSWORD);
  if (!(await isPassword(passwordHash, given))) {
    throw invalidField("currentPassword", "Your current password is not right.");
  }
  await attempt.succeeded();
}
