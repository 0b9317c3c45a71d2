import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it } from "vitest";
import {
  confirmApp,
  forgetBrowser,
  readSecondFactor,
  removeFactor,
  replaceRecoveryCodes,
  startApp,
} from "~/domain/accounts";
import { DAY_MS, MINUTE_MS, now, SECOND_MS, shiftClock } from "~/platform/clock";
import { decryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, PASSWORD, sessionCookie, terminalKey } from "../../setup/factories";
import { principalOf, principalOfKey, signedInUser, VISIT } from "./callers";
import { codeOf, giveFactor } from "./factor";
import { keepMails, mailTo, tokenMailedTo } from "./mailbox";

// From here on answers are the light ones of the server, as in production: a cookie that is added to one must not be lost.
getRequestListener(() => new Response());
useDatabase();
keepMails();
afterEach(() => shiftClock(0));

let lastAddress = 0;
const freshAddress = () => {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
};

const login = (email: string, cookie?: string, address = freshAddress(), password = PASSWORD) =>
  callApi("POST", "/api/auth/login", { body: { email, password }, address, cookie });
const step = (cookie: string, body: object, address = freshAddress()) =>
  callApi("POST", "/api/auth/second-factor", { body, cookie, address });
const who = async (cookie: string) => (await callApi("GET", "/api/auth/user", { cookie })).status;

/** Somebody with a factor who has entered the password in a fresh browser. */
async function asked() {
  const user = await makeUser();
  const secret = await giveFactor(user);
  const { cookie } = await login(user.email);
  return { user, secret, cookie };
}

describe("after the password", () => {
  it("signs in who has no factor as before", async () => {
    const user = await makeUser();
    const answer = await login(user.email);
    expect(answer.status).toBe(200);
    expect(await who(answer.cookie)).toBe(200);
  });

  it("asks who has one, by a code that programs know, and gives a session that is nobody's yet", async () => {
    const user = await makeUser({ isAdmin: true });
    await giveFactor(user);
    const answer = await login(user.email);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "second_factor_required", secondFactorRequired: true });
    const principal = await principalOf(answer.cookie);
    expect(principal).toMatchObject({ account: null, seat: null, secondFactor: "asked" });
    expect((await callApi("GET", "/api/auth/user", { cookie: answer.cookie })).body.code).toBe(
      "second_factor_required",
    );
    expect((await callApi("GET", "/api/admin/customers", { cookie: answer.cookie })).status).toBe(401);
  });

  it("lets the asked session sign out", async () => {
    const { cookie } = await asked();
    expect((await callApi("POST", "/api/auth/logout", { cookie })).status).toBe(200);
    expect((await principalOf(cookie)).secondFactor).toBe("free");
  });

  it("takes the app's code, and the session gets another id", async () => {
    const { user, secret, cookie } = await asked();
    const answer = await step(cookie, { code: codeOf(secret) });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({ id: user.id, email: user.email, isAdmin: false });
    expect(await who(answer.cookie)).toBe(200);
    expect(await who(cookie)).toBe(401);
    expect((await principalOf(cookie)).secondFactor).toBe("free");
    const entry = await db().auditEntry.findFirst({ where: { actorId: user.id, action: "session.start" } });
    expect(entry?.detail).toEqual({ secondFactor: "app" });
  });

  it("takes the code of the half minute before and after, and none that is older", async () => {
    for (const [steps, status] of [
      [-2, 422],
      [-1, 200],
      [1, 200],
      [2, 422],
    ] as const) {
      const { secret, cookie } = await asked();
      expect((await step(cookie, { code: codeOf(secret, steps) })).status, `${steps}`).toBe(status);
    }
  });

  it("says at the field that a code is wrong, short or missing", async () => {
    const { secret, cookie } = await asked();
    const wrong = codeOf(secret) === "000000" ? "111111" : "000000";
    for (const body of [{ code: wrong }, { code: "12345" }, {}]) {
      const answer = await step(cookie, body);
      expect(answer.status).toBe(422);
      expect(answer.body.fields[0].field).toBe("code");
    }
  });

  it("wants the password first", async () => {
    const { user, principal, cookie } = await signedInUser();
    const secret = await giveFactor(user);
    expect(principal.secondFactor).toBe("free");
    expect((await step("", { code: codeOf(secret) })).body.code).toBe("password_first");
    // The session from before the factor is asked now.
    expect(await who(cookie)).toBe(401);
    expect((await step(cookie, { code: codeOf(secret) })).status).toBe(200);
  });

  it("gives ten minutes for it", async () => {
    const { secret, cookie } = await asked();
    shiftClock(11 * MINUTE_MS);
    expect((await step(cookie, { code: codeOf(secret) })).body.code).toBe("password_first");
  });

  it("does not ask keys and terminals", async () => {
    const { user } = await asked();
    expect((await callApi("GET", "/api/auth/user", { key: await apiKey(user) })).status).toBe(200);
    expect((await callApi("GET", "/api/auth/user", { key: await terminalKey(user) })).status).toBe(200);
  });
});

