import type { Page } from "@playwright/test";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { openAccount } from "./person";

/** As if the sign-in were an hour old. */
const anHourLater = (email: string) =>
  inDatabase(
    `update sessions set created_at = created_at - interval '1 hour', proved_at = proved_at - interval '1 hour'
      where user_id = (select id from users where email = $1)`,
    [email],
  );

async function prove(page: Page, password: string): Promise<void> {
  await page.getByLabel("Current password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Go On" }).click();
}

test("what was typed waits for the proof, a wrong password loses nothing, and the key is made once", async ({
  page,
}) => {
  const { email, password } = await openAccount(page);
  await anHourLater(email);
  await page.goto("/profile");
  await page.getByLabel("Key name").fill("Nightly");
  await page.getByLabel("research:read").check();
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it you?");
  await expectAccessible(page);
  await prove(page, "wrong-horse-battery");
  await expect(page.getByText("Your current password is not right.")).toBeVisible();
  await prove(page, password);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText("Nightly was created.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Revoke/ })).toHaveCount(1);
});

test("a file that waited for the proof is fetched beside the way back", async ({ page }) => {
  const { email, password } = await openAccount(page);
  await anHourLater(email);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Download my data" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is it you?");
  await prove(page, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("my-data.json");
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
