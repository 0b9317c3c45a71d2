import { expect, it } from "vitest";
import { confirmLink, describeLink, listLinkedAccounts, unlinkAccount } from "~/domain/accounts";
import { shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, VISIT } from "./callers";
import { keepMails, mailTo } from "./mailbox";
import { makeBrowser, signOn, toastOf, usePublicProviders } from "./providers";

useDatabase();
keepMails();
const { fake } = usePublicProviders();

const PERSON = { email: "ada@elsewhere.test", email_verified: true };

async function signedInBrowser() {
  const user = await makeUser();
  const [name = "", value = ""] = (await sessionCookie(user)).split("=");
  return { user, browser: makeBrowser({ [name]: value }) };
}

it("an account is linked by who is signed in, after a question, and signs in from then on", async () => {
  const { user, browser } = await signedInBrowser();
  const person = { ...PERSON, sub: "first" };
  expect((await signOn(browser, fake(), person)).headers.get("location")).toBe("/link-account");
  expect(await db().signOnIdentity.count({ where: { userId: user.id } })).toBe(0);
  const cookie = browser.cookie();
  expect(await describeLink(cookie)).toMatchObject({ providerName: "Google", email: PERSON.email, returnTo: "/laws" });
  const principal = await principalOf(cookie);
  await confirmLink(principal, { cookie }, VISIT);
  expect(await mailTo(user.email, "linked-account-changed")).toBeTruthy();
  await expect(confirmLink(principal, { cookie }, VISIT)).rejects.toThrow("no longer works");
  const other = makeBrowser();
  await signOn(other, fake(), person);
  expect((await principalOf(other.cookie())).account?.id).toBe(user.id);
});

it("a session of a while ago must show the password before an account is linked", async () => {
  const { browser } = await signedInBrowser();
  shiftClock(16 * 60_000);
  try {
    await signOn(browser, fake(), { ...PERSON, sub: "second" });
    const cookie = browser.cookie();
    const principal = await principalOf(cookie);
    await expect(confirmLink(principal, { cookie }, VISIT)).rejects.toThrow("current password");
    await expect(confirmLink(principal, { cookie, currentPassword: "wrong" }, VISIT)).rejects.toThrow("not right");
    await confirmLink(principal, { cookie, currentPassword: PASSWORD }, VISIT);
    expect(await listLinkedAccounts(principal)).toHaveLength(1);
  } finally {
    shiftClock(0);
  }
});

it("an identity of one person is never another one's, nor does it change who is signed in", async () => {
  const person = { ...PERSON, sub: "third" };
  const first = await signedInBrowser();
  await signOn(first.browser, fake(), person);
  const cookie = first.browser.cookie();
  await confirmLink(await principalOf(cookie), { cookie }, VISIT);
  const second = await signedInBrowser();
  const answer = await signOn(second.browser, fake(), person);
  expect(toastOf(answer)).toContain("linked with another account");
  expect((await principalOf(second.browser.cookie())).account?.id).toBe(second.user.id);
});

it("the last way in is not unlinked, another one is, and its sessions end", async () => {
  const person = { sub: "fourth", email: "only.way@gmail.com", email_verified: true };
  const browser = makeBrowser();
  await signOn(browser, fake(), person);
  const elsewhere = makeBrowser();
  await signOn(elsewhere, fake(), person);
  const principal = await principalOf(browser.cookie());
  const [linked] = await listLinkedAccounts(principal);
  const id = linked?.id ?? 0;
  await expect(unlinkAccount(principal, { id }, VISIT)).rejects.toThrow("only way in");
  const { passwordHash } = await makeUser();
  await db().user.update({ where: { id: principal.account?.id }, data: { passwordHash } });
  await unlinkAccount(principal, { id }, VISIT);
  expect(await listLinkedAccounts(principal)).toEqual([]);
  expect((await principalOf(elsewhere.cookie())).account).toBeNull();
  expect((await principalOf(browser.cookie())).account).not.toBeNull();
});

it("nobody unlinks what is somebody else's", async () => {
  const person = { sub: "fifth", email: "fifth@gmail.com", email_verified: true };
  await signOn(makeBrowser(), fake(), person);
  const { id } = await db().signOnIdentity.findFirstOrThrow({ where: { subject: "fifth" } });
  const { browser } = await signedInBrowser();
  await expect(unlinkAccount(await principalOf(browser.cookie()), { id }, VISIT)).rejects.toThrow(
    "not linked any more",
  );
});
