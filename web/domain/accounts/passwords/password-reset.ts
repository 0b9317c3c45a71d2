import { setTimeout as wait } from "node:timers/promises";
import { recordAudit } from "~/domain/access";
import { after, DAY_MS, HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import type { UserModel as User } from "~/platform/db/generated/models";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { deadLink, findToken, issueToken, revokeTokens, spendToken } from "../account-tokens";
import type { ResetPasswordForm } from "../fields/forms";
import { accountLink } from "../links";
import type { Visit } from "../visit";
import { applyPassword } from "./password-change";
import { newPasswordHash } from "./passwords";
import { forgetFailures } from "./sign-in-pace";

export const RESET_MINUTES = 60;
/** More mails than this in an hour would be somebody filling a mailbox; the answer stays the same. */
const MOST_AN_HOUR = 5;
/** Every answer takes at least this long, so that its time tells nothing about the address. */
const ANSWER_MS = 120;

/**
 * Mails a single-use link of 60 minutes where an account has this address. The caller answers the same sentence in
 * either case; the token is for development tools only.
 */
export async function requestPasswordReset(email: string, visit: Visit): Promise<{ token: string | null }> {
  const [token] = await Promise.all([sendResetLink(email, visit), wait(ANSWER_MS)]);
  return { token };
}

async function sendResetLink(email: string, visit: Visit): Promise<string | null> {
  const token = await db().$transaction(async (tx) => {
    const found = await tx.user.findUnique({ where: { email } });
    const account = found?.isActive && !found.suspendedAt ? found : null;
    const isCrowded = account !== null && (await recentRequests(tx, account.id)) >= MOST_AN_HOUR;
    await recordAudit(
      tx,
      { kind: "visitor", address: visit.address },
      {
        action: "account.reset_request",
        outcome: account && !isCrowded ? "done" : "refused",
        subjectUserId: found?.id,
        userAgent: visit.userAgent,
      },
    );
    return account && !isCrowded ? issueResetLink(tx, account, visit.address) : null;
  });
  if (token) kickMail();
  return token;
}

const recentRequests = (tx: Transaction, userId: number): Promise<number> =>
  tx.accountToken.count({ where: { userId, kind: "password_reset", createdAt: { gt: after(now(), -HOUR_MS) } } });

type Mailbox = Pick<User, "id" | "email" | "firstName">;

/** Replaces the open reset link of an account by a new one and mails it; administrators use the same for customers. */
export async function issueResetLink(tx: Transaction, account: Mailbox, address?: string): Promise<string> {
  await revokeTokens(tx, account.id, ["password_reset"]);
  const lifeMs = RESET_MINUTES * MINUTE_MS;
  const token = await issueToken(tx, { kind: "password_reset", userId: account.id, lifeMs, address });
  await tx.user.update({
    where: { id: account.id },
    data: { resetToken: tokenHash(token), resetTokenExpiry: after(now(), lifeMs) },
    select: { id: true },
  });
  await queueMail(tx, {
    to: account.email,
    template: "password-reset",
    data: { firstName: account.firstName, validMinutes: RESET_MINUTES },
    secrets: { resetUrl: accountLink("resetPassword", token) },
    userId: account.id,
  });
  return token;
}

/** Whether the mailed link still works, before somebody types a password for nothing. */
export const isResetLinkOpen = async (token: string): Promise<boolean> =>
  (await findToken("password_reset", token)) !== null;

/** Sets the password by the mailed link; sessions and keys end, whoever made them, and the person signs in with it. */
export async function resetPassword({ token, password }: ResetPasswordForm, visit: Visit): Promise<void> {
  if (!(await isResetLinkOpen(token))) throw deadLink();
  const passwordHash = await newPasswordHash(password);
  const email = await db().$transaction(async (tx) => {
    const used = await spendToken(tx, "password_reset", token);
    const owner = used?.userId
      ? await tx.user.findFirst({ where: { id: used.userId, isActive: true, resetToken: tokenHash(token) } })
      : null;
    if (!owner) throw deadLink();
    const actor = { kind: "user" as const, id: owner.id, address: visit.address };
    await applyPassword(tx, { userId: owner.id, passwordHash, visit, actor, how: "reset", endKeys: true });
    if (!owner.emailVerifiedAt) {
      await tx.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: now() }, select: { id: true } });
    }
    return owner.email;
  });
  await forgetFailures(email);
  kickMail();
}

export const INVITATION_DAYS = 7;

/** Mails somebody for whom an administrator opened an account a link to choose the first password. */
export async function inviteByLink(tx: Transaction, account: Mailbox): Promise<void> {
  await revokeTokens(tx, account.id, ["password_reset"]);
  const lifeMs = INVITATION_DAYS * DAY_MS;
  const token = await issueToken(tx, { kind: "password_reset", userId: account.id, lifeMs });
  const resetTokenExpiry = after(now(), lifeMs);
  await tx.user.update({
    where: { id: account.id },
    data: { resetToken: tokenHash(token), resetTokenExpiry },
    select: { id: true },
  });
  await queueMail(tx, {
    to: account.email,
    template: "customer-invitation",
    data: { firstName: account.firstName, expiresAt: resetTokenExpiry },
    secrets: { setupUrl: accountLink("resetPassword", token) },
    userId: account.id,
  });
}