describe("attacks on the second step", () => {
  it("refuses a code that was used, in any session, and the earlier ones with it", async () => {
    const { user, secret, cookie } = await asked();
    const code = codeOf(secret);
    expect((await step(cookie, { code })).status).toBe(200);
    const other = await login(user.email);
    expect((await step(other.cookie, { code })).status).toBe(422);
    expect((await step(other.cookie, { code: codeOf(secret, -1) })).status).toBe(422);
    shiftClock(30 * SECOND_MS);
    expect((await step(other.cookie, { code: codeOf(secret) })).status).toBe(200);
  });

  it("lets one of two uses of a code win", async () => {
    const { user, secret, cookie } = await asked();
    const other = await login(user.email);
    const code = codeOf(secret);
    const answers = await Promise.all([step(cookie, { code }), step(other.cookie, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("slows guesses down however often the password is entered between them", async () => {
    const { user, secret, cookie } = await asked();
    const address = freshAddress();
    const wrong = codeOf(secret) === "000000" ? "111111" : "000000";
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await step(cookie, { code: wrong }, address)).status).toBe(422);
    }
    const again = await login(user.email, undefined, address);
    expect(again.body.code).toBe("second_factor_required");
    const elsewhere = await step(again.cookie, { code: codeOf(secret) });
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get("retry-after"))).toBeGreaterThan(0);
    // A new password by mail washes no guesses away.
    await callApi("POST", "/api/auth/reset-password-request", { body: { email: user.email }, address });
    const token = await tokenMailedTo(user.email, "password-reset");
    await callApi("POST", "/api/auth/reset-password", { body: { token, password: "a-quite-new-password" }, address });
    const anew = await login(user.email, undefined, freshAddress(), "a-quite-new-password");
    expect((await step(anew.cookie, { code: codeOf(secret) })).status).toBe(429);
    shiftClock(2 * MINUTE_MS);
    expect((await step(anew.cookie, { code: codeOf(secret) })).status).toBe(200);
  });

  it("counts guesses that come at once", async () => {
    const { secret, cookie } = await asked();
    const wrong = codeOf(secret) === "000000" ? "111111" : "000000";
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => step(cookie, { code: wrong }, address)));
    const tried = answers.filter(({ status }) => status === 422);
    expect(tried.length).toBeLessThanOrEqual(6);
    expect(tried.length + answers.filter(({ status }) => status === 429).length).toBe(20);
  });

  it("does not make the address of who only knows the password a known one", async () => {
    const { user } = await asked();
    expect(await db().auditEntry.count({ where: { action: "session.start", actorId: user.id } })).toBe(0);
    expect(await db().auditEntry.count({ where: { action: "session.ask", subjectUserId: user.id } })).toBe(1);
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).lastLogin).toBeNull();
  });

  it("takes the factor of nobody else", async () => {
    const { cookie } = await asked();
    const stranger = await asked();
    expect((await step(cookie, { code: codeOf(stranger.secret) })).status).toBe(422);
  });

  it("is not skipped by a new password", async () => {
    const { user, secret } = await asked();
    await callApi("POST", "/api/auth/reset-password-request", { body: { email: user.email } });
    const token = await tokenMailedTo(user.email, "password-reset");
    await callApi("POST", "/api/auth/reset-password", { body: { token, password: "a-quite-new-password" } });
    const answer = await login(user.email, undefined, freshAddress(), "a-quite-new-password");
    expect(answer.body.code).toBe("second_factor_required");
    expect((await step(answer.cookie, { code: codeOf(secret) })).status).toBe(200);
  });

  it("ends with the session's own reasons: rights, suspension", async () => {
    const { user, secret, cookie } = await asked();
    await db().user.update({ where: { id: user.id }, data: { suspendedAt: now() } });
    expect((await step(cookie, { code: codeOf(secret) })).body.code).toBe("password_first");
  });
});

