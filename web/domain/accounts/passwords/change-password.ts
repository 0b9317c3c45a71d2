import { type Principal, requireOwnAccount, requireScope } from "~/domain/access";
import { db } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import type { PasswordChangeForm } from "../fields/forms";
import { secondStepOf, startSession } from "../sessions/sessions";
import type { Visit } from "../visit";
import { applyPassword } from "./password-change";
import { newPasswordHash } from "./passwords";
import { requirePresentPassword } from "./present-password";

/** Changes the password from the profile. Every session ends; the answer is the cookie of a fresh one for this browser. */
export async function changePassword(
  principal: Principal,
  { currentPassword, newPassword, endKeys = false }: PasswordChangeForm,
  visit: Visit,
): Promise<{ cookie: string }> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  await requirePresentPassword(account, currentPassword, visit.address);
  if (currentPassword === newPassword)
    throw invalidField("newPassword", "Choose a password other than the present one.");
  const newHash = await newPasswordHash(newPassword);
  const cookie = await db().$transaction(async (tx) => {
    const secondFactorAt = await secondStepOf(tx, principal);
    const change = { userId: account.id, passwordHash: newHash, visit, actor: principal, endKeys };
    const changed = await applyPassword(tx, { ...change, how: "profile" });
    return startSession(tx, { account: changed, visit, secondFactorAt });
  });
  kickMail();
  return { cookie };
}
