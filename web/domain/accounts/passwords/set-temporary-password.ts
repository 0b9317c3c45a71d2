import { type Principal, recordAudit, requireAdministrator, requireRecentProof, requireScope } from "~/domain/access";
import { HOUR_MS, now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import type { UserModel as User } from "~/platform/db/generated/models";
import { Forbidden, invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { deadLink, findToken, issueToken, revokeTokens, spendToken } from "../account-tokens";
import { customerFor, isStaff } from "../customer-target";
import { PASSWORD_MIN } from "../fields/person-fields";
import { accountLink } from "../links";
import { endEverySession } from "../sessions/sessions";
import { madeWord } from "./made-word";
import { newPasswordHash } from "./passwords";

const WAITS_HOURS = 24;

type NewTemporary = {
  customerId: number;
  /** Left out, the server makes one and mails it: nobody but the customer ever reads it. */
  password?: string | null;
  expiresAt?: Date | null;
  mail?: boolean;
};

/** `waiting`: the customer or a second administrator must confirm it first; nothing has changed until then. */
export type TemporaryPasswordSet = "set" | "waiting";

/**
 * Gives a customer a password that must be replaced at the next sign-in (decision 68). Who knows somebody's password is that
 * person to every later check, so this is for administrators, and one chosen by hand for administrators at a screen; a
 * chosen one for the owner of a company or a colleague waits for a second person.
 */
export async function setTemporaryPassword(
  principal: Principal,
  { customerId, password: chosen, expiresAt = null, mail = false }: NewTemporary,
): Promise<TemporaryPasswordSet> {
  const { account } = requireAdministrator(principal);
  if (chosen) requireMayChoosePassword(principal);
  await requireRecentProof(principal);
  const password = chosen || madeWord();
  if (password.length < PASSWORD_MIN) {
    throw invalidField("tempPassword", "Temporary password must be at least 8 characters long");
  }
  if (expiresAt && expiresAt <= now()) throw invalidField("expiry", "The expiry must be in the future");
  const passwordHash = await newPasswordHash(password);
  const state = await db().$transaction(async (tx): Promise<TemporaryPasswordSet> => {
    const customer = await customerFor(principal, customerId, tx);
    if (chosen && (await needsSecondPerson(tx, customer))) {
      if (mail) throw invalidField("mail", "Leave the password empty to have one made and mailed.");
      await askForConfirmation(tx, principal, customer, { passwordHash, expiresAt, requestedBy: account.id });
      return "waiting";
    }
    await putInPlace(tx, customer, { passwordHash, expiresAt });
    const mailed = mail || !chosen;
    await recordAudit(tx, principal, {
      action: "customer.set_temporary_password",
      subjectUserId: customerId,
      detail: { expiresAt: expiresAt?.toISOString() ?? null, mailed, made: !chosen },
    });
    if (mailed) await mailTemporaryPassword(tx, customer, password, expiresAt);
    else await tellOfTemporaryPassword(tx, customer);
    return "set";
  });
  kickMail();
  return state;
}

/** Whoever chooses the password of somebody else: an administrator, in person. */
export function requireMayChoosePassword(principal: Principal): void {
  requireAdministrator(principal);
  requireScope(principal, "session");
}

/** Accounts through which others are reached: owners of companies, administrators and staff. */
async function needsSecondPerson(tx: Transaction, customer: User): Promise<boolean> {
  if (customer.isAdmin || (await isStaff(customer.id, tx))) return true;
  const owned = await tx.organizationMember.findFirst({
    where: { userId: customer.id, role: "owner", isActive: true, organization: { closedAt: null } },
    select: { id: true },
  });
  return owned !== null;
}

type Chosen = { passwordHash: string; expiresAt: Date | null };

async function askForConfirmation(
  tx: Transaction,
  principal: Principal,
  customer: User,
  { passwordHash, expiresAt, requestedBy }: Chosen & { requestedBy: number },
): Promise<void> {
  await revokeTokens(tx, customer.id, ["temp_password_confirm"]);
  const token = await issueToken(tx, {
    kind: "temp_password_confirm",
    userId: customer.id,
    lifeMs: WAITS_HOURS * HOUR_MS,
    data: { passwordHash, expiresAt: expiresAt?.toISOString() ?? null, requestedBy },
    address: principal.address,
  });
  await recordAudit(tx, principal, {
    action: "customer.request_temporary_password",
    subjectUserId: customer.id,
    detail: { expiresAt: expiresAt?.toISOString() ?? null },
  });
  await queueMail(tx, {
    to: customer.email,
    template: "temporary-password-request",
    data: { firstName: customer.firstName, validMinutes: WAITS_HOURS * 60 },
    secrets: { confirmUrl: accountLink("confirmPassword", token) },
    userId: customer.id,
  });
}

type Waiting = { passwordHash: string; expiresAt: string | null; requestedBy: number };

export type WaitingPassword = { requestedAt: Date; until: Date; requestedBy: string | null; isOwn: boolean };

const waitingFor = (userId: number) =>
  ({ userId, kind: "temp_password_confirm", usedAt: null, revokedAt: null, expiresAt: { gt: now() } }) as const;

/** The password that waits for a second administrator, for the administrators who look at the customer. */
export async function waitingTemporaryPassword(
  principal: Principal,
  customerId: number,
): Promise<WaitingPassword | null> {
  const { account } = requireAdministrator(principal);
  const token = await db().accountToken.findFirst({ where: waitingFor(customerId) });
  if (!token) return null;
  const { requestedBy } = token.data as Waiting;
  const asker = await db().user.findUnique({ where: { id: requestedBy }, select: { email: true } });
  const { createdAt: requestedAt, expiresAt: until } = token;
  return { requestedAt, until, requestedBy: asker?.email ?? null, isOwn: requestedBy === account.id };
}

/** The second administrator says yes; never the one who chose the password. */
export async function confirmTemporaryPassword(principal: Principal, customerId: number): Promise<void> {
  const { account } = requireAdministrator(principal);
  requireScope(principal, "session");
  await db().$transaction(async (tx) => {
    const customer = await customerFor(principal, customerId, tx);
    const token = await tx.accountToken.findFirst({ where: waitingFor(customerId) });
    if (!token) throw deadLink();
    const waiting = token.data as Waiting;
    if (waiting.requestedBy === account.id) {
      throw new Forbidden("The customer or another administrator must confirm this.", { code: "second_person" });
    }
    const used = await tx.accountToken.updateMany({
      where: { id: token.id, ...waitingFor(customerId) },
      data: { usedAt: now(), data: {} },
    });
    if (used.count === 0) throw deadLink();
    await finish(tx, principal, customer, waiting, "administrator");
  });
  kickMail();
}

/** Whether the link of the mail to the customer still works, for the screen that asks for the click. */
export const isPasswordConfirmationOpen = async (token: string): Promise<boolean> =>
  (await findToken("temp_password_confirm", token)) !== null;

/** The customer says yes, by the link of the mail. */
export async function confirmTemporaryPasswordByMail(token: string, address: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const used = await spendToken(tx, "temp_password_confirm", token);
    const customer = used?.userId ? await tx.user.findUnique({ where: { id: used.userId } }) : null;
    if (!used || !customer?.isActive || customer.suspendedAt) throw deadLink();
    await tx.accountToken.update({ where: { id: used.id }, data: { data: {} } });
    const actor = { kind: "user" as const, id: customer.id, address };
    await finish(tx, actor, customer, used.data as Waiting, "customer");
  });
  kickMail();
}

