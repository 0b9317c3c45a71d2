import { afterEach, describe, expect, it } from "vitest";
import { changePassword, resolvePrincipal, setTemporaryPassword } from "~/domain/accounts";
import { after, DAY_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { forget } from "~/platform/once";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { keepMails, mailTo, tokenMailedTo } from "./mailbox";

useDatabase();
keepMails();
let turn = 0;
afterEach(() => {
  shiftClock(0);
  process.env.DEV_TOOLS = "on";
  forget("config");
});

const NEW = "another-horse-battery";
const address = () => {
  turn += 1;
  return `198.51.100.${turn}`;
};
const post = (path: string, body: unknown, extra: { cookie?: string } = {}) =>
  callApi("POST", path, { body, address: address(), ...extra });
const login = (email: string, password: string) => post("/api/auth/login", { email, password });
const principalOf = (cookie: string) => resolvePrincipal({ cookie, authorization: null, address: "192.0.2.1" });

describe("the reset link", () => {
  const request = (email: string) => post("/api/auth/reset-password-request", { email });
  const reset = (token: string, password = NEW) => post("/api/auth/reset-password", { token, password });

  it("answers every address alike, and shows the token with development tools only", async () => {
    const user = await makeUser();
    const known = await request(user.email);
    expect(known.body.resetToken).toBe(await tokenMailedTo(user.email, "password-reset"));
    process.env.DEV_TOOLS = "off";
    forget("config");
    const again = await request(user.email);
    const unknown = await request("nobody@example.com");
    expect(again.body).toEqual(unknown.body);
    expect(again.body).toEqual({ message: "If an account with that email exists, a reset link has been sent." });
    expect(again.status).toBe(200);
  });

  it("sets the password once, ends every session, and is stored as a hash", async () => {
    const user = await makeUser();
    const cookie = await sessionCookie(user);
    await request(user.email);
    const token = await tokenMailedTo(user.email, "password-reset");
    const stored = await db().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(await db().accountToken.findMany())).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
    expect((await principalOf(cookie)).account).toBeNull();
    expect((await login(user.email, PASSWORD)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
    const reused = await reset(token, "third-horse-battery");
    expect(reused.status).toBe(422);
    expect(reused.body.code).toBe("link_expired");
    expect(await mailTo(user.email, "password-changed")).not.toBeNull();
  });

  it("works for one of twenty uses at once", async () => {
    const user = await makeUser();
    await request(user.email);
    const token = await tokenMailedTo(user.email, "password-reset");
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is dead after 60 minutes, after a newer request, and when forged", async () => {
    const user = await makeUser();
    await request(user.email);
    const first = await tokenMailedTo(user.email, "password-reset");
    await request(user.email);
    const second = await tokenMailedTo(user.email, "password-reset");
    expect((await reset(first)).status).toBe(422);
    expect((await reset(`${second.slice(0, -1)}_`)).status).toBe(422);
    shiftClock(60 * MINUTE_MS + 1);
    expect((await reset(second)).status).toBe(422);
    shiftClock(59 * MINUTE_MS);
    expect((await reset(second)).status).toBe(200);
  });

  it("asks for the token and for eight characters", async () => {
    expect((await reset("")).body.fields).toEqual([{ field: "token", message: "Reset token is required" }]);
    const short = await reset("anything", "seven77");
    expect(short.body.fields).toEqual([{ field: "password", message: "Password must be at least 8 characters" }]);
  });

  it("opens the door that guesses of strangers slowed down", async () => {
    const user = await makeUser();
    for (let failure = 0; failure < 5; failure += 1) await login(user.email, "wrong password");
    expect((await login(user.email, PASSWORD)).status).toBe(429);
    await request(user.email);
    await reset(await tokenMailedTo(user.email, "password-reset"));
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it("mails at most five times an hour, and says nothing of it", async () => {
    const user = await makeUser();
    for (let mail = 0; mail < 8; mail += 1) expect((await request(user.email)).status).toBe(200);
    expect(await db().mail.count({ where: { toAddress: user.email } })).toBe(5);
  });

  it("is for nobody whose account is suspended or deleted", async () => {
    const suspended = await makeUser({ suspendedAt: now() });
    const deleted = await makeUser({ isActive: false, deletedAt: now() });
    for (const { email } of [suspended, deleted]) {
      expect((await request(email)).body.resetToken).toBeUndefined();
      expect(await db().mail.count({ where: { toAddress: email } })).toBe(0);
    }
  });

  it("takes the keys from who opened the account with an address never proved", async () => {
    const user = await makeUser();
    const key = await apiKey(user);
    await request(user.email);
    await reset(await tokenMailedTo(user.email, "password-reset"));
    expect((await callApi("GET", "/api/auth/user", { key })).status).toBe(401);
  });
});

describe("temporary passwords", () => {
  const TEMP = "temporary-1234";
  const give = async (expiresAt: Date | null = null) => {
    const admin = await makeUser({ isAdmin: true });
    const user = await makeUser();
    const principal = await principalOf(await sessionCookie(admin));
    await setTemporaryPassword(principal, { customerId: user.id, password: TEMP, expiresAt, mail: true });
    return user;
  };
  const change = (body: unknown, cookie?: string) => post("/api/auth/change-temp-password", body, { cookie });

  it("answer 423 with a proof in body and cookie, and open nothing", async () => {
    const user = await give();
    const answer = await login(user.email, TEMP);
    expect(answer.status).toBe(423);
    expect(answer.body.message).toContain("Password reset required");
    expect(answer.body.challenge).toBeTypeOf("string");
    expect(answer.cookie).toMatch(/^sw_temp_proof=/);
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
    expect((await callApi("GET", "/api/auth/user", { cookie: answer.cookie })).status).toBe(401);
    expect((await mailTo(user.email, "temporary-password"))?.secrets.password).toBe(TEMP);
  });

  it("are replaced with the proof of the cookie, once", async () => {
    const user = await give();
    const { cookie } = await login(user.email, TEMP);
    expect((await change({ email: user.email, newPassword: NEW }, cookie)).status).toBe(200);
    expect((await change({ email: user.email, newPassword: PASSWORD }, cookie)).status).toBe(401);
    expect((await login(user.email, TEMP)).status).toBe(401);
    expect((await login(user.email, NEW)).status).toBe(200);
  });

  it("are replaced with the challenge of the body", async () => {
    const user = await give();
    const { body } = await login(user.email, TEMP);
    const answer = await change({ email: user.email, newPassword: NEW, challenge: body.challenge });
    expect(answer.status).toBe(200);
  });

  it("cannot be replaced without the proof, with another's, with a forged or an old one", async () => {
    const user = await give();
    const other = await give();
    const proof = (await login(other.email, TEMP)).body.challenge;
    const own = (await login(user.email, TEMP)).body.challenge;
    const attempts = [undefined, proof, "forged.signature", `${own.slice(0, -2)}xx`];
    for (const challenge of attempts) {
      expect((await change({ email: user.email, newPassword: NEW, challenge })).status).toBe(401);
    }
    shiftClock(10 * MINUTE_MS + 1);
    expect((await change({ email: user.email, newPassword: NEW, challenge: own })).status).toBe(401);
    shiftClock(9 * MINUTE_MS);
    expect((await change({ email: user.email, newPassword: TEMP, challenge: own })).status, "the same again").toBe(422);
    expect((await change({ email: user.email, newPassword: NEW, challenge: own })).status).toBe(200);
  });

  it("expire, and say so to who knows them", async () => {
    const user = await give(after(now(), DAY_MS));
    shiftClock(DAY_MS + 1);
    const answer = await login(user.email, TEMP);
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe("temporary_password_expired");
  });

  it("can be set by administrators, not by customers, and end the customer's sessions", async () => {
    const user = await makeUser();
    const nobody = await principalOf(await sessionCookie(await makeUser()));
    await expect(setTemporaryPassword(nobody, { customerId: user.id, password: TEMP })).rejects.toMatchObject({
      status: 403,
    });
    const admin = await principalOf(await sessionCookie(await makeUser({ isAdmin: true })));
    await expect(setTemporaryPassword(admin, { customerId: user.id, password: "short" })).rejects.toMatchObject({
      message: "Temporary password must be at least 8 characters long",
    });
    const cookie = await sessionCookie(user);
    await setTemporaryPassword(admin, { customerId: user.id, password: TEMP });
    expect((await principalOf(cookie)).account).toBeNull();
  });
});

describe("changing the password in the profile", () => {
  const visit = { address: "192.0.2.50", userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" };

  it("ends the other sessions and gives this browser a fresh one", async () => {
    const user = await makeUser();
    const here = await sessionCookie(user);
    const elsewhere = await sessionCookie(user);
    const { cookie } = await changePassword(
      await principalOf(here),
      { currentPassword: PASSWORD, newPassword: NEW },
      visit,
    );
    expect((await principalOf(here)).account).toBeNull();
    expect((await principalOf(elsewhere)).account).toBeNull();
    expect((await principalOf(cookie.split(";")[0] ?? "")).account?.id).toBe(user.id);
    expect((await mailTo(user.email, "password-changed"))?.data).toMatchObject({ device: "Firefox on Windows" });
  });

  it("needs the present password, which can be guessed no faster than at the door", async () => {
    const principal = await principalOf(await sessionCookie(await makeUser()));
    const guess = () =>
      changePassword(
        principal,
        { currentPassword: "wrong password", newPassword: NEW },
        { ...visit, address: "192.0.2.51" },
      );
    for (let failure = 0; failure < 5; failure += 1) await expect(guess()).rejects.toMatchObject({ status: 422 });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });
});