describe("a remembered browser", () => {
  async function remembered() {
    const { user, secret, cookie } = await asked();
    const answer = await step(cookie, { code: codeOf(secret), rememberBrowser: true });
    const [, browser] = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    return { user, secret, cookie: answer.cookie, browser: browser ?? "" };
  }

  it("is not asked for thirty days", async () => {
    const { user, browser } = await remembered();
    expect((await login(user.email, browser)).status).toBe(200);
    expect((await login(user.email)).status).toBe(401);
    shiftClock(31 * DAY_MS);
    expect((await login(user.email, browser)).body.code).toBe("second_factor_required");
  });

  it("opens no account but its own person's", async () => {
    const { browser } = await remembered();
    const other = await asked();
    expect((await login(other.user.email, browser)).body.code).toBe("second_factor_required");
  });

  it("is asked again once it was forgotten, and after a new password", async () => {
    const { user, cookie, browser } = await remembered();
    const principal = await principalOf(cookie);
    const [row] = (await readSecondFactor(principal)).browsers;
    const stranger = await signedInUser();
    await expect(forgetBrowser(stranger.principal, row?.id ?? 0)).rejects.toMatchObject({ status: 404 });
    await forgetBrowser(principal, row?.id ?? 0);
    expect((await login(user.email, browser)).status).toBe(401);

    const second = await remembered();
    await callApi("POST", "/api/auth/reset-password-request", { body: { email: second.user.email } });
    const token = await tokenMailedTo(second.user.email, "password-reset");
    await callApi("POST", "/api/auth/reset-password", { body: { token, password: "a-quite-new-password" } });
    const answer = await login(second.user.email, second.browser, freshAddress(), "a-quite-new-password");
    expect(answer.body.code).toBe("second_factor_required");
  });
});

describe("setting it up", () => {
  it("counts from the first right code, asks the other sessions, and tells the person", async () => {
    const { user, principal, cookie } = await signedInUser();
    const elsewhere = await sessionCookie(user);
    const { secret, address } = await startApp(principal, PASSWORD);
    expect(address).toContain(`secret=${secret}`);
    expect(address).toContain(encodeURIComponent(user.email));
    expect((await readSecondFactor(principal)).factors).toEqual([]);
    expect((await login(user.email)).status).toBe(200);
    await expect(confirmApp(principal, { code: "000000", name: "Telephone" }, VISIT)).rejects.toMatchObject({
      status: 422,
    });
    const { codes } = await confirmApp(principal, { code: codeOf(secret), name: "Telephone" }, VISIT);
    expect(new Set(codes).size).toBe(10);
    expect(await who(cookie)).toBe(200);
    expect(await who(elsewhere)).toBe(401);
    expect((await login(user.email)).body.code).toBe("second_factor_required");
    expect((await mailTo(user.email, "second-factor-changed"))?.data).toMatchObject({ change: "added" });
    const audit = await db().auditEntry.findFirst({ where: { subjectUserId: user.id, action: "second_factor.add" } });
    expect(audit?.actorId).toBe(user.id);
  });

  it("takes the password where the sign-in was a while ago", async () => {
    const { principal } = await signedInUser();
    shiftClock(16 * MINUTE_MS);
    await expect(startApp(principal, undefined)).rejects.toMatchObject({ status: 422 });
    await expect(startApp(principal, "wrong password")).rejects.toMatchObject({ status: 422 });
    await expect(startApp(principal, PASSWORD)).resolves.toMatchObject({ secret: expect.any(String) });
  });

  it("is left for a quarter of an hour", async () => {
    const { principal } = await signedInUser();
    const { secret } = await startApp(principal, PASSWORD);
    shiftClock(16 * MINUTE_MS);
    await expect(confirmApp(principal, { code: codeOf(secret), name: "Late" }, VISIT)).rejects.toMatchObject({
      code: "set_up_expired",
    });
  });

  it("keeps the secret encrypted and the recovery codes as hashes", async () => {
    const { user, principal } = await signedInUser();
    const { secret } = await startApp(principal, PASSWORD);
    const { codes } = await confirmApp(principal, { code: codeOf(secret), name: "Telephone" }, VISIT);
    const row = await db().secondFactor.findFirstOrThrow({ where: { userId: user.id } });
    expect(row.secretEncrypted).not.toContain(secret);
    expect(decryptField(row.secretEncrypted ?? "")).toBe(secret);
    const stored = JSON.stringify(await db().recoveryCode.findMany({ where: { userId: user.id } }));
    for (const code of codes ?? []) expect(stored).not.toContain(code);
  });

  it("is for no key, no terminal and no administrator who views as the customer", async () => {
    const user = await makeUser();
    const viewing = await principalOf(await sessionCookie(user, await makeUser({ isAdmin: true })));
    await expect(startApp(viewing, PASSWORD)).rejects.toMatchObject({ status: 403 });
    await expect(readSecondFactor(viewing)).rejects.toMatchObject({ status: 403 });
    for (const key of [await apiKey(user), await terminalKey(user)]) {
      await expect(startApp(await principalOfKey(key), PASSWORD)).rejects.toMatchObject({ code: "session_only" });
    }
  });
});

