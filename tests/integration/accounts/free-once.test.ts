import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { seedSystemRows } from "../../../prisma/seed/system-rows";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { keepMails, tokenMailedTo } from "./mailbox";

useDatabase();
keepMails();
beforeAll(() => seedSystemRows());
afterEach(() => shiftClock(0));

const password = "correct-horse-battery";
let network = 0;
function nextNetwork(): string {
  network += 1;
  return `198.51.100.${network}`;
}

/** Registers and confirms as somebody does who reads the mail. */
async function open(email: string, address = nextNetwork(), cookie?: string) {
  const body = { firstName: "Dana", lastName: "Miller", email, password };
  const asked = await callApi("POST", "/api/auth/register", { body, address, cookie });
  const token = await tokenMailedTo(email.toLowerCase(), "registration");
  const browser = cookie ?? asked.cookie;
  const opened = await callApi("POST", "/api/auth/confirm-registration", {
    body: { token, password },
    address,
    cookie: browser,
  });
  expect(opened.status).toBe(201);
  return { ...opened, browser };
}

const buy = (cookie: string, address = nextNetwork()) =>
  callApi("POST", "/api/create-subscription", { cookie, address, body: { plan: "monthly", coupon: "FREEMIUM" } });

describe("the trial of an account", () => {
  it("is one per mailbox, however its address is spelled", async () => {
    expect((await open("jo.e@gmail.com")).body.trialAccess.granted).toBe(true);
    for (const email of ["joe+1@gmail.com", "j.oe@googlemail.com", "Joe@gmail.com"]) {
      const { body } = await open(email);
      expect(body.trialAccess).toMatchObject({ granted: false, message: expect.stringContaining("email address") });
    }
    expect((await open("a.b@proton.me")).body.trialAccess.granted).toBe(true);
    expect((await open("a_b-+x@pm.me")).body.trialAccess.granted).toBe(false);
    expect((await open("me@acme.example")).body.trialAccess.granted).toBe(true);
    expect((await open("me+1@acme.example")).body.trialAccess.granted).toBe(false);
    expect((await open("m.e@acme.example")).body.trialAccess.granted, "dots count elsewhere").toBe(true);
  });

  it("stays used by a mailbox whose account has gone on to another address", async () => {
    const first = await open("mover@acme.example");
    await db().user.update({ where: { id: first.body.user.id }, data: { email: "moved@other.example" } });
    expect((await open("mover@acme.example")).body.trialAccess.granted).toBe(false);
    expect((await open("moved+1@other.example")).body.trialAccess.granted).toBe(false);
  });

  it("is not offered again where it was used", async () => {
    await open("used@acme.example");
    const again = await open("used+1@acme.example");
    const { status, body } = await callApi("POST", "/api/auth/trial", {
      cookie: again.cookie,
      address: nextNetwork(),
    });
    expect([status, body.duration], "the visitor's, as for anybody").toEqual([200, 15]);
  });

  it("is one per browser, whatever mailboxes it has", async () => {
    const first = await open("one@browser.example");
    expect((await open("two@browser.example", nextNetwork(), first.browser)).body.trialAccess).toMatchObject({
      granted: false,
      message: expect.stringContaining("browser"),
    });
  });

  it("is five a day per network, and whoever came too late starts theirs on another day", async () => {
    const office = nextNetwork();
    const opened = [];
    for (let turn = 0; turn < 6; turn += 1) opened.push(await open(`person${turn}@office.example`, office));
    expect(opened.map(({ body }) => body.trialAccess.granted)).toEqual([true, true, true, true, true, false]);
    const late = opened[5]?.cookie ?? "";
    const again = await callApi("POST", "/api/auth/trial", { cookie: late, address: office });
    expect([again.status, again.body.code]).toEqual([409, "trial_used"]);
    shiftClock(DAY_MS + 1);
    const tomorrow = await callApi("POST", "/api/auth/trial", { cookie: late, address: office });
    expect(tomorrow.body).toMatchObject({ granted: true, duration: 30 });
    expect((await callApi("GET", "/api/auth/access-status", { cookie: late })).body.source).toBe("account");
  });

  it("is one for two spellings that are confirmed at one moment", async () => {
    const emails = ["race+a@acme.example", "race+b@acme.example", "race+c@acme.example"];
    const tokens = [];
    for (const email of emails) {
      const body = { firstName: "Dana", lastName: "Miller", email, password };
      await callApi("POST", "/api/auth/register", { body, address: nextNetwork() });
      tokens.push(await tokenMailedTo(email, "registration"));
    }
    const answers = await Promise.all(
      tokens.map((token) =>
        callApi("POST", "/api/auth/confirm-registration", { body: { token, password }, address: nextNetwork() }),
      ),
    );
    expect(answers.filter(({ body }) => body.trialAccess.granted)).toHaveLength(1);
  });
});

describe("a code that makes something free", () => {
  it("needs a confirmed mailbox", async () => {
    const refused = await buy(await sessionCookie(await makeUser({ emailVerifiedAt: null })));
    expect(refused.status).toBe(422);
    expect(refused.body.fields[0]).toMatchObject({
      field: "coupon",
      message: expect.stringContaining("Confirm your email"),
    });
  });

  it("is there once per mailbox, also for an account that was opened with a plus", async () => {
    const first = await makeUser({ email: "free@acme.example" });
    expect((await buy(await sessionCookie(first))).body).toMatchObject({ isTrial: true, trialDays: 30 });
    const second = await buy(await sessionCookie(await makeUser({ email: "free+1@acme.example" })));
    expect(second.body.fields[0].message).toBe("You have used this coupon before");
    expect(await db().purchase.count({ where: { user: { email: "free+1@acme.example" } } })).toBe(0);
  });

  it("stays used when the account that used it was deleted, or has another address", async () => {
    const first = await open("gone@acme.example");
    expect((await buy(first.cookie)).status).toBe(200);
    const deleted = await callApi("DELETE", "/api/auth/delete-account", { cookie: first.cookie });
    expect(deleted.status).toBeLessThan(300);
    expect((await buy((await open("gone@acme.example")).cookie)).body.fields[0].message).toContain("used this coupon");
    const second = await open("keeps@acme.example");
    expect((await buy(second.cookie)).status).toBe(200);
    await db().user.update({ where: { id: second.body.user.id }, data: { email: "else@other.example" } });
    expect((await buy((await open("keeps+2@acme.example")).cookie)).status).toBe(422);
  });

  it("is there once per browser, whatever mailboxes it has", async () => {
    const first = await open("browser1@acme.example");
    expect((await buy(first.cookie)).status).toBe(200);
    const second = await open("browser2@other.example", nextNetwork(), first.browser);
    expect((await buy(second.cookie)).status).toBe(422);
  });

  it("is there once for three spellings at one moment", async () => {
    const cookies = [];
    for (const tail of ["", "+1", "+2"]) {
      cookies.push(await sessionCookie(await makeUser({ email: `atonce${tail}@acme.example` })));
    }
    const answers = await Promise.all(cookies.map((cookie) => buy(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is there for three people of a network in thirty days", async () => {
    const office = nextNetwork();
    const statuses = [];
    for (let turn = 0; turn < 4; turn += 1)
      statuses.push((await buy(await sessionCookie(await makeUser()), office)).status);
    expect(statuses).toEqual([200, 200, 200, 422]);
    shiftClock(31 * DAY_MS);
    const later = await makeUser({ createdAt: now() });
    expect((await buy(await sessionCookie(later), office)).status).toBe(200);
  });
});
