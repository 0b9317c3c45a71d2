import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has before what one looks for. */
const MOST_STOPS = 150;

/** Goes there by Tab alone, as somebody without a mouse does, and sees where one is. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return expectShown(target);
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

/** What has the focus shows it: an outline or a ring, on itself or on what stands for it. */
async function expectShown(target: Locator): Promise<void> {
  const shown = () =>
    target.evaluate((element) =>
      [element, element.nextElementSibling, element.parentElement].some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      }),
    );
  await expect.poll(shown, { message: `the focus on ${target} is seen` }).toBe(true);
}

export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}
