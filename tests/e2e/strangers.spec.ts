import type { Page } from "@playwright/test";
import { openAccount } from "./account/person";
import { expect, test } from "./test";

/** What a stranger with a phone and a stranger at a desk stumbled over. */
const ASKED =
  "/dashboard?q=When+is+final+pay+due+after+we+fire+somebody&state=TX&placed=1&risk=1&cases=1&federal=1&sent=1";

const top = async (page: Page, name: string) =>
  (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test("the answer begins where the eye is, on a phone and at a desk", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ASKED);
  expect(await top(page, "Quick answer")).toBeLessThanOrEqual(300);
  const state = page.getByRole("combobox", { name: "State", exact: true });
  await expect(state).toBeHidden();
  await page.getByText("Texas · Scope").click();
  await expect(state).toHaveValue("TX");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(state).toBeVisible();
  expect(await top(page, "Quick answer")).toBeLessThanOrEqual(500);
});

test("a long question is counted and never cut", async ({ page }) => {
  await page.goto("/dashboard");
  const box = page.getByRole("textbox", { name: "Your question" });
  const long = "May we pay somebody later? ".repeat(80);
  await box.fill(long);
  await expect(box).toHaveValue(long);
  await expect(page.getByText(/2,160 of 2,000 characters: shorten it by 160/)).toBeVisible();
  await box.press("Enter");
  await expect(page).not.toHaveURL(/q=/);
  await box.fill("When is overtime due?");
  await box.press("Shift+Enter");
  await expect(box).toHaveValue("When is overtime due?\n");
  await box.press("Enter");
  await expect(page).toHaveURL(/q=When/);
});

test("a question about something else is told what we answer", async ({ page }) => {
  await page.goto("/dashboard?q=How+do+I+bake+sourdough+bread&state=TX&sent=1");
  await expect(page.getByRole("region", { name: "Results" })).toContainText("We answer employment-law questions");
  await expect(page.getByText("No laws found matching")).toHaveCount(0);
});

test("the proof opens beside the claim and gives the focus back", async ({ page }) => {
  await page.goto("/sample-results");
  const source = page.getByRole("link", { name: /^Source 1: / }).first();
  await source.click();
  const proof = page.getByRole("dialog");
  await expect(proof.getByText(/Read in|Not yet read/).first()).toBeVisible();
  await expect(proof.getByRole("region", { name: "What changed since" })).toContainText(/No change|update/i);
  await expect(proof.getByRole("link", { name: "Read the whole law" })).toHaveAttribute("href", /^\/laws\//);
  await page.keyboard.press("Escape");
  await expect(proof).toBeHidden();
  await expect(source).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(proof).toBeVisible();
});

test("a map that is wider than the phone says that it scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page);
  await page.goto("/compare?topic=min_wage");
  const hint = page.getByText("Swipe sideways for the eastern states");
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(hint).toBeHidden();
});

test("both free trials are told alike at the start and at the wall", async ({ page }) => {
  const told = page.getByText(/Free trial: \d+ minutes without an account, \d+ minutes with one/);
  await page.goto("/");
  const first = (await told.textContent())?.match(/\d+ minutes/g);
  await page.goto(ASKED);
  expect((await told.textContent())?.match(/\d+ minutes/g)).toEqual(first);
});
