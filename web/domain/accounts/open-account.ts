import { recordAudit } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { Conflict } from "~/platform/errors";
import { queueMail } from "~/platform/mail/queue-mail";
import { networkHashOf } from "~/platform/network/network-hash";
import { startSession } from "./sessions/sessions";
import { grantRegistrationTrial, type TrialAccess } from "./trials/registration-trial";
import type { Visit } from "./visit";

export type NewPerson = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber?: string | null;
  mailingAddress?: string | null;
  /** Null: a provider signs the person in. */
  passwordHash: string | null;
  promoCode?: string | null;
  emailVerifiedAt?: Date | null;
};

export type OpenedAccount = {
  account: { id: number; email: string; firstName: string | null; lastName: string | null };
  trialAccess: TrialAccess;
  cookie: string;
};

/** Creates the account, starts its trial and signs the person in: one transaction, or nothing. */
export async function openAccount(
  tx: Transaction,
  person: NewPerson,
  visit: Visit,
  at: Date,
  /** Of the name of the browser that asked for it. */
  deviceHash: string,
  /** The provider that proved who it is. */
  signedOnBy: string | null = null,
): Promise<OpenedAccount> {
  const { promoCode, phoneNumber, mailingAddress, ...columns } = person;
  const networkHash = networkHashOf(visit.address);
  const account = await tx.user.create({
    data: {
      trialNetworkHash: networkHash,
      trialDeviceHash: deviceHash,
      ...columns,
      phoneNumber: phoneNumber || null,
      mailingAddress: mailingAddress || null,
      acceptedTermsAt: at,
      passwordChangedAt: person.passwordHash === null ? null : at,
      lastLogin: at,
      createdAt: at,
    },
    select: { id: true, email: true, firstName: true, lastName: true, securityStamp: true },
  });
  const trial = { userId: account.id, promoCode, at, address: visit.address, networkHash, deviceHash };
  const trialAccess = await grantRegistrationTrial(tx, trial);
  const actor = { kind: "user" as const, id: account.id, address: visit.address };
  const act = { subjectUserId: account.id, userAgent: visit.userAgent };
  await recordAudit(tx, actor, {
    ...act,
    action: "account.register",
    detail: { trialMinutes: trialAccess.duration, promoCode: promoCode ?? null, provider: signedOnBy },
  });
  await recordAudit(tx, actor, { ...act, action: "session.start" });
  await queueMail(tx, {
    to: account.email,
    template: "welcome",
    data: {
      firstName: account.firstName,
      trialMinutes: trialAccess.duration || null,
      trialEndsAt: trialAccess.expiresAt,
    },
    userId: account.id,
  });
  const cookie = await startSession(tx, { account, visit, signedOnBy });
  const { securityStamp, ...view } = account;
  return { account: view, trialAccess, cookie };
}

export const emailTaken = (field = "email"): Conflict =>
  new Conflict("An account with this email address already exists. Sign in, or reset your password.", {
    code: "email_taken",
    fields: [{ field, message: "An account with this email address already exists." }],
  });

/** Two registrations of one address at the same moment: the unique index decides, the loser hears it as a sentence. */
export function asEmailTaken(error: unknown): unknown {
  const isDouble = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
  return isDouble ? emailTaken() : error;
}
