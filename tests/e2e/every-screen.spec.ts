import { expect, test } from "@playwright/test";
import { expectAccessible } from "./axe";
import { visitorScreens } from "./screens";

for (const { path, heading } of visitorScreens) {
  for (const theme of ["light", "dark"] as const) {
    test(`${path} is accessible in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectAccessible(page);
    });
  }

  test(`${path} works at 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
