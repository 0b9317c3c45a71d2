import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { leaveCompany } from "./leave-company";

test("HR adds a field of the company's own, fills it in, and reads it on the job page", async ({ page }) => {
  const { anaId } = await leaveCompany(page);
  await page.goto("/hris/organization");
  await page.getByRole("link", { name: "Fields", exact: true }).click();
  await expect(page.getByText("No fields of your own yet")).toBeVisible();
  await page.getByLabel("Name").fill("Shirt size");
  await page.getByLabel("It holds").selectOption({ label: "One of a list" });
  await page.getByLabel("Choices").fill("Small");
  await page.getByRole("button", { name: "Add Field" }).click();
  await expect(page.getByRole("main").getByText("Give two choices at least.").first()).toBeVisible();
  await page.getByLabel("Choices").fill("Small\nLarge");
  await page.getByLabel("Who sees it").selectOption({ label: "HR and the employee" });
  await page.getByRole("button", { name: "Add Field" }).click();
  await expect(toast(page, "Field Added")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shirt size" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/hris/employees/${anaId}/personal`);
  await page.getByLabel("Shirt size").selectOption({ label: "Large" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await expect(page.getByLabel("Shirt size")).toHaveValue("Large");
  await page.getByRole("link", { name: "Job", exact: true }).click();
  await expect(page.getByText("Large")).toBeVisible();
  await expectAccessible(page);
});
