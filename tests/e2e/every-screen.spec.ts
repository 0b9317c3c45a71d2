import type { Page } from "@playwright/test";
import { isDrawn } from "../setup/sample";
import { alwaysAccessible, expectReadable } from "./axe";
import { visitorScreens } from "./screens";
import { expect, test } from "./test";

/** One of four: `npm run test:screens` looks at all of them, as each role, and `npm run test:whole` at all here. */
const looked = visitorScreens.filter(({ path }) => isDrawn(path, 4));

for (const { path, heading } of looked) {
  test(`${path} is accessible in both themes, and works at 320 px without scrolling sideways`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await test.step("light", () => alwaysAccessible(page));
    await page.emulateMedia({ colorScheme: "dark" });
    await test.step("dark", () => expectReadable(page));
    await page.setViewportSize({ width: 320, height: 700 });
    await test.step("narrow", () => alwaysAccessible(page));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
