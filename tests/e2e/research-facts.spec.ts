import type { Page } from "@playwright/test";
import { openAccount } from "./account/person";
import { expectAccessible } from "./axe";
import { press, reach } from "./keyboard";
import { expect, test } from "./test";

const STORY =
  "Let a line cook go on the 3rd, 8 hour days at $25. He got his last check on the 17th. What penalty do we owe him?";
const address = (question: string, state: string, submission: string) =>
  `/dashboard?${new URLSearchParams({ sent: "1", q: question, state, federal: "1", cases: "1", risk: "1", s: submission })}`;

const quickAnswer = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: "Quick answer" }) });
const chips = (page: Page) => page.getByRole("list", { name: "Facts of your case" });

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the facts of a told case are chips; one is changed and one left out by keyboard alone", async ({ page }) => {
      await openAccount(page);
      await page.goto(address(STORY, "CA", `facts-${width}`));
      await expect(quickAnswer(page)).toContainText("14 days x $200 a day = $2,800");
      await expect(chips(page).getByRole("listitem")).toContainText([
        "8 hours a day",
        "$25 an hour",
        "fired",
        "late by 14 days",
      ]);
      await press(page, chips(page).locator("summary", { hasText: "late by 14 days" }));
      const field = page.getByRole("textbox", { name: "Late by" });
      await reach(page, field);
      await page.keyboard.press("Control+a");
      await page.keyboard.type("5 days");
      await page.keyboard.press("Enter");
      await expect(quickAnswer(page)).toContainText("5 days x $200 a day = $1,000");
      await expect(page).toHaveURL(/fact\.late=5\+days/);
      await press(page, chips(page).locator("summary", { hasText: "$25 an hour" }));
      await press(page, page.getByRole("link", { name: "Leave out: Hourly pay" }));
      await expect(chips(page)).not.toContainText("$25 an hour");
      await expect(quickAnswer(page)).not.toContainText("= $1,000");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test("a fact that decides is asked for, what cannot be read is said, and the answer goes into the history", async ({
  page,
}) => {
  await openAccount(page);
  await page.goto(address("Does the FMLA cover us?", "TX", "facts-asked"));
  const ask = page.getByRole("textbox", { name: "How many employees do you have in all?" });
  await ask.fill("a lot");
  await ask.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText("employees wants a number");
  await ask.fill("over 60");
  await ask.press("Enter");
  await expect(chips(page)).toContainText("61 or more employees");
  await expect(quickAnswer(page)).toContainText("Yes.");
  await page.goto("/search-history");
  await page.getByRole("link", { name: "View Results" }).first().click();
  await expect(chips(page)).toContainText("61 or more employees");
});

test("without JavaScript a chip opens, is changed and is taken back", async ({ browser, page }) => {
  await openAccount(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(address(STORY, "CA", "facts-still"));
  await chips(still).locator("summary", { hasText: "late by 14 days" }).click();
  await still.getByRole("textbox", { name: "Late by" }).fill("2 days");
  await still.getByRole("button", { name: "Change: Late by" }).click();
  await expect(quickAnswer(still)).toContainText("2 days x $200 a day = $400");
  await chips(still).locator("summary", { hasText: "late by 2 days" }).click();
  await still.getByRole("link", { name: "Leave out: Late by" }).click();
  await expect(quickAnswer(still)).toContainText("14 days x $200 a day = $2,800");
  await context.close();
});

test("what a breach could cost is reckoned law by law, and anew with a fact that is given", async ({ page }) => {
  await openAccount(page);
  await page.goto(address(STORY, "CA", "facts-exposure"));
  const exposure = page.getByRole("region", { name: "What a breach could cost" });
  await exposure.getByText("How it is reckoned").first().click();
  await expect(exposure.getByText("14 days x $200 a day = $2,800")).toBeVisible();
  await expect(exposure.getByText("Not counted:").first()).toBeVisible();
  await expect(exposure.getByText(/not a forecast/)).toBeVisible();
  await expectAccessible(page);
  await chips(page).locator("summary", { hasText: "late by 14 days" }).click();
  await page.getByRole("textbox", { name: "Late by" }).fill("3 days");
  await page.getByRole("button", { name: "Change: Late by" }).click();
  // What was opened stays open while the sums change.
  await expect(exposure.getByText("3 days x $200 a day = $600")).toBeVisible();
});
