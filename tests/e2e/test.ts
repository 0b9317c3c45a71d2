import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContext, test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** Pages whose scripts never run. */
const still = new WeakSet<BrowserContext>();

/**
 * How long each answer to a page's own requests is held back, in milliseconds. `E2E_DELAY=600 npm test -- --only e2e` finds the
 * steps that come too early for a slow machine, and pass on a fast one.
 */
const DELAY_MS = Number(process.env.E2E_DELAY ?? 0);
const ASKED_BY_PAGE = new Set(["fetch", "xhr"]);

/**
 * The tests' own `test`: a page that was opened or loaded again has come alive before the next step. Until then a click does
 * what it does without JavaScript, or nothing, and a slow machine would be that fast by chance. Tests about that very
 * moment open the page with `held-scripts`.
 */
export const test = base.extend<object, object>({
  browser: [async ({ browser }, use) => use(openingLivePages(browser)), { scope: "worker" }],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled === false) still.add(context);
    await use(context);
  },
});

function openingLivePages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (DELAY_MS > 0) await holdAnswersBack(context);
    if (options?.javaScriptEnabled === false) still.add(context);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => comingAlive(await newPage());
    return context;
  };
  return browser;
}

async function holdAnswersBack(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route) => {
    if (ASKED_BY_PAGE.has(route.request().resourceType())) await setTimeout(DELAY_MS);
    // The page may have been closed meanwhile.
    await route.fallback().catch(() => {});
  });
}

function comingAlive(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== "commit") await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await alive(page);
    return answer;
  };
  return page;
}

/** Waits until React has taken over what the server sent; what is no screen of ours is as alive as it will be. */
export async function alive(page: Page): Promise<void> {
  if (still.has(page.context())) return;
  await page.waitForFunction(
    () => {
      if (!document.querySelector("script[type=module]")) return true;
      const root = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
      return root?.stateNode.current.memoizedState?.isDehydrated === false;
    },
    undefined,
    { polling: 20 },
  );
}
