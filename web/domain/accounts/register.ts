import { type Principal, recordAudit } from "~/domain/access";
import { HOUR_MS, now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { deadLink, issueToken, revokeTokens, spendToken } from "./account-tokens";
import type { RegistrationForm } from "./forms";
import { accountLink } from "./links";
import { asEmailTaken, emailTaken, type NewPerson, type OpenedAccount, openAccount } from "./open-account";
import { newPasswordHash } from "./passwords";
import { dropSession } from "./sessions";
import type { Visit } from "./visit";
import { convertVisitorTrial } from "./visitor-trial";

const CONFIRMATION_HOURS = 24;

export type Registration =
  | ({ state: "registered" } & OpenedAccount)
  /** The address belonged to a deleted account: its owner confirms the mail first (decision 49). */
  | { state: "confirmation-sent"; email: string };

type Browser = { cookie?: string | null; replaces?: Principal | null };

/** Opens an account, or for the address of a deleted one sends the mail that confirms it first. */
export async function register(form: RegistrationForm, visit: Visit, browser: Browser = {}): Promise<Registration> {
  const { password, ...fields } = form;
  const person: NewPerson = { ...fields, passwordHash: await newPasswordHash(password) };
  const at = now();
  try {
    return await db().$transaction(async (tx): Promise<Registration> => {
      const earlier = await tx.user.findUnique({ where: { email: form.email } });
      if (earlier && !earlier.deletedAt) throw emailTaken();
      if (earlier) return askToConfirm(tx, earlier.id, person, visit);
      const opened = await openAccount(tx, person, visit, at);
      await convertVisitorTrial(tx, browser.cookie ?? null, opened.account.id);
      await dropSession(tx, browser.replaces?.sessionId ?? null);
      return { state: "registered", ...opened };
    });
  } catch (error) {
    throw asEmailTaken(error);
  } finally {
    kickMail();
  }
}

async function askToConfirm(tx: Transaction, userId: number, person: NewPerson, visit: Visit): Promise<Registration> {
  await revokeTokens(tx, userId, ["reregistration"]);
  const lifeMs = CONFIRMATION_HOURS * HOUR_MS;
  const data = { ...person, emailVerifiedAt: null };
  const token = await issueToken(tx, { kind: "reregistration", userId, lifeMs, data, address: visit.address });
  await queueMail(tx, {
    to: person.email,
    template: "reregistration",
    data: { firstName: person.firstName, validMinutes: CONFIRMATION_HOURS * 60 },
    secrets: { confirmUrl: accountLink("confirmAccount", token) },
    userId,
  });
  await recordAudit(
    tx,
    { kind: "visitor", address: visit.address },
    {
      action: "account.reregister_request",
      subjectUserId: userId,
    },
  );
  return { state: "confirmation-sent", email: person.email };
}

/** The link of that mail: the old record gives its address up, a new account opens with nothing of the old one. */
export async function confirmReregistration(token: string, visit: Visit): Promise<OpenedAccount> {
  const at = now();
  try {
    return await db().$transaction(async (tx) => {
      const used = await spendToken(tx, "reregistration", token);
      if (!used?.userId || !used.data) throw deadLink();
      // What was typed at the request was written by ourselves, after it was checked.
      const person = used.data as NewPerson;
      const released = await tx.user.updateMany({
        where: { id: used.userId, email: person.email, deletedAt: { not: null } },
        data: { email: `deleted-${used.userId}@deleted.invalid`, formerEmail: person.email },
      });
      if (released.count === 0) throw deadLink();
      await tx.accountToken.update({ where: { id: used.id }, data: { data: {} } });
      return openAccount(tx, { ...person, emailVerifiedAt: at }, visit, at);
    });
  } catch (error) {
    throw asEmailTaken(error);
  } finally {
    kickMail();
  }
}
