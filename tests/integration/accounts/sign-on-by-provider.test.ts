import { describe, expect, it } from "vitest";
import { describeLink, listLinkedAccounts } from "~/domain/accounts";
import { shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf } from "./callers";
import { giveFactor } from "./factor";
import { keepMails, mailTo } from "./mailbox";
import { makeBrowser, signOn, toastOf, usePublicProviders } from "./providers";

useDatabase();
keepMails();
const { fake } = usePublicProviders();

let turn = 0;
/** Somebody whose mailbox Google itself runs. */
function gmailPerson() {
  turn += 1;
  const email = `ada.${turn}@gmail.com`;
  return { sub: `g-${turn}`, email, email_verified: true, given_name: "Ada", family_name: "Byron" };
}

const leadsTo = (answer: Response): string | null => answer.headers.get("location");

describe("somebody new comes from Google", () => {
  it("has an account with a confirmed mailbox, a name and a trial, is signed in, and led where they wanted to go", async () => {
    const person = gmailPerson();
    const browser = makeBrowser();
    const answer = await signOn(browser, fake(), person, { returnTo: "/laws?state=TX" });
    expect(leadsTo(answer)).toBe("/laws?state=TX");
    const user = await db().user.findUniqueOrThrow({ where: { email: person.email } });
    expect(user).toMatchObject({ firstName: "Ada", lastName: "Byron", passwordHash: null, accessLevel: "trial" });
    expect(user.emailVerifiedAt).not.toBeNull();
    const principal = await principalOf(browser.cookie());
    expect(principal.account?.id).toBe(user.id);
    expect(await listLinkedAccounts(principal)).toMatchObject([{ providerName: "Google", email: person.email }]);
    const opened = await db().auditEntry.findMany({ where: { subjectUserId: user.id }, orderBy: { id: "asc" } });
    expect(opened.map(({ action }) => action)).toEqual(["account.register", "session.start", "account.link"]);
  });

  it("is the same person the next time, in another browser, and under another address", async () => {
    const person = gmailPerson();
    await signOn(makeBrowser(), fake(), person);
    const browser = makeBrowser();
    await signOn(browser, fake(), { ...person, email: "new.name@gmail.com" });
    const { account } = await principalOf(browser.cookie());
    expect(account?.email).toBe(person.email);
    expect(await db().user.count({ where: { email: "new.name@gmail.com" } })).toBe(0);
  });

  it.each([
    ["says that it has not checked the address", { email_verified: false }],
    ["runs neither the mailbox nor the domain", { email: "ada@example.org" }],
    ["names another domain as theirs", { email: "ada@example.org", hd: "example.com" }],
  ])("has no account where Google %s", async (_case, said) => {
    const person = { ...gmailPerson(), ...said };
    const browser = makeBrowser();
    const answer = await signOn(browser, fake(), person);
    expect(leadsTo(answer)).toBe("/link-account");
    expect(await db().user.count({ where: { email: person.email } })).toBe(0);
    expect((await principalOf(browser.cookie())).account).toBeNull();
  });
});

describe("an account that is here already", () => {
  it("is linked and told of it where Google runs the mailbox", async () => {
    const person = gmailPerson();
    const user = await makeUser({ email: person.email });
    const browser = makeBrowser();
    await signOn(browser, fake(), person);
    expect((await principalOf(browser.cookie())).account?.id).toBe(user.id);
    expect(await mailTo(person.email, "linked-account-changed")).toBeTruthy();
  });

  it("is linked by the company's Google, which has checked the domain", async () => {
    turn += 1;
    const user = await makeUser({ email: `ada${turn}@acme${turn}.test` });
    const person = { sub: `w-${turn}`, email: user.email, email_verified: true, hd: `acme${turn}.test` };
    const browser = makeBrowser();
    await signOn(browser, fake(), person);
    expect((await principalOf(browser.cookie())).account?.id).toBe(user.id);
  });

  it.each([
    ["whose mailbox was never proved", { emailVerifiedAt: null }],
    ["of an administrator", { isAdmin: true }],
  ])("%s is not linked by an address alone", async (_case, columns) => {
    const person = gmailPerson();
    const user = await makeUser({ email: person.email, ...columns });
    const browser = makeBrowser();
    expect(leadsTo(await signOn(browser, fake(), person))).toBe("/link-account");
    expect((await principalOf(browser.cookie())).account).toBeNull();
    expect(await db().signOnIdentity.count({ where: { userId: user.id } })).toBe(0);
  });

  it("stays its owner's when the address comes with another person of the same provider", async () => {
    const person = gmailPerson();
    await signOn(makeBrowser(), fake(), person);
    const browser = makeBrowser();
    const answer = await signOn(browser, fake(), { ...person, sub: "somebody-else" });
    expect(leadsTo(answer)).toBe("/link-account");
    expect((await principalOf(browser.cookie())).account).toBeNull();
  });

  it("is not taken by a tenant of Microsoft that writes the owner's address into its directory", async () => {
    const user = await makeUser();
    const said = {
      sub: `m-${user.id}`,
      email: user.email,
      email_verified: true,
      tid: "11111111-aaaa-bbbb-cccc-dddddddddddd",
    };
    const browser = makeBrowser();
    expect(leadsTo(await signOn(browser, fake(), said, { key: "microsoft" }))).toBe("/link-account");
    expect((await principalOf(browser.cookie())).account).toBeNull();
    const vouched = makeBrowser();
    await signOn(vouched, fake(), { ...said, xms_edov: true }, { key: "microsoft" });
    expect((await principalOf(vouched.cookie())).account?.id).toBe(user.id);
  });

  it("is asked for its second step, for which Google is not enough", async () => {
    const person = gmailPerson();
    const user = await makeUser({ email: person.email });
    await giveFactor(user);
    const browser = makeBrowser();
    expect(leadsTo(await signOn(browser, fake(), person))).toBe("/login/second-step?returnTo=%2Flaws");
    expect(await principalOf(browser.cookie())).toMatchObject({ account: null, secondFactor: "asked" });
  });

  it("stays shut when it is suspended", async () => {
    const person = gmailPerson();
    await signOn(makeBrowser(), fake(), person);
    await db().user.update({ where: { email: person.email }, data: { suspendedAt: new Date() } });
    const browser = makeBrowser();
    const answer = await signOn(browser, fake(), person);
    expect(leadsTo(answer)).toBe("/login");
    expect(toastOf(answer)).toContain("suspended");
  });
});