describe("recovery codes", () => {
  async function withCodes() {
    const { user, principal, cookie } = await signedInUser();
    const { secret } = await startApp(principal, PASSWORD);
    const { codes } = await confirmApp(principal, { code: codeOf(secret), name: "Telephone" }, VISIT);
    return { user, cookie, principal: await principalOf(cookie), codes: codes ?? [] };
  }

  it("open once each, however they are typed, and the person hears of it", async () => {
    const { user, codes } = await withCodes();
    const [first = "", second = ""] = codes;
    const one = await login(user.email);
    const typed = first.toUpperCase().replaceAll("-", " ");
    expect((await step(one.cookie, { recoveryCode: typed })).status).toBe(200);
    expect((await mailTo(user.email, "second-factor-changed"))?.data).toMatchObject({ change: "code_used" });
    const two = await login(user.email);
    const again = await step(two.cookie, { recoveryCode: first });
    expect(again.status).toBe(422);
    expect(again.body.fields[0].field).toBe("recoveryCode");
    expect((await step(two.cookie, { recoveryCode: second })).status).toBe(200);
  });

  it("give way to new ones", async () => {
    const { user, principal, codes } = await withCodes();
    const fresh = await replaceRecoveryCodes(principal, PASSWORD, VISIT);
    expect(fresh).toHaveLength(10);
    const { cookie } = await login(user.email);
    expect((await step(cookie, { recoveryCode: codes[0] })).status).toBe(422);
    expect((await step(cookie, { recoveryCode: fresh[0] })).status).toBe(200);
  });
});

describe("removing it", () => {
  it("takes the password each time, and takes codes and browsers along with the last one", async () => {
    const { user, secret, cookie } = await asked();
    const inside = await step(cookie, { code: codeOf(secret), rememberBrowser: true });
    const principal = await principalOf(inside.cookie);
    await replaceRecoveryCodes(principal, PASSWORD, VISIT);
    const [factor] = (await readSecondFactor(principal)).factors;
    const id = factor?.id ?? 0;
    await expect(removeFactor(principal, { id, currentPassword: "wrong" }, VISIT)).rejects.toMatchObject({
      status: 422,
    });
    const stranger = await signedInUser();
    const foreign = removeFactor(stranger.principal, { id, currentPassword: PASSWORD }, VISIT);
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    expect(await removeFactor(principal, { id, currentPassword: PASSWORD }, VISIT)).toEqual({ isLast: true });
    expect(await db().recoveryCode.count({ where: { userId: user.id } })).toBe(0);
    expect(await db().rememberedBrowser.count({ where: { userId: user.id } })).toBe(0);
    expect((await mailTo(user.email, "second-factor-changed"))?.data).toMatchObject({ change: "removed" });
    expect((await login(user.email)).status).toBe(200);
  });

  it("leaves what is gone without power in the middle of a sign-in", async () => {
    const { user, secret, cookie } = await asked();
    await db().secondFactor.deleteMany({ where: { userId: user.id } });
    await giveFactor(user);
    expect((await step(cookie, { code: codeOf(secret) })).status).toBe(422);
  });

  it("goes with the account", async () => {
    const { user, secret, cookie } = await asked();
    const inside = await step(cookie, { code: codeOf(secret), rememberBrowser: true });
    const answer = await callApi("DELETE", "/api/auth/delete-account", {
      cookie: inside.cookie,
      body: { currentPassword: PASSWORD },
    });
    expect(answer.status).toBe(200);
    const where = { userId: user.id };
    expect(await db().secondFactor.count({ where })).toBe(0);
    expect(await db().rememberedBrowser.count({ where })).toBe(0);
  });
});

describe("sessions that take the place of one", () => {
  it("stay complete after a change of password", async () => {
    const { secret, cookie } = await asked();
    const inside = await step(cookie, { code: codeOf(secret) });
    const { changePassword } = await import("~/domain/accounts");
    const change = { currentPassword: PASSWORD, newPassword: "a-quite-new-password" };
    const { cookie: line } = await changePassword(await principalOf(inside.cookie), change, VISIT);
    expect(await who(line.split(";")[0] ?? "")).toBe(200);
  });

  it("view as a customer without the customer's factor, by that of the administrator alone", async () => {
    const customer = await makeUser();
    await giveFactor(customer);
    const admin = await makeUser({ isAdmin: true });
    const viewing = await sessionCookie(customer, admin);
    expect((await principalOf(viewing)).impersonator?.id).toBe(admin.id);
    await giveFactor(admin);
    expect((await principalOf(viewing)).secondFactor).toBe("asked");
  });
});
