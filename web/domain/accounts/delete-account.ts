import { type Principal, recordAudit, requireOwnAccount, requireScope } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { openOutbox } from "~/platform/mail/outbox-window";
import { queueMail } from "~/platform/mail/queue-mail";
import { eraseMarked } from "~/platform/personal/erase-marked";
import { leaveEveryOrganization } from "./organizations/leave-every-organization";
import { requireProof } from "./passwords/present-password";
import { clearCookie, SESSION_COOKIE } from "./sessions/cookies";
import { endEverySession } from "./sessions/sessions";

/** What an account may, until it is deleted. What the schema marks as personal is erased besides (`eraseMarked`). */
const NOTHING_MORE = {
  isActive: false,
  isAdmin: false,
  resetTokenExpiry: null,
  isTemporaryPassword: false,
  tempPasswordExpiry: null,
  emailVerifiedAt: null,
  accessLevel: "none",
  accessExpiry: null,
  accessSource: null,
  subscriptionType: "none",
  atsAccessLevel: "none",
  atsAccessExpiry: null,
  atsSubscriptionId: null,
  hrisAccessLevel: "none",
  hrisAccessExpiry: null,
  hrisSubscriptionId: null,
  benefitsAccessLevel: "none",
  benefitsAccessExpiry: null,
  benefitsSubscriptionId: null,
  totalSearches: 0,
  lastLogin: null,
  defaultOrganizationId: null,
};

/**
 * Deletes the person's account in one transaction (decision 49) and says so by mail. Subscriptions are cancelled at the
 * payment provider by a durable task. A foreign hand at an open screen cannot do it: unless the person has just signed in,
 * it takes the password. Answers the cookie that clears the session.
 */
export async function deleteAccount(principal: Principal, currentPassword?: string): Promise<{ cookie: string }> {
  const signedIn = requireOwnAccount(principal);
  const { account } = signedIn;
  requireScope(principal, "session");
  await requireProof(signedIn, currentPassword, "Enter your current password to delete the account.");
  const at = now();
  await db().$transaction(
    async (tx) => {
      // Two deletions at once: the second waits here, and then finds nothing active.
      await tx.$queryRaw`select id from users where id = ${account.id} for update`;
      await refuseLastAdministrator(tx, account);
      await leaveEveryOrganization(tx, principal, account.id);
      await cancelPayments(tx, account.id);
      await endEverySession(tx, account.id);
      await eraseBelongings(tx, account.id, account.email, at);
      await tx.user.update({
        where: { id: account.id },
        data: { ...NOTHING_MORE, deletedAt: at },
        select: { id: true },
      });
      await recordAudit(tx, principal, { action: "account.delete", subjectUserId: account.id });
      await queueMail(tx, {
        to: account.email,
        template: "account-deleted",
        data: { firstName: null, at },
        userId: account.id,
      });
    },
    { timeout: 30_000 },
  );
  kickMail();
  return { cookie: clearCookie(SESSION_COOKIE) };
}

async function refuseLastAdministrator(tx: Transaction, account: { id: number; isAdmin: boolean }): Promise<void> {
  if (!account.isAdmin) return;
  const other = await tx.user.findFirst({
    where: { isAdmin: true, isActive: true, suspendedAt: null, id: { not: account.id } },
    select: { id: true },
  });
  if (!other) {
    throw new Conflict("You are the only administrator. Make someone else one first.", { code: "last_administrator" });
  }
}

const RUNNING = ["incomplete", "trialing", "active", "past_due", "unpaid"];

async function cancelPayments(tx: Transaction, userId: number): Promise<void> {
  const subscriptions = await tx.paymentSubscription.findMany({ where: { userId, status: { in: RUNNING } } });
  const customers = await tx.paymentCustomer.findMany({ where: { userId } });
  await tx.paymentTask.createMany({
    data: [
      ...subscriptions.map(({ provider, providerSubscriptionId }) => ({
        kind: "cancel_subscription",
        dedupeKey: `cancel_subscription:${providerSubscriptionId}`,
        payload: { provider, providerSubscriptionId, atOnce: true, reason: "account_deleted" },
      })),
      ...customers.map(({ provider, providerCustomerId }) => ({
        kind: "delete_customer",
        dedupeKey: `delete_customer:${providerCustomerId}`,
        payload: { provider, providerCustomerId },
      })),
    ],
    skipDuplicates: true,
  });
}

/** What stays is said in the schema: the inactive record with its address, purchases and the audit, without a name. */
async function eraseBelongings(tx: Transaction, userId: number, email: string, at: Date): Promise<void> {
  // Those that a company sent to its member too.
  await openOutbox(tx);
  await tx.mail.deleteMany({ where: { userId, state: { not: "claimed" } } });
  await tx.organizationInvitation.deleteMany({ where: { email, acceptedAt: null } });
  await tx.subscriber.updateMany({
    where: { OR: [{ userId }, { email }] },
    data: { isActive: false, unsubscribedAt: at },
  });
  await eraseMarked(tx, "user", { ids: [userId], address: email });
}
