import {
  type Principal,
  recordAudit,
  requireOpenInImpersonation,
  requireScope,
  requireSignedIn,
} from "~/domain/access";
import { now } from "~/platform/clock";
import { type Database, db, type Transaction } from "~/platform/db/client";
import { Conflict, invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { pendingEmailChange, startEmailChange } from "./email-change";
import type { ProfileForm } from "./fields/forms";
import { requirePresentPassword } from "./passwords/present-password";
import { enforcedFor } from "./single-sign-on/organization/enforced";

const VIEW = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  phoneNumber: true,
  mailingAddress: true,
  timeZone: true,
  isAdmin: true,
  emailVerifiedAt: true,
  subscriptionType: true,
  paymentStatus: true,
  totalSearches: true,
  lastLogin: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** The signed-in person's own record, with the e-mail address that waits for its confirmation. */
export async function profileOf(principal: Principal) {
  const { account } = requireSignedIn(principal);
  return readProfile(db(), account.id, principal);
}

export type Profile = Awaited<ReturnType<typeof profileOf>>;

async function readProfile(tx: Transaction | Database, userId: number, principal: Principal) {
  const row = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: VIEW });
  const pending = await pendingEmailChange(tx, userId);
  return { ...row, pendingEmail: pending?.newEmail ?? null, isImpersonated: principal.impersonator !== null };
}

/**
 * Saves the given fields at once. A new e-mail address only starts its confirmation through both mailboxes
 * (decision 58), and only with the present password. A version older than the stored one is a conflict: two browsers do not overwrite each other.
 */
export async function updateProfile(principal: Principal, form: ProfileForm): Promise<Profile> {
  const { account } = requireSignedIn(principal);
  requireOpenInImpersonation(principal, "account:write");
  const { email, version, currentPassword, ...fields } = form;
  const isNewEmail = email !== undefined && email !== account.email;
  if (isNewEmail) {
    requireScope(principal, "session");
    if (await enforcedFor(account.id)) throw invalidField("email", "Your company runs the sign-in of this address.");
    if (!currentPassword) throw invalidField("currentPassword", "Enter your current password to change the email.");
    await requirePresentPassword(account, currentPassword, principal.address);
  }
  const changed = Object.entries(fields).filter(([, value]) => value !== undefined);
  const profile = await db().$transaction(async (tx) => {
    if (changed.length > 0) {
      const where = { id: account.id, ...(version === undefined ? {} : { version }) };
      const data = { ...Object.fromEntries(changed), version: { increment: 1 }, updatedAt: now() };
      const { count } = await tx.user.updateMany({ where, data });
      if (count === 0) throw changedElsewhere();
      await recordAudit(tx, principal, {
        action: "account.update_profile",
        subjectUserId: account.id,
        detail: { fields: changed.map(([name]) => name) },
      });
    }
    if (isNewEmail) await startEmailChange(tx, principal, account, email);
    return readProfile(tx, account.id, principal);
  });
  if (isNewEmail) kickMail();
  return profile;
}

const changedElsewhere = (): Conflict =>
  new Conflict("Your profile was changed in another window. Reload it, then save.", {
    code: "changed_elsewhere",
  });
