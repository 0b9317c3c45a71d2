import { randomInt, randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { SESSION_COOKIE, signIn } from "~/domain/accounts";
import { MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { keepMails, mailTo } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

let lastAddress = 0;
/** An address of its own for each test: failures of one test must not slow the next. */
const freshAddress = () => {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
};

const login = (email: string, password: string, address: string, cookie?: string) =>
  callApi("POST", "/api/auth/login", { body: { email, password }, address, cookie });

describe("signing in", () => {
  it("opens a session with an opaque id that only its hash is stored of", async () => {
    const user = await makeUser();
    const answer = await login(user.email, PASSWORD, freshAddress());
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({ id: user.id, email: user.email, isAdmin: false });
    const line = answer.headers.getSetCookie()[0] ?? "";
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Lax/);
    const token = answer.cookie.slice(SESSION_COOKIE.length + 1);
    const session = await db().session.findFirstOrThrow({ where: { userId: user.id } });
    expect(session.sid).toBe(tokenHash(token));
    const who = await callApi("GET", "/api/auth/user", { cookie: answer.cookie });
    expect(who.body).toMatchObject({ email: user.email, firstName: "Dana" });
  });

  it("takes the address in any case and with trailing dots", async () => {
    const user = await makeUser();
    const answer = await login(`  ${user.email.toUpperCase()}.. `, PASSWORD, freshAddress());
    expect(answer.status).toBe(200);
  });

  it("answers a wrong password, an unknown address and a deleted account in the same words", async () => {
    const user = await makeUser();
    const deleted = await makeUser({ isActive: false, deletedAt: now(), passwordHash: null });
    const address = freshAddress();
    const wrong = await login(user.email, "not the password", address);
    const unknown = await login("nobody@example.com", "not the password", address);
    const gone = await login(deleted.email, PASSWORD, address);
    for (const answer of [wrong, unknown, gone]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(wrong.body);
      expect(answer.body.message).toBe("Please check your credentials and try again.");
    }
  });

  it("replaces the session that the browser came with", async () => {
    const user = await makeUser();
    const planted = await sessionCookie(user);
    const answer = await login(user.email, PASSWORD, freshAddress(), planted);
    expect(answer.cookie).not.toBe(planted);
    expect((await callApi("GET", "/api/auth/user", { cookie: planted })).status).toBe(401);
  });

  it("tells the owner of a suspended account, but nobody who guesses", async () => {
    const user = await makeUser({ suspendedAt: now() });
    const address = freshAddress();
    expect((await login(user.email, "wrong password", address)).status).toBe(401);
    const right = await login(user.email, PASSWORD, address);
    expect(right.status).toBe(403);
    expect(right.body.code).toBe("account_suspended");
    expect(right.cookie).toBe("");
  });

  it.each([
    ["not-an-address", "Invalid email address"],
    ["a@b", "Invalid email address"],
    ["pаypal@example.com", "This email address mixes alphabets whose letters look alike. Type it in one alphabet."],
  ])("refuses %s with a sentence", async (email, message) => {
    const answer = await login(email, PASSWORD, freshAddress());
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual([{ field: "email", message }]);
  });

  it("asks for a password", async () => {
    const answer = await login("dana@example.com", "", freshAddress());
    expect(answer.body.fields).toEqual([{ field: "password", message: "Password is required" }]);
  });

  it("writes to the owner when somebody signs in from a new address", async () => {
    const user = await makeUser({ lastLogin: now() });
    const home = freshAddress();
    await login(user.email, PASSWORD, home);
    expect(await db().mail.count({ where: { toAddress: user.email, template: "new-sign-in" } })).toBe(1);
    await login(user.email, PASSWORD, home);
    expect(await db().mail.count({ where: { toAddress: user.email, template: "new-sign-in" } })).toBe(1);
    expect((await mailTo(user.email, "new-sign-in"))?.data).toMatchObject({ ipAddress: home });
  });
});

describe("the slow-down", () => {
  const fail = async (email: string, address: string, times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      expect((await login(email, "wrong password", address)).status, `failure ${turn + 1}`).toBe(401);
    }
  };

  it("begins after five failures, says when to come back, and lets the owner in after the wait", async () => {
    const user = await makeUser();
    const address = freshAddress();
    await fail(user.email, address, 5);
    const refused = await login(user.email, PASSWORD, address);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    shiftClock((wait + 1) * 1000);
    expect((await login(user.email, PASSWORD, address)).status).toBe(200);
    expect((await login(user.email, "wrong password", address)).status, "the account starts afresh").not.toBe(200);
  });

  it("counts a network of IPv6 as one guesser, whichever of its addresses comes next", async () => {
    const network = `2600:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}:1`;
    for (let turn = 1; turn <= 5; turn += 1) {
      expect((await login(`${randomUUID()}@example.com`, "guess", `${network}::${turn}`)).status).toBe(401);
    }
    expect((await login(`${randomUUID()}@example.com`, "guess", `${network}:a:b:c:d`)).status).toBe(429);
    expect((await login(`${randomUUID()}@example.com`, "guess", `${network}2::1`)).status).toBe(401);
  });

  it("holds for an account from many addresses", async () => {
    const user = await makeUser();
    for (let turn = 0; turn < 5; turn += 1) await fail(user.email, freshAddress(), 1);
    expect((await login(user.email, "wrong password", freshAddress())).status).toBe(429);
  });

  it("holds for an address over many accounts, known or not", async () => {
    const address = freshAddress();
    for (let turn = 0; turn < 5; turn += 1) await fail(`guess${turn}@example.com`, address, 1);
    const user = await makeUser();
    expect((await login(user.email, PASSWORD, address)).status).toBe(429);
  });

  it("counts a hundred guesses at once as a hundred", async () => {
    const user = await makeUser();
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => login(user.email, `wrong password ${turn}`, address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  it("never makes the owner's own desk wait for the guesses of strangers", async () => {
    const user = await makeUser();
    const home = freshAddress();
    await login(user.email, PASSWORD, home);
    for (let turn = 0; turn < 5; turn += 1) await fail(user.email, freshAddress(), 1);
    expect((await login(user.email, PASSWORD, freshAddress())).status, "a stranger's address waits").toBe(429);
    expect((await login(user.email, PASSWORD, home)).status).toBe(200);
  });

  it("is not prolonged by attempts during the wait, and no wait is longer than a quarter of an hour", async () => {
    const email = "hammered@example.com";
    let waited = 0;
    for (let failure = 0; failure < 16; failure += 1) {
      const address = freshAddress();
      const answer = await login(email, "wrong password", address);
      if (answer.status !== 429) continue;
      const wait = Number(answer.headers.get("retry-after"));
      expect(wait).toBeLessThanOrEqual(900);
      const again = await login(email, "wrong password", address);
      expect(Number(again.headers.get("retry-after"))).toBeLessThanOrEqual(wait);
      waited += (wait + 1) * 1000;
      shiftClock(waited);
    }
    expect(waited).toBeGreaterThan(10 * MINUTE_MS);
  });

  it("does not let a sign-in of one's own wash away guesses at others", async () => {
    const own = await makeUser();
    const address = freshAddress();
    await fail("victim1@example.com", address, 4);
    expect((await login(own.email, PASSWORD, address)).status).toBe(200);
    await fail("victim2@example.com", address, 1);
    expect((await login("victim3@example.com", "wrong password", address)).status).toBe(429);
  });
});

describe("time tells nothing", () => {
  it("costs the same work for known and unknown addresses", async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const users = await Promise.all(Array.from({ length: 100 }, () => makeUser()));
    // Work of this process, not time on the wall: what else runs on the machine must not decide. The wall clock's
    // medians are printed by the benchmark.
    const measure = async (email: string, address: string): Promise<number> => {
      const before = process.cpuUsage();
      await signIn({ email, password: "wrong password" }, { address, userAgent: null }).catch(() => undefined);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    for (let turn = 0; turn < 10; turn += 1) await measure("warm@example.com", `192.0.4.${turn}`);
    for (const [turn, user] of users.entries()) {
      // Taking turns at going first.
      const runs = [
        async () => known.push(await measure(user.email, `192.0.2.${turn}`)),
        async () => unknown.push(await measure(`nobody${turn}@example.com`, `192.0.3.${turn}`)),
      ];
      for (const run of turn % 2 ? runs : runs.reverse()) await run();
    }
    expect(Math.abs(median(known) / median(unknown) - 1)).toBeLessThan(0.05);
  });
});

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
