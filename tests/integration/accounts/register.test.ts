import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { confirmReregistration } from "~/domain/accounts";
import { MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { seedSystemRows } from "../../../prisma/seed/system-rows";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { keepMails, mailTo, tokenMailedTo } from "./mailbox";

useDatabase();
keepMails();
beforeAll(() => seedSystemRows());
afterEach(() => shiftClock(0));

let counter = 0;
const person = (fields: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    firstName: "Dana",
    lastName: "Miller",
    email: `new${counter}@example.com`,
    phoneNumber: "555-0100",
    mailingAddress: "1 Main Street, Sacramento, CA 95814",
    password: "correct-horse-battery",
    ...fields,
  };
};
const register = (body: unknown, cookie?: string) =>
  callApi("POST", "/api/auth/register", { body, cookie, address: `203.0.113.${counter % 250}` });

describe("registration", () => {
  it("makes the account, signs in, and starts a trial of 30 minutes to the second", async () => {
    const body = person();
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.body.trialAccess).toMatchObject({ granted: true, duration: 30 });
    const ends = new Date(answer.body.trialAccess.expiresAt).getTime();
    expect(Math.abs(ends - now().getTime() - 30 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
    const status = await callApi("GET", "/api/auth/access-status", { cookie: answer.cookie });
    expect(status.body).toMatchObject({
      hasAccess: true,
      accessType: "trial",
      source: "account",
      subscriptionId: null,
    });
    shiftClock(ends - now().getTime() + 1);
    const after = await callApi("GET", "/api/auth/access-status", { cookie: answer.cookie });
    expect(after.body).toMatchObject({
      hasAccess: false,
      accessType: "none",
      endedAt: answer.body.trialAccess.expiresAt,
    });
    expect((await mailTo(body.email, "welcome"))?.data).toMatchObject({ trialMinutes: 30 });
  });

  it("adds 15 minutes for TRIAL15, in any case, once each", async () => {
    const answer = await register(person({ promoCode: "Trial15" }));
    expect(answer.body.trialAccess).toMatchObject({ granted: true, duration: 45 });
    const redeemed = await db().couponRedemption.findFirstOrThrow({ where: { userId: answer.body.user.id } });
    expect(redeemed.status).toBe("redeemed");
  });

  it("refuses an unknown code and keeps nothing of the attempt", async () => {
    const body = person({ promoCode: "NOSUCHCODE" });
    const answer = await register(body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([{ field: "promoCode", message: "Coupon code not found" }]);
    expect(await db().user.count({ where: { email: body.email } })).toBe(0);
  });

  it("holds the limit of a code under thirty registrations at once", async () => {
    await db().coupon.create({
      data: { code: "ONELEFT", kind: "trial_minutes", trialMinutes: 5, description: "One", maxRedemptions: 1 },
    });
    const answers = await Promise.all(Array.from({ length: 30 }, () => register(person({ promoCode: "ONELEFT" }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(29);
  });

  it("refuses the same address in another case, and thirty at once make one account", async () => {
    const body = person();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        register({ ...body, email: turn % 2 ? body.email.toUpperCase() : `${body.email}.` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(409);
    expect(refused?.body.error).toBe(
      "An account with this email address already exists. Sign in, or reset your password.",
    );
    expect(await db().user.count({ where: { email: body.email } })).toBe(1);
  });

  it.each([
    ["firstName", "", "First name is required"],
    ["firstName", undefined, "First name is required"],
    ["firstName", "x".repeat(101), "First name must be at most 100 characters"],
    ["lastName", " \u200b\u0007 ", "Last name is required"],
    ["email", "nobody", "Invalid email address"],
    ["email", `${"x".repeat(250)}@example.com`, "Email address must be at most 255 characters"],
    ["email", "x".repeat(900_000), "Email address must be at most 255 characters"],
    [
      "email",
      "раураl@example.com",
      "This email address mixes alphabets whose letters look alike. Type it in one alphabet.",
    ],
    ["password", "seven77", "Password must be at least 8 characters"],
    ["password", "x".repeat(129), "Password must be at most 128 characters"],
    ["phoneNumber", "5".repeat(21), "Phone number must be at most 20 characters"],
    ["phoneNumber", "<b>call</b>", "Phone number may hold digits, spaces and + ( ) - . only"],
    ["mailingAddress", "x".repeat(501), "Mailing address must be at most 500 characters"],
  ])("says what is wrong with %s %#", async (field, value, message) => {
    const answer = await register(person({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toContainEqual({ field, message });
  });

  it.each([
    ["firstName", "x".repeat(100)],
    ["firstName", "Zoë 李 🦄 O'Brien"],
    ["firstName", "Robert'); DROP TABLE users;--"],
    ["firstName", "<script>alert(1)</script>"],
    ["password", "x".repeat(128)],
    ["password", "пароль с пробелами 🔑"],
    ["phoneNumber", "5".repeat(20)],
  ])("takes %s at its limit and as it was typed %#", async (field, value) => {
    const body = person({ [field]: value });
    const answer = await register(body);
    expect(answer.status).toBe(201);
    if (field !== "password") expect(answer.body.user[field] ?? value).toBe(value);
    const again = await callApi("POST", "/api/auth/login", {
      body: { email: body.email, password: body.password },
      address: "192.0.2.9",
    });
    expect(again.status).toBe(200);
  });

  it("strips control characters and direction overrides from names", async () => {
    const answer = await register(person({ firstName: "Da\u0007na\u202e", lastName: "  Mil\r\nler " }));
    expect(answer.body.user).toMatchObject({ firstName: "Da na", lastName: "Mil ler" });
  });

  it("refuses broken JSON, a form, and a list in the place of a text", async () => {
    expect((await register('{"email":')).status).toBe(400);
    const asForm = await callApi("POST", "/api/auth/register", {
      body: "email=a@example.com",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(asForm.status).toBe(415);
    expect((await register(person({ email: ["a@example.com"] }))).status).toBe(422);
  });

  it("cannot make oneself an administrator or give oneself access", async () => {
    const wish = person({ isAdmin: true, accessLevel: "unlimited", id: 1 });
    const { status, body } = await register(wish);
    expect([status, body.code]).toEqual([422, "unknown_field"]);
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(["accessLevel", "id", "isAdmin"]);
    expect(await db().user.count({ where: { email: wish.email } })).toBe(0);
  });
});

describe("the address of a deleted account", () => {
  const deletedAt = new Date("2026-01-01T00:00:00Z");

  it("opens a new account after its mail was confirmed, with nothing of the old one and no second trial", async () => {
    const body = person();
    const old = await makeUser({
      email: body.email,
      isActive: false,
      deletedAt,
      passwordHash: null,
      trialStartedAt: deletedAt,
    });
    const asked = await register(body);
    expect(asked.status).toBe(202);
    expect(asked.body.confirmationRequired).toBe(true);
    expect(asked.cookie).toBe("");
    const token = await tokenMailedTo(body.email, "reregistration");
    const visit = { address: "192.0.2.1", userAgent: null };
    const { account, trialAccess } = await confirmReregistration(token, visit);
    expect(account.id).not.toBe(old.id);
    expect(trialAccess.granted).toBe(false);
    const kept = await db().user.findUniqueOrThrow({ where: { id: old.id } });
    expect(kept).toMatchObject({ formerEmail: body.email, isActive: false });
    await expect(confirmReregistration(token, visit)).rejects.toMatchObject({ status: 422, code: "link_expired" });
    const stored = await db().accountToken.findFirstOrThrow({ where: { userId: old.id, kind: "reregistration" } });
    expect(stored.data, "the password hash does not stay with the used link").toEqual({});
  });

  it("stays as it is without the click", async () => {
    const body = person();
    const old = await makeUser({ email: body.email, isActive: false, deletedAt, passwordHash: null });
    await register(body);
    const { email, password } = body;
    const signIn = await callApi("POST", "/api/auth/login", { body: { email, password }, address: "192.0.2.77" });
    expect(signIn.status).toBe(401);
    expect((await db().user.findUniqueOrThrow({ where: { id: old.id } })).isActive).toBe(false);
  });
});
