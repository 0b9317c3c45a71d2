import type { Page } from "@playwright/test";

/** Opens a page whose scripts wait until they are released: what is done meanwhile is done before it comes alive. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

/** Waits until the search panel is the live one. */
export const alive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("[name=q]") ?? {}).some((key) => /^__react/.test(key)));
