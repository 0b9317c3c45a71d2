import { expect, test } from "@playwright/test";
import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { signInAsAdmin } from "./sign-in";

const TEXT = "Wyoming employers pay the last wages by the next payday. A broken rule can be taken to the labor office.";

test("a law is found, refused with what is wrong, previewed, saved and compared with what it was", async ({ page }) => {
  await signInAsAdmin(page, "/admin/laws");
  await page.getByLabel("Search records").fill("wy-final-pay");
  await expect(page).toHaveURL(/search=wy-final-pay/);
  await expectAccessible(page);
  await page.getByRole("table", { name: "Laws" }).getByRole("rowheader").getByRole("link").first().click();
  await page.getByLabel("Summary").fill("too short");
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page.getByRole("alert")).toContainText("Summary: ");
  await expect(page.getByLabel("Summary")).toHaveValue("too short");
  await page.getByLabel("Summary").fill(TEXT);
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page.getByText("Passes its checks")).toBeVisible();
  const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview", exact: true }) });
  await expect(preview).toContainText(TEXT);
  await expectAccessible(page);
  await page.getByLabel("What was changed and why").fill("Said more plainly");
  await page.getByRole("button", { name: "Save as new version" }).click();
  await expect(toast(page, "Version 2 is in service")).toBeVisible();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByText("Said more plainly")).toBeVisible();
  await expect(page.getByText(`Added: ${TEXT}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "Version 1 is in service again")).toBeVisible();
});
