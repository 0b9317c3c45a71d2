import { type AccountRow, type Principal, recordAudit } from "~/domain/access";
import { HOUR_MS, now } from "~/platform/clock";
import { type Database, db, type Transaction } from "~/platform/db/client";
import type { AccountTokenModel as AccountToken } from "~/platform/db/generated/models";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { deadLink, findToken, issueToken, revokeTokens, spendToken, type TokenKind } from "./account-tokens";
import { accountLink } from "./links";
import { asEmailTaken } from "./open-account";
import { endEverySession } from "./sessions/sessions";

const VALID_HOURS = 24;
const KINDS = ["email_change_old", "email_change_new"] as const satisfies TokenKind[];
const OPEN_MS = VALID_HOURS * HOUR_MS;

type EmailChange = { newEmail: string };

/** Asks both mailboxes; a newer wish replaces an older one. */
export async function startEmailChange(
  tx: Transaction,
  principal: Principal,
  account: AccountRow,
  newEmail: string,
): Promise<void> {
  const owner = await tx.user.findUnique({
    where: { email: newEmail },
    select: { id: true, firstName: true, deletedAt: true },
  });
  await forgetEmailChange(tx, account.id);
  const token = { userId: account.id, lifeMs: OPEN_MS, data: { newEmail }, address: principal.address };
  const oldToken = await issueToken(tx, { ...token, kind: "email_change_old" });
  const newToken = await issueToken(tx, { ...token, kind: "email_change_new" });
  const data = { firstName: account.firstName, validMinutes: VALID_HOURS * 60 };
  await queueMail(tx, {
    to: account.email,
    template: "email-change-old",
    data: { ...data, newEmail },
    secrets: { confirmUrl: accountLink("confirmEmail", oldToken) },
    userId: account.id,
  });
  // Whoever has the address hears of it; who asked is told the same as of any other one, and gets no link to it.
  if (owner) {
    const { id, firstName, deletedAt } = owner;
    const exists = { template: "account-exists", data: { firstName, email: newEmail } } as const;
    if (deletedAt === null) await queueMail(tx, { to: newEmail, ...exists, userId: id });
  } else {
    await queueMail(tx, {
      to: newEmail,
      template: "email-change-new",
      data,
      secrets: { confirmUrl: accountLink("confirmEmail", newToken) },
      userId: account.id,
    });
  }
  await recordAudit(tx, principal, { action: "account.request_email_change", subjectUserId: account.id });
}

/** Used halves are revoked as well: half a confirmation of yesterday must not complete one of today. */
async function forgetEmailChange(tx: Transaction, userId: number): Promise<void> {
  await tx.accountToken.updateMany({
    where: { userId, kind: { in: [...KINDS] }, revokedAt: null },
    data: { revokedAt: now(), data: {} },
  });
}

/** The address that waits for its confirmation, if any. */
export async function pendingEmailChange(tx: Transaction | Database, userId: number): Promise<EmailChange | null> {
  const waiting = await tx.accountToken.findFirst({
    where: { userId, kind: { in: [...KINDS] }, usedAt: null, revokedAt: null, expiresAt: { gt: now() } },
    select: { data: true },
  });
  return waiting ? (waiting.data as EmailChange) : null;
}

export type EmailConfirmation =
  | { state: "changed"; newEmail: string }
  | { state: "waiting"; newEmail: string; for: "old" | "new" }
  | { state: "verified"; newEmail: string };

/** What a mailed confirmation link is about, for the screen that asks for the click; null when it is dead. */
export async function describeEmailLink(token: string): Promise<{ kind: TokenKind; newEmail: string | null } | null> {
  const found = await findToken([...KINDS, "email_verify"], token);
  if (!found) return null;
  return { kind: found.kind as TokenKind, newEmail: (found.data as EmailChange | null)?.newEmail ?? null };
}

/**
 * A click on a confirmation link of either mailbox. The second one of a change puts the new address in place and ends
 * every session.
 */
export async function confirmEmail(token: string): Promise<EmailConfirmation> {
  try {
    return await db().$transaction(async (tx): Promise<EmailConfirmation> => {
      const used = await spendToken(tx, [...KINDS, "email_verify"], token);
      if (!used?.userId) throw deadLink();
      if (used.kind === "email_verify") return verifyMailbox(tx, used.userId);
      const { newEmail } = used.data as EmailChange;
      const other = used.kind === "email_change_old" ? "new" : "old";
      // Both links clicked at the same moment: one waits here and then sees the other.
      await tx.$queryRaw`select id from users where id = ${used.userId} for update`;
      if (!(await isConfirmed(tx, used, `email_change_${other}`))) return { state: "waiting", newEmail, for: other };
      await putInPlace(tx, used.userId, newEmail);
      return { state: "changed", newEmail };
    });
  } catch (error) {
    throw asEmailTaken(error);
  }
}

async function isConfirmed(tx: Transaction, { userId }: AccountToken, kind: TokenKind): Promise<boolean> {
  const half = await tx.accountToken.findFirst({ where: { userId, kind, usedAt: { not: null }, revokedAt: null } });
  return half !== null;
}

async function putInPlace(tx: Transaction, userId: number, email: string): Promise<void> {
  await endEverySession(tx, userId);
  const at = now();
  const changed = await tx.user.updateMany({
    where: { id: userId, isActive: true },
    data: {
      email,
      emailVerifiedAt: at,
      resetToken: null,
      resetTokenExpiry: null,
      version: { increment: 1 },
      updatedAt: at,
    },
  });
  if (changed.count === 0) throw deadLink();
  await revokeTokens(tx, userId, ["password_reset", "temp_password_proof", "email_verify"]);
  await forgetEmailChange(tx, userId);
  await recordAudit(tx, { kind: "user", id: userId }, { action: "account.change_email", subjectUserId: userId });
}

/** Mails a link that proves the present address. */
export async function requestEmailVerification(account: AccountRow, address: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await revokeTokens(tx, account.id, ["email_verify"]);
    const token = await issueToken(tx, { kind: "email_verify", userId: account.id, lifeMs: OPEN_MS, address });
    await queueMail(tx, {
      to: account.email,
      template: "email-verify",
      data: { firstName: account.firstName, validMinutes: VALID_HOURS * 60 },
      secrets: { verifyUrl: accountLink("confirmEmail", token) },
      userId: account.id,
    });
  });
  kickMail();
}

async function verifyMailbox(tx: Transaction, userId: number): Promise<EmailConfirmation> {
  const { email } = await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now() } });
  await recordAudit(tx, { kind: "user", id: userId }, { action: "account.verify_email", subjectUserId: userId });
  return { state: "verified", newEmail: email };
}
