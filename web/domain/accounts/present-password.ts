import type { AccountRow } from "~/domain/access";
import { db } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { isPassword } from "./passwords";
import { beginAttempt } from "./sign-in-pace";

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
