import { afterEach, describe, expect, it } from "vitest";
import { VISITOR_COOKIE } from "~/domain/accounts";
import { DAY_MS, MINUTE_MS, SECOND_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();
afterEach(() => shiftClock(0));

const AGENT = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" };
const start = (address: string, cookie?: string) =>
  callApi("POST", "/api/auth/trial", { address, cookie, headers: AGENT });
const status = (cookie: string, address = "192.0.2.1") =>
  callApi("GET", "/api/auth/access-status", { cookie, address, headers: AGENT });

describe("the visitor's trial", () => {
  it("opens research for 15 minutes to the second, then says that it ended", async () => {
    const trial = await start("192.0.2.1");
    expect(trial.status).toBe(200);
    expect(trial.body).toMatchObject({ granted: true, duration: 15 });
    expect(trial.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
    const before = await status(trial.cookie);
    expect(before.body).toMatchObject({ hasAccess: true, accessType: "trial", source: "visitor-trial" });
    const leftMs = new Date(before.body.expiresAt).getTime() - new Date(before.body.serverTime).getTime();
    shiftClock(leftMs - 2 * SECOND_MS);
    expect((await status(trial.cookie)).body.hasAccess).toBe(true);
    shiftClock(leftMs + SECOND_MS);
    expect((await status(trial.cookie)).body).toMatchObject({ hasAccess: false, endedAt: trial.body.expiresAt });
  });

  it("is there once per browser, also after it ended", async () => {
    const trial = await start("192.0.2.2");
    expect((await start("192.0.2.2", trial.cookie)).status).toBe(409);
    expect((await start("198.51.100.2", trial.cookie)).status, "from another address").toBe(409);
    shiftClock(60 * MINUTE_MS);
    const later = await start("192.0.2.2", trial.cookie);
    expect(later.status).toBe(409);
    expect(later.body.code).toBe("trial_used");
  });

  it("is granted once to 200 starts at once from a browser that has no cookie yet", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => start("192.0.2.3")));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(199);
  });

  it("is granted once to 200 starts at once with the cookie of one browser", async () => {
    const before = await start("192.0.2.4");
    await db().visitorTrial.deleteMany();
    const answers = await Promise.all(Array.from({ length: 200 }, () => start("198.51.100.4", before.cookie)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await db().visitorTrial.count()).toBe(1);
  });

  it("is there once in thirty days for a network, whatever program says it asks", async () => {
    const ask = (address: string, program: string) =>
      callApi("POST", "/api/auth/trial", { address, headers: { "user-agent": program } });
    expect((await ask("192.0.2.6", "One")).status).toBe(200);
    const refused = await ask("192.0.2.6", "Two");
    expect([refused.status, refused.body.code, refused.cookie]).toEqual([409, "trial_used", ""]);
    expect(refused.body.message).toContain("Create an account");
    shiftClock(29 * DAY_MS);
    expect((await ask("192.0.2.6", "Three")).status).toBe(409);
    shiftClock(30 * DAY_MS + SECOND_MS);
    expect((await ask("192.0.2.6", "Four")).status).toBe(200);
  });

  it("counts what one customer has of IPv6 as one network, and holds a whole site of it", async () => {
    expect((await start("2001:db8:1:200::1")).status).toBe(200);
    expect((await start("2001:db8:1:2ff::1")).status, "the same /56").toBe(409);
    expect((await start("::ffff:192.0.2.9")).status).toBe(200);
    expect((await start("192.0.2.9")).status, "IPv4 in other clothes").toBe(409);
    const granted = [];
    for (let net = 0; net < 24; net += 1)
      granted.push((await start(`2001:db8:2:${(net * 256).toString(16)}::1`)).status);
    expect(granted.filter((status) => status === 200)).toHaveLength(20);
  });

  it("believes no cookie that was not signed here", async () => {
    const trial = await start("192.0.2.7");
    const value = trial.cookie.slice(VISITOR_COOKIE.length + 1);
    const forged = [
      `${VISITOR_COOKIE}=forged.signature`,
      `${VISITOR_COOKIE}=${value.slice(0, -2)}xx`,
      `${VISITOR_COOKIE}=%E0%A4%A`,
    ];
    for (const cookie of forged) expect((await status(cookie)).body.hasAccess).toBe(false);
  });

  it("keeps no address in the clear", async () => {
    await start("192.0.2.8");
    expect(JSON.stringify(await db().visitorTrial.findMany())).not.toContain("192.0.2.8");
  });

  it("counts for a signed-in person without access, not for who has access", async () => {
    const none = await makeUser();
    const cookie = await sessionCookie(none);
    const trial = await start("192.0.2.10", cookie);
    expect(trial.status).toBe(200);
    expect((await status(`${cookie}; ${trial.cookie}`)).body).toMatchObject({
      hasAccess: true,
      source: "visitor-trial",
    });
    const admin = await makeUser({ isAdmin: true });
    expect((await start("192.0.2.11", await sessionCookie(admin))).body.code).toBe("has_access");
  });

  it("does not come along when an administrator views as a customer", async () => {
    const trial = await start("192.0.2.12");
    const admin = await makeUser({ isAdmin: true });
    const cookie = await sessionCookie(await makeUser(), admin);
    expect((await status(`${cookie}; ${trial.cookie}`)).body.hasAccess).toBe(false);
  });
});
