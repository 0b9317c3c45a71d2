import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { customerFor } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";

/** Never leave the house, not to their owner either: they would open the account, or tell browsers apart. */
const SECRET = /(?:Hash|Token|Stamp)$|^(?:sid|sess|userCode)$/;

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
  const [alerts, lawWatches, mails] = await Promise.all([
    db().subscriber.findMany({
      ...mine,
      include: {
        subscriptions: true,
        emailNotifications: { select: { emailSubject: true, deliveryStatus: true, sentAt: true, createdAt: true } },
      },
    }),
    db().lawWatch.findMany({ ...mine, include: { law: { select: { slug: true, title: true } } } }),
    db().mail.findMany({
      ...mine,
      select: { toAddress: true, template: true, subject: true, state: true, createdAt: true, sentAt: true },
    }),
  ]);
  const [sessions, apiKeys, devices, links, impersonations, visitorTrials] = await Promise.all([
    db().session.findMany(mine),
    db().apiKey.findMany(mine),
    db().deviceCode.findMany(mine),
    db().accountToken.findMany(mine),
    db().impersonation.findMany({ ...mine, select: { startedAt: true, endedAt: true, endedHow: true, reason: true } }),
    db().visitorTrial.findMany({ where: { convertedUserId: id } }),
  ]);
  const [secondFactors, rememberedBrowsers, recoveryCodes] = await Promise.all([
    db().secondFactor.findMany({ ...mine, select: { kind: true, name: true, createdAt: true, lastUsedAt: true } }),
    db().rememberedBrowser.findMany(mine),
    db().recoveryCode.findMany(mine),
  ]);
  const [sharedResults, paymentCustomers, memberships, notes, roles, trail] = await Promise.all([
    db().sharedResult.findMany(mine),
    db().paymentCustomer.findMany(mine),
    db().organizationMember.findMany({ ...mine, include: { organization: { select: { name: true } } } }),
    db().customerNote.findMany(mine),
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
    billing: { purchases, subscriptions, consents, refunds, coupons, paymentCustomers },
    research: { searchHistory, riskAssessments, questions, sharedResults, feedback },
    alerts: { subscriptions: alerts, lawWatches },
    security: {
      sessions,
      apiKeys,
      devices,
      links,
      impersonations,
      visitorTrials,
      secondFactors,
      rememberedBrowsers,
      recoveryCodes,
    },
    memberships,
    roles,
    notes,
    mails,
    timeline: trail,
  };
  return JSON.stringify(everything, withoutSecrets, 2);
}

function withoutSecrets(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return undefined;
  return typeof value === "bigint" ? Number(value) : value;
}
