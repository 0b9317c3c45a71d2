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

/**
 * Opens a page on which an option is chosen at the very moment when React has begun to take the page over and is not done:
 * it listens already, and its first message to itself, by which it asks for time to draw, has not arrived.
 */
export async function openChoosingMeanwhile(page: Page, path: string, name: string, value: string): Promise<void> {
  await page.addInitScript(
    ([field, choice]) => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function choosing(this: MessagePort, message: unknown) {
        MessagePort.prototype.postMessage = post;
        post.call(this, message);
        queueMicrotask(() => {
          const list = document.querySelector<HTMLSelectElement>(`select[name="${field}"]`);
          if (!list) return;
          list.value = choice ?? "";
          for (const event of ["input", "change"]) list.dispatchEvent(new Event(event, { bubbles: true }));
        });
      };
    },
    [name, value],
  );
  await page.goto(path);
}
