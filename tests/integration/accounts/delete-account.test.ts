import { afterEach, describe, expect, it } from "vitest";
import { createOrganization, deleteAccount, startImpersonation, stopImpersonation } from "~/domain/accounts";
import { after, DAY_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, signedInUser, VISIT } from "./callers";
import { keepMails, mailTo } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

const remove = (cookie: string, body?: { currentPassword: string }) =>
  callApi("DELETE", "/api/auth/delete-account", { cookie, body });

async function fullAccount() {
  const person = await signedInUser({
    phoneNumber: "555-0100",
    mailingAddress: "1 Main Street",
    accessLevel: "monthly",
    accessExpiry: after(now(), DAY_MS),
    trialStartedAt: now(),
  });
  const { user } = person;
  const key = await person.key();
  await db().searchHistory.create({ data: { userId: user.id, submissionId: `s${user.id}`, query: "sick leave" } });
  await db().question.create({
    data: { userId: user.id, submissionId: `q${user.id}`, question: "sick leave", ipAddress: "192.0.2.1" },
  });
  await db().feedback.create({
    data: { userId: user.id, userEmail: user.email, type: "general-feedback", message: "x" },
  });
  await db().purchase.create({ data: { userId: user.id, serviceType: "monthly", amount: 2499 } });
  await db().paymentCustomer.create({
    data: { userId: user.id, provider: "test", providerCustomerId: `cus_${user.id}` },
  });
  await db().paymentSubscription.create({
    data: {
      userId: user.id,
      product: "research",
      plan: "monthly",
      provider: "test",
      providerSubscriptionId: `sub_${user.id}`,
      status: "active",
    },
  });
  await db().subscriber.create({
    data: { email: user.email, firstName: "Dana", userId: user.id, unsubscribeToken: `u${user.id}` },
  });
  return { ...person, key };
}

