import { describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { openOutbox } from "~/platform/mail/outbox-window";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { signedInUser } from "../accounts/callers";
import { giveFactor } from "../accounts/factor";
import { keepMails } from "../accounts/mailbox";
import { leaveTraces, TRACE, tablesWith } from "./traces";

useDatabase();
keepMails();

const HASH = (id: number) => `${id}`.padStart(64, "0");
const tomorrow = () => after(now(), DAY_MS);

/** A row in every table that tells of a person with an account. */
async function everywhere() {
  const person = await signedInUser({ phoneNumber: "555-0100" });
  const { user } = person;
  await person.key();
  await giveFactor(user);
  const userId = user.id;
  const own = { userId };
  await db().session.updateMany({ where: own, data: { secondFactorAt: now() } });
  await db().signOnIdentity.create({ data: { ...own, provider: "google", issuer: "https://x", subject: `${userId}` } });
  await db().recoveryCode.create({ data: { ...own, codeHash: HASH(userId) } });
  await db().rememberedBrowser.create({ data: { ...own, tokenHash: HASH(userId), expiresAt: tomorrow() } });
  await db().visitorTrial.create({
    data: { visitorHash: HASH(userId), ipHash: HASH(userId), expiresAt: tomorrow(), convertedUserId: userId },
  });
  await db().accountToken.create({
    data: { ...own, kind: "password_reset", tokenHash: HASH(userId), expiresAt: tomorrow() },
  });
  await db().deviceCode.create({
    data: { ...own, deviceCodeHash: HASH(userId), userCode: `C${userId}`, expiresAt: tomorrow() },
  });
  await db().customerNote.create({ data: { ...own, body: "Called" } });
  const role = await db().userRole.findUniqueOrThrow({ where: { name: "support" } });
  await db().userRoleAssignment.create({ data: { ...own, roleId: role.id } });
  const law = await db().law.findFirst({ select: { id: true } });
  if (law) await db().lawWatch.create({ data: { ...own, lawId: law.id } });
  const reader = await db().subscriber.create({ data: { ...own, email: user.email, unsubscribeToken: `u${userId}` } });
  await db().subscription.create({
    data: { subscriberId: reader.id, jurisdiction: "CA", unsubscribeToken: `s${userId}` },
  });
  await db().emailNotification.create({ data: { subscriberId: reader.id, recipientEmail: user.email } });
  await db().mail.create({
    data: { ...own, toAddress: user.email, template: "account-deleted", data: {}, messageId: `<m${userId}@x>` },
  });
  await db().purchase.create({ data: { ...own, serviceType: "daily", amount: 499 } });
  await db().checkoutConsent.create({ data: { ...own, plan: "daily", terms: "Terms", amount: 499 } });
  const assessment = await db().riskAssessment.create({ data: { ...own, query: "leave", overallRisk: "Low" } });
  const search = await db().searchHistory.create({
    data: { ...own, submissionId: `s${userId}`, query: "leave", riskAssessmentId: assessment.id },
  });
  await db().sharedResult.create({
    data: { ...own, searchHistoryId: search.id, tokenHash: HASH(userId), expiresAt: tomorrow() } as never,
  });
  await db().question.create({
    data: { ...own, submissionId: `q${userId}`, question: "leave", ipAddress: "192.0.2.1" },
  });
  await db().feedback.create({ data: { ...own, userEmail: user.email, type: "general-feedback", message: "Fine" } });
  await db().organizationInvitation.create({
    data: {
      organization: { create: { name: "Inviting", slug: `inviting-${userId}` } },
      email: user.email,
      role: "viewer",
      tokenHash: HASH(userId),
      expiresAt: tomorrow(),
    },
  });
  const without = await db().$transaction(async (tx) => {
    await openOutbox(tx);
    return leaveTraces(tx, "user", { ids: [userId], address: user.email });
  });
  return { ...person, without };
}

const left = (text: string) =>
  db().$transaction(async (tx) => {
    await openOutbox(tx);
    return tablesWith(tx, text);
  });

describe("an account that is deleted", () => {
  it("leaves no trace in any table, whatever the schema marks as personal", async () => {
    const { cookie, without } = await everywhere();
    // A refund hangs on a purchase and is tried with billing; laws are in no empty database.
    expect(without.filter((table) => table !== "law_watches")).toEqual(["refund_requests"]);
    expect((await left(TRACE)).length, "they were there").toBeGreaterThan(12);
    expect((await callApi("DELETE", "/api/auth/delete-account", { cookie })).status).toBe(200);
    expect(await left(TRACE)).toEqual([]);
  });
});

describe("one's own data", () => {
  it("is a file that the person can have at any time, without what opens the account or tells of others", async () => {
    const { user, cookie } = await everywhere();
    const admin = await makeUser({ isAdmin: true });
    await db().auditEntry.create({
      data: { action: "customer.look", actorId: admin.id, subjectUserId: user.id, ipAddress: "192.0.2.99" },
    });
    const { status, body } = await callApi("POST", "/api/auth/export-data", { cookie });
    expect(status).toBe(200);
    expect(body.records.users).toMatchObject([{ email: user.email, phoneNumber: TRACE }]);
    expect(body.records.search_history).toMatchObject([{ query: TRACE }]);
    expect(body.records.customer_notes).toMatchObject([{ body: TRACE }]);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/Hash"|"sid"|"sess"|Token"|Encrypted"|argon2/);
    expect(text, "where an administrator sat").not.toContain("192.0.2.99");
    const acts = await db().auditEntry.findMany({ where: { subjectUserId: user.id, action: "account.export_data" } });
    expect(acts).toHaveLength(1);
  });
});
