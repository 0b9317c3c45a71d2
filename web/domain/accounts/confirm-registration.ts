import type { Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { consumeRate } from "~/platform/rate-limit";
import { deadLink, findToken, spendToken } from "./account-tokens";
import { asEmailTaken, type OpenedAccount, openAccount } from "./open-account";
import { isPassword } from "./passwords/passwords";
import type { PendingRegistration } from "./register";
import { dropSession } from "./sessions/sessions";
import { convertVisitorTrial, visitorName } from "./trials/visitor-trial";
import type { Visit } from "./visit";

/** Written by ourselves, after it was checked. */
const pendingOf = (data: unknown): PendingRegistration => data as PendingRegistration;

function browserHashOf(cookie: string | null): string | null {
  const name = visitorName(cookie);
  return name && tokenHash(name);
}

const isAskingBrowser = ({ browserHash }: PendingRegistration, cookie: string | null): boolean =>
  browserHashOf(cookie) === browserHash;

export type PendingView = { email: string; hadEarlier: boolean; needsPassword: boolean };

/** What a mailed link would open, for the screen that asks for the click; null when it works no more. */
export async function describeRegistration(token: string, cookie: string | null): Promise<PendingView | null> {
  const found = await findToken("registration", token);
  if (!found?.data) return null;
  const pending = pendingOf(found.data);
  return {
    email: pending.person.email,
    hadEarlier: found.userId !== null,
    needsPassword: !isAskingBrowser(pending, cookie),
  };
}

type Confirmation = { token: string; password?: string };
type Browser = { cookie?: string | null; replaces?: Principal | null };

/**
 * Opens the account that the mailed link stands for, and starts its trial. The browser that asked needs the click only;
 * elsewhere the password is asked for, because a stranger may have typed the address and chosen the password: whoever
 * owns the mailbox must not open an account that somebody else can enter.
 */
export async function confirmRegistration(
  { token, password }: Confirmation,
  visit: Visit,
  { cookie = null, replaces = null }: Browser = {},
): Promise<OpenedAccount & { returnTo: string | null }> {
  const found = await findToken("registration", token);
  if (!found?.data) throw deadLink();
  const pending = pendingOf(found.data);
  if (!isAskingBrowser(pending, cookie)) await requireChosenPassword(token, pending, password);
  const at = now();
  try {
    return await db().$transaction(async (tx) => {
      const used = await spendToken(tx, "registration", token);
      if (!used) throw deadLink();
      if (used.userId !== null) await releaseAddress(tx, used.userId, pending.person.email);
      await forgetOthers(tx, pending.person.email);
      const person = { ...pending.person, emailVerifiedAt: at };
      const opened = await openAccount(tx, person, visit, at, browserHashOf(cookie) ?? pending.browserHash);
      await convertVisitorTrial(tx, cookie, opened.account.id);
      await dropSession(tx, replaces?.sessionId ?? null);
      return { ...opened, returnTo: pending.returnTo };
    });
  } catch (error) {
    throw asEmailTaken(error);
  } finally {
    kickMail();
  }
}

async function requireChosenPassword(token: string, { person }: PendingRegistration, password?: string): Promise<void> {
  if (!password) throw invalidField("password", "Enter the password that you chose.");
  await consumeRate({ key: `registration-confirm:${tokenHash(token)}`, max: 10, windowSeconds: 3_600 });
  if (!(await isPassword(person.passwordHash, password))) {
    throw invalidField("password", "This is not the password that was chosen for this account.");
  }
}

/** The record of the deleted account gives its address up; nothing of it comes back (decision 49). */
export async function releaseAddress(tx: Transaction, userId: number, email: string): Promise<void> {
  const released = await tx.user.updateMany({
    where: { id: userId, email, deletedAt: { not: null } },
    data: { email: `deleted-${userId}@deleted.invalid`, formerEmail: email },
  });
  if (released.count === 0) throw deadLink();
}

/** What was typed with every other request for this address, the password's hash among it, goes with the first click. */
async function forgetOthers(tx: Transaction, email: string): Promise<void> {
  await tx.accountToken.updateMany({
    where: { kind: "registration", data: { path: ["person", "email"], equals: email } },
    data: { data: {}, revokedAt: now() },
  });
}
