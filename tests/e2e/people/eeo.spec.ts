import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { leaveCompany } from "./leave-company";

test("HR gives a title its job category, records what an employee would rather not say, and takes the snapshot", async ({
  page,
}) => {
  await leaveCompany(page);
  await page.goto("/hris/reports");
  await page.getByRole("link", { name: "Open the report" }).click();
  await page.getByLabel("Baker (1)").selectOption({ label: "Craft Workers" });
  await page.getByRole("button", { name: "Save job categories" }).click();
  await expect(toast(page, "Job Categories Saved")).toBeVisible();
  await page.getByRole("link", { name: "Ana Silva" }).click();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByRole("main").getByText("Choose one of the answers.").first()).toBeVisible();
  await page.getByLabel("Female").check();
  await page.getByLabel("Asian").check();
  await page.getByLabel("Employment records").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(toast(page, "Recorded")).toBeVisible();
  const row = page.getByRole("row", { name: /^Craft Workers/ });
  await expect(row.getByRole("cell").last()).toHaveText("1");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take this snapshot" }).click();
  await expect(toast(page, "Snapshot Taken")).toBeVisible();
  await expect(page.getByRole("link", { name: "Excel" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
});