describe("what comes back", () => {
  it("is refused in another browser, a second time, and ten minutes later", async () => {
    const person = gmailPerson();
    fake().person(person);
    const browser = makeBrowser();
    const begin = async () => fake().visit(leadsTo(await browser.open("/login/with/google")) ?? "");
    const back = await begin();
    const path = back.pathname + back.search;
    expect(toastOf(await makeBrowser().open(path))).toContain("not begun in this browser");
    const asked = new Map(browser.jar);
    expect(leadsTo(await browser.open(path))).toBe("/dashboard");
    expect(toastOf(await makeBrowser(Object.fromEntries(asked)).open(path))).toContain("not begun in this browser");
    const late = makeBrowser();
    const lateBack = await fake().visit(leadsTo(await late.open("/login/with/google")) ?? "");
    shiftClock(11 * 60_000);
    try {
      expect(toastOf(await late.open(lateBack.pathname + lateBack.search))).toContain("ten minutes");
    } finally {
      shiftClock(0);
    }
  });

  it("is refused at the address of another provider, and with somebody else's code", async () => {
    fake().person(gmailPerson());
    const browser = makeBrowser();
    const back = await fake().visit(leadsTo(await browser.open("/login/with/google")) ?? "");
    expect(toastOf(await browser.open(`/login/callback/microsoft${back.search}`))).toContain(
      "not begun in this browser",
    );
    const victim = makeBrowser();
    await victim.open("/login/with/google");
    expect(toastOf(await victim.open(back.pathname + back.search))).toContain("not begun in this browser");
    const own = await fake().visit(leadsTo(await victim.open("/login/with/google")) ?? "");
    // The state is the victim's own, the code the attacker's: it does not fit the proof that the victim's browser began with.
    own.searchParams.set("code", back.searchParams.get("code") ?? "");
    expect(toastOf(await victim.open(own.pathname + own.search))).toContain("could not be checked");
    expect((await principalOf(victim.cookie())).account).toBeNull();
  });

  it("takes the place of the session that was there, whoever brought it", async () => {
    const person = gmailPerson();
    const user = await makeUser({ email: person.email });
    await giveFactor(user);
    const planted = await sessionCookie(user);
    const [name = "", value = ""] = planted.split("=");
    const browser = makeBrowser({ [name]: value });
    await signOn(browser, fake(), person);
    expect(browser.cookie()).not.toContain(value);
    expect(await principalOf(planted)).toMatchObject({ account: null, sessionId: null });
  });

  it("leads nowhere but to us, and says when it was cancelled", async () => {
    const answer = await signOn(makeBrowser(), fake(), gmailPerson(), { returnTo: "https://evil.test/" });
    expect(leadsTo(answer)).toBe("/dashboard");
    const cancelled = await signOn(makeBrowser(), fake(), null);
    expect(leadsTo(cancelled)).toBe("/login");
    expect(toastOf(cancelled)).toContain("cancelled");
  });

  it("is for those who are set up: another way is not there", async () => {
    expect(toastOf(await makeBrowser().open("/login/with/nobody"))).toContain("no such way");
    expect(await describeLink(null)).toBeNull();
  });
});
