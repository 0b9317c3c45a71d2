import { expectAccessible } from "./axe";
import { expect, test } from "./test";

test("the API reference sends a call from the page and shows its answer", async ({ page }) => {
  await page.goto("/api/docs/research");
  const card = page.locator("#searchLaws");
  await card.locator("summary").click();
  await expect(card.getByText("await statewise.laws.search(")).toBeVisible();
  await expect(card.getByText("statewise search meal breaks --state CA")).toBeVisible();
  await card.getByRole("button", { name: "Try it" }).click();
  await card.getByLabel("q", { exact: true }).fill("overtime");
  await card.getByLabel("jurisdiction").fill("CA");
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByText(/^200 in \d+ ms, request /)).toBeVisible();
  await expect(card.getByText("California Daily and Weekly Overtime Law")).toBeVisible();
});

test("the API reference sends a body as it was edited, and tells a refusal in full", async ({ page }) => {
  await page.goto("/api/docs/pay");
  const card = page.locator("#calculatePay");
  await card.locator("summary").click();
  await card.getByRole("button", { name: "Try it" }).click();
  await card.getByLabel("Body").fill('{"annualSalary": -1}');
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByText(/^422 in \d+ ms/)).toBeVisible();
  await expect(card.getByText('"code": "invalid"')).toBeVisible();
});

test("the API reference takes the key that is typed along to a chapter, and keeps it nowhere", async ({ page }) => {
  await page.goto("/api/docs");
  await page.getByLabel("API key for trying").fill("sw_not_a_key");
  await page.getByRole("link", { name: "The signed-in person", exact: true }).click();
  const card = page.locator("#getUser");
  await card.locator("summary").click();
  await card.getByRole("button", { name: "Try it" }).click();
  await card.getByRole("button", { name: "Send" }).click();
  await expect(card.getByText(/^401 in \d+ ms/)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "sw_not_a_key",
  );
});

test("the changes of the API are told by version, in words and call by call", async ({ page }) => {
  await page.goto("/api/docs");
  await page.getByRole("link", { name: "Changes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Dated versions" })).toBeVisible();
  await expect(page.getByText("Ends on 2027-11-30")).toBeVisible();
  const newest = page.getByRole("region", { name: "2.1.0" });
  await newest.getByText(/^Otherwise than in 1\.1\.0/).click();
  await expect(newest.getByText("POST /api/auth/register")).toBeVisible();
  await newest.getByText(/^New since 1\.1\.0/).click();
  const added = newest.getByRole("listitem").filter({ hasText: "POST /api/test-data/reset" });
  await expect(added).toContainText("Begin anew with the test data");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
});
