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

test("one topic compares without an account: what binds, another day, every point, and the proof of a sentence", async ({
  page,
}) => {
  await page.goto("/compare");
  const row = (name: string) =>
    page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("Texas")).toContainText("$7.25 / hour");
  await expect(row("Washington")).toContainText(/up to \$[\d.]+ \/ hour in /);
  await expect(page.getByRole("figure")).toContainText(/\$7\.25.*Not chosen, or no figure in our sources/);
  await expect(page.getByRole("link", { name: "Alert me" })).toBeVisible();
  await expectAccessible(page);

  const slider = page.getByRole("slider", { name: "As of" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/on=2024-01-01/);
  await expect(row("California")).toContainText("$16.00 / hour");

  await page.goto("/compare?topic=min_wage&states=CA,WA");
  const points = page.getByRole("table", { name: "Each point of law, the places side by side" });
  await expect(points.getByRole("columnheader")).toHaveText(["Point", "Federal", "California", "Washington"]);
  await points.getByRole("button").first().click();
  const proof = page.getByRole("dialog");
  await expect(proof.getByText(/Read in|Not yet read/).first()).toBeVisible();
  await expect(proof.getByRole("link", { name: "Read the whole law" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.goto("/compare?topic=overtime");
  await expect(page.getByRole("link", { name: "Minimum wage is open to everybody" })).toBeVisible();
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
