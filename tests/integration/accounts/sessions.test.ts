import { afterEach, describe, expect, it } from "vitest";
import { endOtherSessions, endSession, listSessions } from "~/domain/accounts";
import { DAY_MS, MINUTE_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, signedInUser } from "./callers";
import { keepMails } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

describe("sessions", () => {
  it("are listed with device and address, the present one first, without what would open a door", async () => {
    const { user } = await signedInUser();
    const login = await callApi("POST", "/api/auth/login", {
      body: { email: user.email, password: PASSWORD },
      headers: { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1" },
      address: "203.0.113.9",
    });
    const { sessions } = await listSessions(await principalOf(login.cookie));
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ isCurrent: true, device: "Safari on iOS", address: "203.0.113.9" });
    expect(login.cookie).not.toContain(sessions[0]?.id);
  });

  it("end one by one, and somebody else's not at all", async () => {
    const { user, cookie, principal } = await signedInUser();
    const other = await sessionCookie(user);
    const stranger = await signedInUser();
    const { sessions: theirs } = await listSessions(stranger.principal);
    await expect(endSession(principal, theirs[0]?.id ?? "")).rejects.toMatchObject({ status: 404 });
    const elsewhere = (await listSessions(principal)).sessions.find((session) => !session.isCurrent);
    await endSession(principal, elsewhere?.id ?? "");
    expect((await principalOf(other)).account).toBeNull();
    expect((await principalOf(cookie)).account).not.toBeNull();
    await expect(endSession(principal, "' or 1=1 --")).rejects.toMatchObject({ status: 404 });
  });

  it("end all but the present one", async () => {
    const { user, cookie, principal } = await signedInUser();
    const others = await Promise.all([sessionCookie(user), sessionCookie(user)]);
    expect(await endOtherSessions(principal)).toBe(2);
    for (const other of others) expect((await principalOf(other)).account).toBeNull();
    expect((await principalOf(cookie)).account).not.toBeNull();
  });

  it("end with signing out, and the cookie is cleared", async () => {
    const { cookie } = await signedInUser();
    const answer = await callApi("POST", "/api/auth/logout", { cookie });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^sw_session=; .*Max-Age=0/);
    expect((await callApi("GET", "/api/auth/user", { cookie })).status).toBe(401);
    expect((await callApi("POST", "/api/auth/logout", { cookie })).status).toBe(401);
  });

  it("end after 30 days", async () => {
    const { user } = await signedInUser();
    const { cookie } = await callApi("POST", "/api/auth/login", { body: { email: user.email, password: PASSWORD } });
    for (const day of [13, 26, 30]) {
      shiftClock(day * DAY_MS - MINUTE_MS);
      expect((await principalOf(cookie)).account, `day ${day}`).not.toBeNull();
    }
    shiftClock(30 * DAY_MS + 1000);
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it.each([
    ["14 days", false, 14],
    ["a day, an administrator's", true, 1],
  ])("end after %s without use", async (_while, isAdmin, days) => {
    const { user } = await signedInUser({ isAdmin });
    const { cookie } = await callApi("POST", "/api/auth/login", { body: { email: user.email, password: PASSWORD } });
    shiftClock(days * DAY_MS - MINUTE_MS);
    const { account } = await principalOf(cookie);
    expect(account).not.toBeNull();
    // That was use: the time runs anew, for this session and not for the one that stayed unused.
    shiftClock(days * DAY_MS + MINUTE_MS);
    const principal = await principalOf(cookie);
    expect((await listSessions(principal)).sessions).toHaveLength(1);
    shiftClock(2 * days * DAY_MS + 2 * MINUTE_MS);
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it.each([
    ["suspended", { suspendedAt: new Date() }],
    ["deactivated", { isActive: false }],
    ["given a new security stamp", { securityStamp: { increment: 1 } }],
  ])("end at once when the account is %s", async (_how, data) => {
    const { user, cookie } = await signedInUser();
    await db().user.update({ where: { id: user.id }, data });
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it.each([
    "sw_session=",
    "sw_session=x",
    `sw_session=${"A".repeat(4000)}`,
    "sw_session=%00%ff",
    "sw_session='; drop table",
  ])("are nobody's with the cookie %s", async (cookie) => {
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it("of an administrator end when the flag is taken away while he views as a customer", async () => {
    const admin = await makeUser({ isAdmin: true });
    const cookie = await sessionCookie(await makeUser(), admin);
    expect((await principalOf(cookie)).impersonator?.id).toBe(admin.id);
    await db().user.update({ where: { id: admin.id }, data: { isAdmin: false } });
    expect((await principalOf(cookie)).account).toBeNull();
  });
});
