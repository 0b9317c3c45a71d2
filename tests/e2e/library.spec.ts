import type { Locator } from "@playwright/test";
import { signInAsAdmin } from "./admin/sign-in";
import { expectAccessible } from "./axe";
import { expect, test } from "./test";

test("an address that names no topic or state of ours says so, and offers what there is to compare", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto("/compare?topic=nonsense");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare states");
  await expect(page.getByRole("main")).toContainText('There is no topic "nonsense".');
  await expect(page.getByRole("main")).not.toContainText("/api/");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Minimum wage", exact: true }).click();
  await expect(page.getByRole("table", { name: "Minimum wage by state" })).toBeVisible();
  await page.goto("/compare?topic=min_wage&states=ZZ");
  await expect(page.getByRole("main")).toContainText('There is no state "ZZ".');
  await expect(page.getByRole("link", { name: "Minimum wage", exact: true })).toBeVisible();
});

test("the report of a mistake stands on the line of the facts beside it", async ({ page }) => {
  await page.goto("/laws/flsa-minimum-wage");
  const report = page.getByRole("main").getByText("Report a mistake");
  expect(Math.abs((await middleOf(report)) - (await middleOf(report.locator("xpath=preceding::a[1]"))))).toBeLessThan(
    2,
  );
});

/** The middle of its letters: a button has room around them. */
const middleOf = (one: Locator): Promise<number> =>
  one.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom } = range.getBoundingClientRect();
    return (top + bottom) / 2;
  });
