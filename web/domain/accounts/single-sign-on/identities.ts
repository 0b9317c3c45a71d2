import { type AuditActor, type Principal, recordAudit, requireOwnAccount, requireScope } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { Conflict, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { requireProof } from "../passwords/present-password";
import { deviceName, type Visit } from "../visit";
import { providerName } from "./providers";

/** Somebody at a provider: the issuer gives no two people one subject. */
export type Identity = { provider: string; issuer: string; subject: string; email: string | null };

export type LinkedAccount = {
  id: number;
  providerName: string;
  email: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The accounts at providers that sign a person in. */
export async function listLinkedAccounts(principal: Principal): Promise<LinkedAccount[]> {
  const { account } = requireOwnAccount(principal);
  const rows = await db().signOnIdentity.findMany({ where: { userId: account.id }, orderBy: { id: "asc" } });
  return Promise.all(
    rows.map(async ({ id, provider, email, createdAt, lastUsedAt }) => {
      return { id, providerName: await providerName(provider), email, createdAt, lastUsedAt };
    }),
  );
}

const MOST_LINKED = 10;

/** From now on the identity signs this person in; the person hears of it by mail. */
export async function addIdentity(
  tx: Transaction,
  actor: Principal | AuditActor,
  { userId, identity, visit, how }: { userId: number; identity: Identity; visit: Visit; how: string },
): Promise<void> {
  const { provider, issuer, subject, email } = identity;
  if ((await tx.signOnIdentity.count({ where: { userId } })) >= MOST_LINKED) {
    throw new Conflict(`You have linked ${MOST_LINKED} accounts. Unlink one first.`, { code: "too_many_linked" });
  }
  try {
    await tx.signOnIdentity.create({ data: { userId, provider, issuer, subject, email, createdAt: now() } });
  } catch (error) {
    const isDouble = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
    throw isDouble ? linkedElsewhere() : error;
  }
  await tellOfLink(tx, actor, { userId, change: "linked", provider, email, visit, detail: { how } });
}

export const linkedElsewhere = (): Conflict =>
  new Conflict("This account at your provider is linked with another account here. Unlink it there first.", {
    code: "linked_elsewhere",
  });

/** Takes a linked account away; never the last way in. */
export async function unlinkAccount(
  principal: Principal,
  { id, currentPassword }: { id: number; currentPassword?: string },
  visit: Visit,
): Promise<void> {
  const signedIn = requireOwnAccount(principal);
  const userId = signedIn.account.id;
  requireScope(principal, "session");
  await requireProof(signedIn, currentPassword, "Enter your current password to unlink an account.");
  await db().$transaction(async (tx) => {
    // Two of them unlinked at once would leave none.
    const [user] = await tx.$queryRaw<{ hasPassword: boolean }[]>`
      select password_hash is not null as "hasPassword" from users where id = ${userId} for update`;
    const linked = await tx.signOnIdentity.findMany({ where: { userId } });
    const gone = linked.find((one) => one.id === id);
    if (!gone) throw new NotFound("This account is not linked any more.");
    if (!user?.hasPassword && linked.length === 1) {
      throw new Conflict("This is your only way in. Set a password first, by “Forgot password?” at the sign-in.", {
        code: "last_way_in",
      });
    }
    await tx.signOnIdentity.delete({ where: { id } });
    await tx.session.deleteMany({
      where: { userId, signedOnBy: gone.provider, sid: { not: principal.sessionId ?? "" } },
    });
    await tellOfLink(tx, principal, { userId, change: "unlinked", visit, provider: gone.provider, email: gone.email });
  });
  kickMail();
}

type Told = {
  userId: number;
  change: "linked" | "unlinked";
  provider: string;
  email: string | null;
  visit: Visit;
  detail?: { how: string };
};

async function tellOfLink(tx: Transaction, actor: Principal | AuditActor, told: Told): Promise<void> {
  const { userId, change, provider, email, visit, detail } = told;
  await recordAudit(tx, actor, {
    action: change === "linked" ? "account.link" : "account.unlink",
    subjectUserId: userId,
    detail: { provider, ...detail },
    userAgent: visit.userAgent,
  });
  const person = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true, firstName: true } });
  await queueMail(tx, {
    to: person.email,
    template: "linked-account-changed",
    data: {
      firstName: person.firstName,
      change,
      provider: await providerName(provider),
      email,
      at: now(),
      device: deviceName(visit.userAgent),
      ipAddress: visit.address,
    },
    userId,
  });
}
