import { recordAudit, TRIAL_MINUTES } from "~/domain/access";
import { checkRegistrationCoupon } from "~/domain/billing";
import { HOUR_MS, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { TooMany } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { inEvenTime } from "~/platform/network/even-time";
import { consumeRate } from "~/platform/rate-limit";
import { issueToken } from "./account-tokens";
import type { RegistrationForm } from "./fields/forms";
import { accountLink } from "./links";
import { type NewPerson, type OpenedAccount, openAccount } from "./open-account";
import { isInvited } from "./organizations/answer-invitation";
import { newPasswordHash } from "./passwords/passwords";
import { visitorLine, visitorName } from "./trials/visitor-trial";
import type { Visit } from "./visit";

const CONFIRMATION_HOURS = 24;
/**
 * More mails than this in an hour would be somebody filling a mailbox; the answer stays the same. One network has less, so
 * that a stranger cannot use up the mails that the owner of the address waits for.
 */
const MOST_AN_HOUR = { network: 5, all: 20 };
/** After the hash the answer takes a whole number of these, so that its time tells nothing about the address. */
const STEP_MS = 120;

/** What a registration waits with for the click in the mail. */
export type PendingRegistration = {
  person: Omit<NewPerson, "emailVerifiedAt">;
  /** The browser that asked: it confirms by the click alone, any other one with the password. */
  browserHash: string;
  returnTo: string | null;
};

export type Registration = {
  email: string;
  /** How long the trial is that the confirmation starts. */
  trialMinutes: number;
  /** Names the browser until the confirmation. */
  cookie: string;
  /** What the mailed link holds, for development tools only; null where the address is known. */
  token: string | null;
  /** Where an invitation was mailed to the address, its link is the confirmation. */
  opened: OpenedAccount | null;
};

type Browser = { cookie?: string | null; returnTo?: string | null; invitation?: string | null };

/**
 * Asks for an account. Whoever has the address or not, the answer is the same and takes the same time: what comes of it
 * is in the mail. A new address is confirmed by it; the owner of a known one hears that somebody asked.
 */
export async function register(form: RegistrationForm, visit: Visit, browser: Browser = {}): Promise<Registration> {
  const { password, ...fields } = form;
  const coupon = form.promoCode ? await checkRegistrationCoupon(form.promoCode, now()) : null;
  const person: NewPerson = { ...fields, passwordHash: await newPasswordHash(password) };
  const name = visitorName(browser.cookie ?? null) ?? randomToken();
  const pending = { person, browserHash: tokenHash(name), returnTo: browser.returnTo ?? null };
  const opened = browser.invitation ? await openInvited(browser.invitation, person, visit, pending.browserHash) : null;
  const token = opened ? null : await inEvenTime(STEP_MS, () => ask(pending, visit));
  const trialMinutes = TRIAL_MINUTES + (coupon?.extraMinutes ?? 0);
  return { email: form.email, trialMinutes, cookie: visitorLine(name), token, opened };
}

/** Whoever comes by the link of an invitation has read the mail of that address; a known one is asked like any other. */
async function openInvited(invitation: string, person: NewPerson, visit: Visit, browserHash: string) {
  if (!(await isInvited(invitation, person.email))) return null;
  const at = now();
  try {
    return await db().$transaction(async (tx) => {
      const isKnown = await tx.user.findUnique({ where: { email: person.email }, select: { id: true } });
      return isKnown ? null : openAccount(tx, { ...person, emailVerifiedAt: at }, visit, at, browserHash);
    });
  } finally {
    kickMail();
  }
}

async function ask(pending: PendingRegistration, visit: Visit): Promise<string | null> {
  const { email } = pending.person;
  if (!(await mayBeMailed(email, visit.address))) return null;
  const token = await db().$transaction(async (tx) => {
    const earlier = await tx.user.findUnique({ where: { email } });
    const isTaken = earlier !== null && earlier.deletedAt === null;
    const asked = isTaken ? await tellOwner(tx, earlier) : await askToConfirm(tx, pending, earlier?.id ?? null, visit);
    await recordAudit(
      tx,
      { kind: "visitor", address: visit.address },
      { action: "account.register_request", outcome: isTaken ? "refused" : "done", subjectUserId: earlier?.id ?? null },
    );
    return asked;
  });
  kickMail();
  return token;
}

async function mayBeMailed(email: string, from: string): Promise<boolean> {
  const key = `register-mail:${tokenHash(email)}`;
  try {
    await consumeRate({ key: `${key}:from`, from, max: MOST_AN_HOUR.network, windowSeconds: 3_600 });
    await consumeRate({ key, max: MOST_AN_HOUR.all, windowSeconds: 3_600 });
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw error;
  }
}

async function askToConfirm(tx: Transaction, pending: PendingRegistration, userId: number | null, visit: Visit) {
  const lifeMs = CONFIRMATION_HOURS * HOUR_MS;
  const token = await issueToken(tx, { kind: "registration", userId, lifeMs, data: pending, address: visit.address });
  await queueMail(tx, {
    to: pending.person.email,
    template: "registration",
    data: { hadEarlier: userId !== null, validMinutes: CONFIRMATION_HOURS * 60 },
    secrets: { confirmUrl: accountLink("confirmAccount", token) },
    userId,
  });
  return token;
}

/** The owner of an address hears of it, for they may have forgotten their account or somebody may be trying it. */
async function tellOwner(tx: Transaction, owner: { id: number; email: string; firstName: string | null }) {
  await queueMail(tx, {
    to: owner.email,
    template: "account-exists",
    data: { firstName: owner.firstName, email: owner.email },
    userId: owner.id,
  });
  return null;
}
