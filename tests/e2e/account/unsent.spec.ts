import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { openAccount, signIn, toast } from "./person";

const endSessions = (email: string) =>
  inDatabase("delete from sessions where user_id = (select id from users where email = $1)", [email]);

test("what was typed when the session ended is there after signing in: looked over, and then sent", async ({
  page,
}) => {
  const person = await openAccount(page);
  await page.goto("/profile");
  await page.getByLabel("First name").fill("Typed with care");
  await endSessions(person.email);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Funsent$/);
  await signIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Look It Over First" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("First name")).toHaveValue("Typed with care");
  await expect(page.getByText("Nothing was saved yet.", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("First name")).toHaveValue("Typed with care");
});

test("without scripts it is sent on with one click", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const person = await openAccount(page);
  await page.goto("/profile");
  await page.getByLabel("Last name").fill("Typed");
  await endSessions(person.email);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await signIn(page, person);
  await page.getByRole("button", { name: "Send It Now" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel("Last name")).toHaveValue("Typed");
});
