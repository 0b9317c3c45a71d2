import { expectAccessible } from "./axe";
import { openBeforeScripts, openChoosingMeanwhile } from "./held-scripts";
import { alive, expect, test } from "./test";

const KILOBYTE = 1000;

test("the landing page needs at most 130 kB of compressed JavaScript and breaks no content policy", async ({
  page,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) bytes += Number(response.headers()["content-length"] ?? 0);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(130 * KILOBYTE);
  expect(problems).toEqual([]);
});

test("the theme is chosen without JavaScript too, and nothing of the server reaches the browser", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await context.close();
});

test("a common question fills the box, leads there and keeps the chosen state", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("TX");
  await page.getByRole("button", { name: "Overtime and wage laws" }).click();
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(/overtime/);
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
  await expect(page.getByRole("combobox", { name: "State", exact: true })).toHaveValue("TX");
});

test("a state chosen before the page comes alive, or just then, stays", async ({ page }) => {
  const state = page.getByRole("combobox", { name: "State", exact: true });
  const release = await openBeforeScripts(page, "/");
  await state.selectOption("TX");
  release();
  await alive(page);
  await expect(page.getByRole("combobox", { name: "City or municipality" })).toContainText("Austin");
  await expect(state).toHaveValue("TX");
  await openChoosingMeanwhile(page, "/", "state", "NY");
  await expect(page.getByRole("combobox", { name: "City or municipality" })).toContainText("New York City");
  await expect(state).toHaveValue("NY");
});

test("on a phone the groups of areas are tabs at the bottom, and the area where one is stands in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/email-notifications");
  const tabs = page.getByRole("navigation", { name: "Groups of areas" });
  await expect(tabs.getByRole("link")).toHaveText(["Research", "Pay", "Hiring", "People", "Alerts"]);
  await expect(tabs.getByRole("link", { name: "Alerts" })).toHaveAttribute("aria-current", "true");
  await tabs.getByRole("link", { name: "Research" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const areas = page.getByRole("navigation", { name: "Areas" });
  await areas.getByRole("link", { name: "Search History" }).click();
  await expect(areas.getByRole("link", { name: "Search History" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
