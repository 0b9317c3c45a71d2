import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { customerFor } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";

/** Never leave the house, not to their owner either: they would open the account. */
const SECRETS = [
  "passwordHash",
  "resetToken",
  "securityStamp",
  "keyHash",
  "sid",
  "sess",
  "tokenHash",
  "unsubscribeToken",
];

/**
 * Everything that is stored about one person, as a privacy request asks for it. Hiring and people records belong to their
 * organization and are exported there.
 */
export async function exportCustomerData(principal: Principal, id: number) {
  await requirePermission(principal, "customers:export");
  const customer = await customerFor(principal, id);
  const mine = { where: { userId: id } };
  const [purchases, subscriptions, consents, refunds, coupons] = await Promise.all([
    db().purchase.findMany(mine),
    db().paymentSubscription.findMany(mine),
    db().checkoutConsent.findMany(mine),
    db().refundRequest.findMany(mine),
    db().couponRedemption.findMany(mine),
  ]);
  const [searchHistory, riskAssessments, questions, feedback] = await Promise.all([
    db().searchHistory.findMany(mine),
    db().riskAssessment.findMany(mine),
    db().question.findMany(mine),
    db().feedback.findMany(mine),
  ]);
  const [alerts, sessions, keys, memberships, notes, mails, roles, trail] = await Promise.all([
    db().subscriber.findMany({ ...mine, include: { subscriptions: true } }),
    db().session.findMany(mine),
    db().apiKey.findMany(mine),
    db().organizationMember.findMany({ ...mine, include: { organization: { select: { name: true } } } }),
    db().customerNote.findMany(mine),
    db().mail.findMany({
      ...mine,
      select: { toAddress: true, template: true, subject: true, state: true, createdAt: true, sentAt: true },
    }),
    db().userRoleAssignment.findMany({ ...mine, include: { role: { select: { name: true } } } }),
    db().auditEntry.findMany({
      where: { subjectUserId: id },
      orderBy: { id: "asc" },
      select: { at: true, action: true, outcome: true, before: true, after: true, detail: true, ipAddress: true },
    }),
  ]);
  await recordAudit(db(), principal, {
    action: "customer.export_data",
    subjectUserId: id,
    entity: { type: "customer", id },
  });
  const everything = {
    exportedAt: now(),
    account: customer,
    billing: { purchases, subscriptions, consents, refunds, coupons },
    research: { searchHistory, riskAssessments, questions, feedback },
    alerts,
    security: { sessions, apiKeys: keys },
    memberships,
    roles,
    notes,
    mails,
    timeline: trail,
  };
  return JSON.stringify(everything, withoutSecrets, 2);
}

function withoutSecrets(name: string, value: unknown): unknown {
  if (SECRETS.includes(name)) return undefined;
  return typeof value === "bigint" ? Number(value) : value;
}
