import type { Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { openAccount, toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";

/** The owner of a company that has bought HRIS access for three employees. */
async function employer(page: Page): Promise<void> {
  const { email } = await openAccount(page);
  await inDatabase(
    `update users set hris_access_level = 'monthly', hris_access_expiry = now() + interval '30 days', hris_employee_count = 3
      where email = $1`,
    [email],
  );
}

async function addEmployee(page: Page, first: string, last: string, more: { pay: string; manager?: string }) {
  await page.goto("/hris/employees/new");
  await page.getByLabel("First name").fill(first);
  await page.getByLabel("Last name").fill(last);
  await page.getByLabel("Work e-mail").fill(`${first}.${last}@example.com`.toLowerCase());
  await page.getByLabel("First day").fill("2025-03-03");
  await page.getByLabel("Title").fill("Baker");
  await page.getByLabel("Base pay").fill(more.pay);
  await page.getByLabel("Place of work").selectOption({ label: "Bakery, Austin, TX" });
  if (more.manager) await page.getByLabel("Reports to").selectOption({ label: more.manager });
  await page.getByRole("button", { name: "Add Employee" }).click();
  // The first day is more than a year ago: it is asked back before anything is written.
  await page.getByLabel("This first day is right").check();
  await page.getByRole("button", { name: "Add Employee" }).click();
}

test("an employer sees the plans, then records people, changes pay from a day on against the law, and walks the chart", async ({
  page,
}) => {
  await page.goto("/hris");
  await expect(page.getByText("$7.50 per employee per month")).toBeVisible();
  await expect(page.getByText("$82.50 per employee per year")).toBeVisible();
  await expectAccessible(page);

  await employer(page);
  await page.goto("/hris/organization/places");
  await page.getByLabel("Name", { exact: true }).fill("Bakery");
  await page.getByLabel("State").selectOption({ label: "Texas" });
  await page.getByLabel("City").fill("Austin");
  await page.getByRole("button", { name: "Add Place" }).click();
  await expect(toast(page, "Place Added")).toBeVisible();

  await addEmployee(page, "Lena", "Ortiz", { pay: "31.50" });
  await expect(page.getByRole("heading", { name: "Lena Ortiz" })).toBeVisible();
  await addEmployee(page, "Omar", "Reyes", { pay: "5", manager: "Lena Ortiz" });
  await expect(page.getByText("The law check disagrees with this pay.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Base pay").fill("21");
  await page.getByRole("button", { name: "Add Employee" }).click();
  await expect(page.getByRole("heading", { name: "Omar Reyes" })).toBeVisible();
  await expect(page.getByText("$21.00 per hour").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Change job or pay" }).click();
  await page.getByLabel("From").fill("2026-01-01");
  await page.getByLabel("Reason", { exact: true }).selectOption({ label: "Pay" });
  await page.getByLabel("Base pay").fill("6");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("From Jan 1, 2026, this changes: pay.")).toBeVisible();
  await expect(page.getByText("The law check disagrees with this pay.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Base pay").fill("24");
  await page.getByRole("button", { name: "Save Change" }).click();
  await expect(toast(page, "Change Saved")).toBeVisible();
  await expect(page.getByText("$24.00 per hour").first()).toBeVisible();
  await page.getByLabel("As of").fill("2025-12-31");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Job and pay as of Dec 31, 2025.")).toBeVisible();
  await expect(page.locator("dd", { hasText: "$21.00 per hour" })).toBeVisible();

  await page.getByRole("link", { name: "Tasks", exact: true }).click();
  await page.getByRole("button", { name: "Done: Form W-4, Omar Reyes" }).click();
  await expect(toast(page, "Task Done")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/hris/organization");
  await expect(page.getByRole("link", { name: "Omar Reyes" })).toBeVisible();
  await expectAccessible(page);
  await page.locator("summary", { hasText: "below Lena Ortiz" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Omar Reyes" })).toBeHidden();

  await page.goto("/hris");
  await expect(page.getByText("1 of 3 seats of your plan are left.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/hris/employees");
  await page.getByRole("searchbox").fill("reyes");
  await expect(page).toHaveURL(/search=reyes/);
  await expect(page.getByRole("link", { name: "Omar Reyes" })).toBeVisible();
  await expectAccessible(page);
});
