import type { AccountRow, Principal, SignedIn } from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { isPassword } from "./passwords";
import { beginAttempt } from "./sign-in-pace";

/** So long after it was opened by a password, a session proves by itself who sits at the screen. */
const SIGN_IN_PROVES_MS = 10 * MINUTE_MS;

/** Whether this session is too old, or was not opened by a password, so that what cannot be undone asks for one. */
export async function needsPassword({ sessionId }: Principal): Promise<boolean> {
  const session = await db().session.findUnique({
    where: { sid: sessionId ?? "" },
    select: { createdAt: true, sess: true },
  });
  const { hasReturned = false } = (session?.sess ?? {}) as { hasReturned?: boolean };
  return !session || hasReturned || after(session.createdAt, SIGN_IN_PROVES_MS) < now();
}

/** Proof of who sits at the screen, before what cannot be undone: the sign-in of just now, or the password once more. */
export async function requireProof(principal: SignedIn, given: string | undefined, why: string): Promise<void> {
  if (!given && !(await needsPassword(principal))) return;
  if (!given) throw invalidField("currentPassword", why);
  await requirePresentPassword(principal.account, given, principal.address);
}

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
  if (!(await isPassword(passwordHash, given))) {
    throw invalidField("currentPassword", "Your current password is not right.");
  }
  await attempt.succeeded();
}
