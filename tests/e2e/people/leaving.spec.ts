import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { leaveCompany } from "./leave-company";

test("a last day is seen with its law before it is set, then listed, written down and cancelled", async ({ page }) => {
  const { anaId } = await leaveCompany(page);
  await page.goto("/hris/hires");
  await expect(page.getByText("Every accepted offer is an employee.")).toBeVisible();

  await page.goto(`/hris/employees/${anaId}/leaving?kind=nothing&lastDay=2026-12-11`);
  await expect(page.getByText("Choose how the employment ends.")).toBeVisible();
  await page.goto(`/hris/employees/${anaId}`);
  await page.getByRole("link", { name: "Last day" }).click();
  const lastDay = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("How it ends").selectOption({ label: "Discharge" });
  await page.getByLabel("Last day", { exact: true }).fill(lastDay);
  await page.getByRole("button", { name: "Show the plan" }).click();
  // California owes a discharged employee the wages at once.
  await expect(page.getByText(/^Due by /)).toBeVisible();
  await page.getByText("Law of the final pay").click();
  await expect(page.getByRole("link", { name: /Cal\. Lab\. Code/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Set Last Day" }).click();
  await expect(toast(page, "Last Day Set")).toBeVisible();
  await expectAccessible(page);
  const memo = await page.request.get(`/hris/employees/${anaId}/leaving/memo`);
  expect(memo.headers()["content-type"]).toBe("application/pdf");
  expect((await memo.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto("/hris/leaving");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Ana Silva" }).click();
  await page.getByText("Move or cancel").click();
  await page.getByLabel("Why it is cancelled").fill("She stays");
  await page.getByRole("button", { name: "Cancel the last day of Ana Silva" }).click();
  await expect(toast(page, "Last Day Cancelled")).toBeVisible();
  await page.goto("/hris/leaving");
  await expect(page.getByText("Nobody leaves.")).toBeVisible();
});