async function finish(
  tx: Transaction,
  actor: Parameters<typeof recordAudit>[1],
  customer: User,
  { passwordHash, expiresAt, requestedBy }: Waiting,
  by: "administrator" | "customer",
): Promise<void> {
  const ends = expiresAt === null ? null : new Date(expiresAt);
  await putInPlace(tx, customer, { passwordHash, expiresAt: ends });
  await recordAudit(tx, actor, {
    action: "customer.set_temporary_password",
    subjectUserId: customer.id,
    detail: { expiresAt, confirmedBy: by, requestedBy },
  });
  await tellOfTemporaryPassword(tx, customer);
}

async function putInPlace(tx: Transaction, { id }: User, { passwordHash, expiresAt }: Chosen): Promise<void> {
  await endEverySession(tx, id);
  await revokeTokens(tx, id, ["password_reset", "temp_password_proof", "temp_password_confirm"]);
  await tx.user.update({
    where: { id },
    data: {
      passwordHash,
      isTemporaryPassword: true,
      tempPasswordExpiry: expiresAt,
      resetToken: null,
      resetTokenExpiry: null,
    },
    select: { id: true },
  });
}

type Mailbox = Pick<User, "id" | "email" | "firstName">;

/** Sends the password itself. */
export async function mailTemporaryPassword(
  tx: Transaction,
  { id, email, firstName }: Mailbox,
  password: string,
  expiresAt: Date | null,
): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: "temporary-password",
    data: { firstName, expiresAt },
    secrets: { password },
    userId: id,
  });
}

/** Says at once that the account has a password that somebody else chose, and how to take it back. */
export async function tellOfTemporaryPassword(tx: Transaction, { id, email, firstName }: Mailbox): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: "temporary-password-set",
    data: { firstName, at: now() },
    userId: id,
  });
}
