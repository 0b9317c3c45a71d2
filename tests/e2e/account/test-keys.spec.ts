import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "../axe";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { openAccount, toast } from "./person";

const SCOPES = ["research:read", "ats:read", "ats:write", "people:read", "people:write"];
const nina = { firstName: "Nina", lastName: "New", email: "nina.new@example.com" };

/** An owner of a company with hiring and people, and no row in either. */
async function openCompany(page: Page, baseURL = ""): Promise<void> {
  const { email } = await openAccount(page);
  const founding = { data: { name: "Miller & Sons" }, headers: { origin: baseURL } };
  expect((await page.request.post("/api/organizations", founding)).status()).toBe(201);
  await inDatabase(
    `update users set access_level = 'unlimited', ats_access_level = 'monthly', ats_access_expiry = now() + interval '90 days',
       hris_access_level = 'monthly', hris_access_expiry = now() + interval '90 days', hris_employee_count = 5 where email = $1`,
    [email],
  );
}

async function makeTestKey(page: Page): Promise<string> {
  await page.goto("/profile");
  await page.getByLabel("Key name").fill("Try out");
  for (const scope of SCOPES) await page.getByLabel(scope).check();
  await page.getByRole("checkbox", { name: "Test key" }).check();
  await page.getByRole("button", { name: "Create Key" }).click();
  // The first one makes the whole company that it works on.
  await expect(toast(page, "API Key Created")).toBeVisible({ timeout: 60_000 });
  return (await page.getByLabel("The new API key").textContent()) ?? "";
}

const lastNames = async (by: APIRequestContext, headers: Record<string, string> = {}): Promise<string[]> => {
  const answer = await by.get("/api/ats/candidates", { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { lastName: string }[] };
  return data.map(({ lastName }) => lastName);
};

test("a test key is made, works on made-up data alone, and the test data is reset", async ({
  page,
  playwright,
  baseURL,
}) => {
  await openCompany(page, baseURL);
  await page.goto("/profile");
  await page.getByLabel("Key name").fill("Too wide");
  await page.getByLabel("account:read").check();
  await page.getByRole("checkbox", { name: "Test key" }).check();
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByText(/A test key reaches no real data. Its scopes are/).first()).toBeVisible();

  const secret = await makeTestKey(page);
  expect(secret).toMatch(/^sw_test_/);
  const row = page.locator("#api-keys").getByRole("listitem").filter({ hasText: "Try out" });
  await expect(row.getByText("Test data", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A program: no cookie of the browser, the key alone.
  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const before = await lastNames(program);
  expect(before).toHaveLength(4);
  const written = await program.post("/api/ats/candidates", { data: nina });
  expect([written.status(), written.headers()["statewise-test"]]).toEqual([201, "true"]);
  expect(await lastNames(page.request), "nothing real has changed").toEqual([]);

  await row.getByRole("button", { name: "See the test data of Try out" }).click();
  await expect(toast(page, "Organization Changed")).toBeVisible();
  const bar = page.getByRole("region", { name: "Test data" });
  await expect(bar).toContainText("You are in Miller & Sons (test data): everything here is made up");
  await page.goto("/ats/candidates");
  await expect(page.getByText("Nina New").first()).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole("button", { name: "Reset Test Data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset test data" }).click();
  await expect(toast(page, "Test Data Reset")).toBeVisible();
  expect((await lastNames(program)).sort()).toEqual(before.sort());
  await page.goto("/ats/candidates");
  await expect(page.getByText("Alicia Romano (test)").first()).toBeVisible();
  await expect(page.getByText("Nina New")).toHaveCount(0);

  await bar.getByRole("button", { name: "Back to Real Data" }).click();
  await expect(bar).toHaveCount(0);
  expect(await lastNames(page.request)).toEqual([]);
  await program.dispose();
});

test("the bar above test data fits a phone, by light and by dark, and works without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await openCompany(page, baseURL);
  await makeTestKey(page);
  await page.getByRole("button", { name: "See the test data of Try out" }).click();
  const bar = page.getByRole("region", { name: "Test data" });
  await expect(bar).toBeVisible();
  for (const [width, colorScheme] of [
    [1280, "light"],
    [390, "light"],
    [390, "dark"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/profile");
    await expect(bar).toBeVisible();
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(width);
    await expectReadable(page);
    if (process.env.E2E_PICTURES) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path: `${process.env.E2E_PICTURES}/bar-${width}-${colorScheme}.png` });
      await page
        .locator("#api-keys")
        .screenshot({ path: `${process.env.E2E_PICTURES}/keys-${width}-${colorScheme}.png` });
    }
  }
  const still = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() },
  });
  const plain = await still.newPage();
  await plain.goto("/profile");
  await plain.getByRole("button", { name: "Reset Test Data" }).click();
  await expect(plain.getByText("Test Data Reset")).toBeVisible();
  await still.close();
});
