import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "./axe";
import { visitorScreens } from "./screens";
import { expect, test } from "./test";

/** Every third one: `npm run test:screens` looks at all of them, as each role, and `EVERY_SCREEN=all` at all here. */
const looked = visitorScreens.filter((_, at) => process.env.EVERY_SCREEN === "all" || at % 3 === 0);

for (const { path, heading } of looked) {
  test(`${path} is accessible in both themes, and works at 320 px without scrolling sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await test.step("light", () => expectAccessible(page));
    await page.emulateMedia({ colorScheme: "dark" });
    await test.step("dark", () => expectReadable(page));
    await page.setViewportSize({ width: 320, height: 700 });
    await test.step("narrow", () => expectAccessible(page));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
