import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
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
const confirm = (body: unknown, more: { cookie?: string; address?: string } = {}) =>
  callApi("POST", "/api/auth/confirm-registration", { body, address: `203.0.113.${counter % 250}`, ...more });

/** The whole way: the form, the mail, the click in the browser that asked. */
async function open(body: ReturnType<typeof person>) {
  const asked = await register(body);
  expect(asked.status).toBe(202);
  return confirm({ token: await tokenMailedTo(body.email, "registration") }, { cookie: asked.cookie });
}

const pairs = (headers: Headers) =>
  [...headers].filter(([name]) => name !== "set-cookie" && !name.startsWith("ratelimit"));

describe("asking for an account", () => {
  it("is answered alike whoever has the address, and only the mail tells what comes of it", async () => {
    const known = await makeUser();
    const deleted = await makeUser({ isActive: false, deletedAt: new Date("2026-01-01"), passwordHash: null });
    const suspended = await makeUser({ suspendedAt: new Date("2026-01-01") });
    const fresh = person();
    const answers = [];
    for (const { email } of [fresh, known, deleted, suspended]) {
      const began = performance.now();
      const { status, body, headers, cookie } = await register(person({ email }));
      expect(performance.now() - began, "no answer is faster than the floor").toBeGreaterThan(119);
      expect(cookie).toMatch(/^sw_visitor=/);
      answers.push(JSON.stringify([status, body, pairs(headers)]).replaceAll(email, "address"));
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0] ?? "")[1]).toMatchObject({
      confirmationRequired: true,
      trialAccess: { granted: false, duration: 30 },
    });
    expect(await db().user.count({ where: { email: fresh.email } })).toBe(0);
    expect(await mailTo(fresh.email, "registration")).not.toBeNull();
    for (const { email } of [known, suspended]) {
      expect(await mailTo(email, "account-exists")).not.toBeNull();
      expect(await mailTo(email, "registration")).toBeNull();
    }
  });

  it("fills no mailbox, and says nothing of it", async () => {
    const known = await makeUser();
    const ask = (address: string) =>
      callApi("POST", "/api/auth/register", { body: person({ email: known.email }), address });
    for (let turn = 0; turn < 8; turn += 1) expect((await ask("192.0.2.62")).status).toBe(202);
    expect(await db().mail.count({ where: { toAddress: known.email } })).toBe(5);
    await ask("192.0.2.61");
    expect(await db().mail.count({ where: { toAddress: known.email } }), "the owner's own network").toBe(6);
  });

  it("cannot be told by the sign-in: before the click there is no account", async () => {
    const body = person();
    await register(body);
    const { email, password } = body;
    const given = { body: { email, password }, address: "192.0.2.60" };
    const { status, body: answer } = await callApi("POST", "/api/auth/login", given);
    expect([status, answer.code]).toEqual([401, "wrong_credentials"]);
  });
});

describe("the mailed link", () => {
  it("opens the account, signs in, and starts a trial of 30 minutes to the second", async () => {
    const body = person();
    const answer = await open(body);
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
    expect((await db().user.findUniqueOrThrow({ where: { email: body.email } })).emailVerifiedAt).not.toBeNull();
  });

  it("asks another browser for the password, so that nobody opens an account that a stranger chose the password of", async () => {
    const body = person();
    await register(body);
    const token = await tokenMailedTo(body.email, "registration");
    expect((await confirm({ token })).body.fields[0].field).toBe("password");
    expect((await confirm({ token, password: "not-the-one" })).status).toBe(422);
    const other = (await register(person())).cookie;
    expect((await confirm({ token }, { cookie: other })).status).toBe(422);
    expect(await db().user.count({ where: { email: body.email } })).toBe(0);
    expect((await confirm({ token, password: body.password })).status).toBe(201);
    const used = await confirm({ token, password: body.password });
    expect([used.status, used.body.code]).toEqual([422, "link_expired"]);
  });

  it("is one account for ten clicks at once, and for two requests of one address", async () => {
    const body = person();
    const first = await register(body);
    const early = await tokenMailedTo(body.email, "registration");
    await register({ ...body, email: `${body.email.toUpperCase()}.` }, first.cookie);
    const late = await tokenMailedTo(body.email, "registration");
    const clicks = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => confirm({ token: turn % 2 ? early : late }, { cookie: first.cookie })),
    );
    expect(clicks.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await db().user.count({ where: { email: body.email } })).toBe(1);
    const kept = await db().accountToken.findMany({
      where: { kind: "registration", tokenHash: { in: [early, late].map(tokenHash) } },
    });
    expect(
      kept.map(({ data }) => data),
      "no password hash stays behind",
    ).toEqual([{}, {}]);
  });

  it("adds 15 minutes for TRIAL15, in any case, once each", async () => {
    const answer = await open(person({ promoCode: "Trial15" }));
    expect(answer.body.trialAccess).toMatchObject({ granted: true, duration: 45 });
    const redeemed = await db().couponRedemption.findFirstOrThrow({ where: { userId: answer.body.user.id } });
    expect(redeemed.status).toBe("redeemed");
  });

  it("is not sent for an unknown code, whoever has the address", async () => {
    const known = await makeUser();
    for (const { email } of [person(), known]) {
      const answer = await register(person({ email, promoCode: "NOSUCHCODE" }));
      expect(answer.status).toBe(422);
      expect(answer.body.fields).toEqual([{ field: "promoCode", message: "Coupon code not found" }]);
      expect(await db().mail.count({ where: { toAddress: email } })).toBe(0);
    }
  });

  it("holds the limit of a code under ten confirmations at once", async () => {
    await db().coupon.create({
      data: { code: "ONELEFT", kind: "trial_minutes", trialMinutes: 5, description: "One", maxRedemptions: 1 },
    });
    const bodies = Array.from({ length: 10 }, () => person({ promoCode: "ONELEFT" }));
    const tokens = [];
    for (const body of bodies) {
      await register(body);
      tokens.push(await tokenMailedTo(body.email, "registration"));
    }
    const password = "correct-horse-battery";
    const answers = await Promise.all(
      tokens.map((token, turn) => confirm({ token, password }, { address: `198.51.100.${turn}` })),
    );
    const lengths = answers.map(({ body }) => body.trialAccess.duration).sort();
    expect(lengths).toEqual([...Array.from({ length: 9 }, () => 30), 35]);
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
    const answer = await open(body);
    expect(answer.status).toBe(201);
    if (field !== "password") expect(answer.body.user[field] ?? value).toBe(value);
    const again = await callApi("POST", "/api/auth/login", {
      body: { email: body.email, password: body.password },
      address: "192.0.2.9",
    });
    expect(again.status).toBe(200);
  });

  it("strips control characters and direction overrides from names", async () => {
    const answer = await open(person({ firstName: "Da\u0007na\u202e", lastName: "  Mil\r\nler " }));
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
    const { status, body: answer } = await open(body);
    expect(status).toBe(201);
    expect(answer.user.id).not.toBe(old.id);
    expect(answer.trialAccess.granted).toBe(false);
    const kept = await db().user.findUniqueOrThrow({ where: { id: old.id } });
    expect(kept).toMatchObject({ formerEmail: body.email, isActive: false });
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
