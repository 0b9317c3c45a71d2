import { type AuditActor, type Principal, recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { queueMail } from "~/platform/mail/queue-mail";
import { revokeTokens } from "../account-tokens";
import { endEveryKey } from "../sessions/api-keys";
import { endEverySession } from "../sessions/sessions";
import { deviceName, type Visit } from "../visit";

type Change = {
  userId: number;
  passwordHash: string;
  visit: Visit;
  actor: Principal | AuditActor;
  how: "reset" | "temporary" | "profile" | "set_up";
  /** Ends the keys of programs as well. */
  endKeys: boolean;
};

/** Sets a new password: every session and open reset link ends, the owner is told by mail. */
export async function applyPassword(tx: Transaction, change: Change) {
  const { userId, passwordHash, visit, actor, how, endKeys } = change;
  const at = now();
  const account = await endEverySession(tx, userId);
  const { email, firstName } = await tx.user.update({
    where: { id: userId },
    data: {
      passwordHash,
      isTemporaryPassword: false,
      tempPasswordExpiry: null,
      resetToken: null,
      resetTokenExpiry: null,
      passwordChangedAt: at,
    },
    select: { email: true, firstName: true },
  });
  const endedKeys = endKeys ? await endEveryKey(tx, userId) : 0;
  await revokeTokens(tx, userId, ["password_reset", "temp_password_proof", "temp_password_confirm"]);
  await recordAudit(tx, actor, {
    action: "account.change_password",
    subjectUserId: userId,
    detail: { how, endedKeys },
    userAgent: visit.userAgent,
  });
  await queueMail(tx, {
    to: email,
    template: "password-changed",
    data: { firstName, device: deviceName(visit.userAgent), ipAddress: visit.address, at },
    userId,
  });
  return account;
}
