import { expect, type Page } from "@playwright/test";

export const ADMIN = { email: "admin@statewise.test", password: "correct-horse-battery" };

/** Signs the operator in and ends on the screen that was asked for. */
export async function signInAsAdmin(page: Page, to = "/admin/dashboard"): Promise<void> {
  await page.goto(`/admin/login?returnTo=${encodeURIComponent(to)}`);
  await page.getByLabel("Admin email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Grant Admin Access" }).click();
  await expect(page).toHaveURL(new RegExp(to.replaceAll("/", "\\/")));
}