describe("deleting the account", () => {
  it("erases the person and keeps an inactive record with the address", async () => {
    const { user, cookie, key } = await fullAccount();
    const answer = await remove(cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
    const row = await db().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row).toMatchObject({
      email: user.email,
      isActive: false,
      firstName: null,
      lastName: null,
      phoneNumber: null,
      mailingAddress: null,
      passwordHash: null,
      accessLevel: "none",
    });
    expect(row.trialStartedAt, "the one trial stays used").not.toBeNull();
    expect((await callApi("GET", "/api/auth/user", { cookie })).status).toBe(401);
    expect((await callApi("GET", "/api/auth/user", { key })).status).toBe(401);
    expect((await callApi("POST", "/api/auth/login", { body: { email: user.email, password: PASSWORD } })).status).toBe(
      401,
    );
  });

  it("erases history, keys and sessions, and takes the person from questions, feedback and alerts", async () => {
    const { user, cookie } = await fullAccount();
    await remove(cookie);
    const where = { userId: user.id };
    expect(await db().searchHistory.count({ where })).toBe(0);
    expect(await db().apiKey.count({ where })).toBe(0);
    expect(await db().session.count({ where })).toBe(0);
    expect(await db().question.findUniqueOrThrow({ where: { submissionId: `q${user.id}` } })).toMatchObject({
      userId: null,
      ipAddress: null,
    });
    expect(await db().feedback.count({ where: { userEmail: user.email } })).toBe(0);
    expect(await db().subscriber.findUniqueOrThrow({ where: { email: user.email } })).toMatchObject({
      firstName: null,
      isActive: false,
    });
    expect(await db().purchase.count({ where }), "purchases stay").toBe(1);
  });

  it("queues the cancellation at the payment provider and says so by mail", async () => {
    const { user, cookie } = await fullAccount();
    await remove(cookie);
    const tasks = await db().paymentTask.findMany({ where: { dedupeKey: { endsWith: `_${user.id}` } } });
    expect(tasks.map(({ kind }) => kind).sort()).toEqual(["cancel_subscription", "delete_customer"]);
    expect(await mailTo(user.email, "account-deleted")).not.toBeNull();
  });

  it("leaves no name or address in the audit", async () => {
    const { user, cookie } = await fullAccount();
    await remove(cookie);
    const acts = await db().auditEntry.findMany({ where: { subjectUserId: user.id } });
    expect(acts.map(({ action }) => action)).toContain("account.delete");
    const facts = JSON.stringify(acts.map(({ before, after: later, detail }) => [before, later, detail]));
    for (const personal of [user.email, "Dana", "Miller", "555-0100"]) expect(facts).not.toContain(personal);
  });

  it("is all or nothing", async () => {
    const { user, cookie, principal } = await fullAccount();
    const organization = await createOrganization(principal, { name: "Owned" });
    await db().organizationMember.create({
      data: { organizationId: organization.id, userId: (await makeUser()).id, role: "viewer" },
    });
    const refused = await remove(cookie);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe("organization_owner");
    expect(await db().searchHistory.count({ where: { userId: user.id } })).toBe(1);
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).firstName).toBe("Dana");
  });

  it("closes an organization that was never used, and refuses for one with a candidate in it", async () => {
    const unused = await signedInUser();
    const empty = await createOrganization(unused.principal, { name: "Empty" });
    expect((await remove(unused.cookie)).status).toBe(200);
    expect((await db().organization.findUniqueOrThrow({ where: { id: empty.id } })).closedAt).not.toBeNull();
    const used = await signedInUser();
    const kept = await createOrganization(used.principal, { name: "Kept" });
    await inOrganization(kept.id, (tx) =>
      tx.candidate.create({
        data: { organizationId: kept.id, firstName: "Sam", lastName: "Ortiz", email: "sam@example.com" },
      }),
    );
    expect((await remove(used.cookie)).body.code).toBe("organization_owner");
  });

  it("is refused to the last administrator, to an administrator who views as the customer, and to keys", async () => {
    await db().user.updateMany({ where: { isAdmin: true }, data: { isAdmin: false } });
    const admin = await signedInUser({ isAdmin: true });
    expect((await remove(admin.cookie)).body.code).toBe("last_administrator");
    const { user, key } = await signedInUser();
    expect((await remove(await sessionCookie(user, admin.user))).body.code).toBe("impersonating");
    expect((await callApi("DELETE", "/api/auth/delete-account", { key: await key() })).body.code).toBe("session_only");
    await expect(deleteAccount(await principalOf(""))).rejects.toMatchObject({ status: 401 });
  });

  it("asks for the password at a screen that was opened a while ago, and guesses no faster than at the door", async () => {
    const { user, cookie } = await signedInUser();
    const stands = async () => (await db().user.findUniqueOrThrow({ where: { id: user.id } })).isActive;
    shiftClock(16 * MINUTE_MS);
    const asked = await remove(cookie);
    expect([asked.status, asked.body.fields[0].field]).toEqual([422, "currentPassword"]);
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push((await remove(cookie, { currentPassword: `no-${guess}` })).status);
    expect([guesses[0], guesses.at(-1)]).toEqual([422, 429]);
    expect(await stands()).toBe(true);
    shiftClock(2 * DAY_MS);
    const again = await sessionCookie(user);
    expect((await remove(again, { currentPassword: PASSWORD })).status).toBe(200);
    expect(await stands()).toBe(false);
  });

  it("takes the return from a view as a customer for no sign-in", async () => {
    const admin = await signedInUser({ isAdmin: true });
    const { user } = await signedInUser();
    const viewing = await startImpersonation(admin.principal, user.id, VISIT);
    const back = await stopImpersonation(await principalOf(viewing.cookie.split(";")[0] ?? ""), VISIT);
    expect((await remove(back.cookie.split(";")[0] ?? "")).body.fields[0].field).toBe("currentPassword");
  });

  it("happens once when asked twice at the same moment", async () => {
    const { user, cookie } = await fullAccount();
    const answers = await Promise.all([remove(cookie), remove(cookie)]);
    expect(answers.map(({ status }) => status).sort()).not.toContain(500);
    expect(await db().mail.count({ where: { toAddress: user.email, template: "account-deleted" } })).toBe(1);
  });
});
