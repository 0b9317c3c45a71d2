import { expect, test } from "@playwright/test";
import { expectAccessible } from "../axe";
import { signInAsAdmin } from "./sign-in";

const TEXT = "Wyoming employers pay the last wages by the next payday. A broken rule can be taken to the labor office.";

test("a law is found, refused with what is wrong, keeps what was typed, and passes its checks", async ({ page }) => {
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
});
