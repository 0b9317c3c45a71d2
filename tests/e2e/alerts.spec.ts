import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { inDatabase } from "./account/database";
import { mailedLink } from "./account/outbox";
import { newPerson, signIn, toast } from "./account/person";
import { expectAccessible } from "./axe";
import { openBeforeScripts } from "./held-scripts";
import { alive, expect, test } from "./test";

const ADMIN = { email: "admin@statewise.test", password: "correct-horse-battery" };

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto("/login");
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Fills what the test is about and sends the form. */
async function subscribe(page: Page, email: string, state = "Washington"): Promise<void> {
  await page.goto("/email-notifications");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Jurisdiction").selectOption({ label: state });
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
}

test("a visitor subscribes, confirms by mail, changes the choice and leaves", async ({ page }) => {
  const { email } = newPerson();
  await page.goto("/email-notifications");
  await page.getByRole("banner").getByRole("link", { name: "Email Alerts" }).first().waitFor();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Jurisdiction").selectOption({ label: "Washington" });
  await page.getByLabel("City (optional)").selectOption({ label: "Seattle" });
  await page.getByText("Add more states").click();
  await page.getByRole("checkbox", { name: "Oregon" }).check();
  await page.getByRole("checkbox", { name: "Wage and Hour" }).check();
  await page.getByRole("radio", { name: /^Weekly/ }).check();
  await page.getByLabel("Day of the week").selectOption({ label: "Wednesday" });
  await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(toast(page, "Successfully Subscribed!")).toBeVisible();
  await expect(page.getByText("Check your email", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Jurisdiction")).toHaveCount(0);

  await page.goto(await mailedLink(email, "/confirm-alerts"));
  await expect(page.getByText("Seattle, Washington; Federal; Oregon")).toBeVisible();
  await page.getByRole("button", { name: "Yes, send me alerts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your alerts", exact: true })).toBeVisible();
  await expect(page.getByText(/every Wednesday · Wage and Hour · next mail/).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Remove Oregon" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Place Removed")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oregon" })).toHaveCount(0);
});

test("an address that cannot be is refused with the specification's toast, and the form stays", async ({ page }) => {
  await subscribe(page, "dana@nowhere");
  await expect(toast(page, "Subscription Failed")).toBeVisible();
  await expect(page.getByText("Invalid email address").first()).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("dana@nowhere");
  await expect(page.getByLabel("Jurisdiction")).toHaveValue("WA");
});

test("what was typed is still there after a look at the other tab", async ({ page }) => {
  await page.goto("/email-notifications");
  await page.getByLabel("Company").fill("Corner Bakery");
  await page.getByRole("link", { name: "About Email Alerts" }).click();
  await expect(page.getByRole("heading", { name: "Hourly monitoring" })).toBeVisible();
  await expect(page.getByText("HIGH", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Subscribe", exact: true }).click();
  await expect(page.getByLabel("Company")).toHaveValue("Corner Bakery");
});

test("a time zone chosen before the page came alive stays, whatever the browser's own", async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: "America/Chicago" });
  const release = await openBeforeScripts(page, "/email-notifications");
  await page.getByLabel("Time zone").selectOption("America/Denver");
  release();
  await alive(page);
  await expect(page.getByLabel("Time zone")).toHaveValue("America/Denver");
  await page.goto("/email-notifications");
  await expect(page.getByLabel("Time zone")).toHaveValue("America/Chicago");
  await page.close();
});

test("the page works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await subscribe(page, newPerson().email);
  await expect(page.getByText("Check your email", { exact: true })).toBeVisible();
  await context.close();
});

test("an alert reaches its reader, who ends it by the link in it", async ({ page, request }) => {
  const { email } = newPerson();
  await subscribe(page, email, "Wyoming");
  await page.goto(await mailedLink(email, "/confirm-alerts"));
  await page.getByRole("button", { name: "Yes, send me alerts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your alerts", exact: true })).toBeVisible();
  await inDatabase(
    `insert into law_updates (dedupe_key, kind, title, description, risk_level, jurisdiction, category, status, updated_at)
     values (md5(random()::text), 'manual', 'A rule for the test', 'It changes.', 'HIGH', 'WY', 'Wage and Hour', 'approved', now())`,
    [],
  );
  await signInAsAdmin(page);
  const run = await page.request.post("/api/admin/jobs/alerts/run", {
    headers: { origin: new URL(page.url()).origin },
  });
  expect(run.ok()).toBe(true);
  const mail = () => alertTo(email);
  await expect.poll(mail).toContain("A rule for the test");
  const token = mail().match(/\/api\/unsubscribe\/([\w-]+)/)?.[1] ?? "";
  await page.context().clearCookies();
  await page.goto(`/api/unsubscribe/${token}`);
  await expect(page.getByRole("heading", { level: 1, name: "Unsubscribe", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Stop/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeVisible();
  const again = await request.post(`/api/unsubscribe/${token}`, { form: { "List-Unsubscribe": "One-Click" } });
  expect(again.status()).toBe(200);
});

test("an administrator sees readers and mails, pauses one and sends a test", async ({ page }) => {
  const { email } = newPerson();
  await subscribe(page, email);
  await expect(page.getByText("Check your email", { exact: true })).toBeVisible();
  await signInAsAdmin(page);
  await page.goto(`/admin/subscribers?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole("cell", { name: "Not confirmed" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Deactivate ${email}` }).click();
  await expect(toast(page, "Subscriber Updated")).toBeVisible();
  await expect(page.getByRole("button", { name: `Activate ${email}` })).toBeVisible();

  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(toast(page, "Email Required")).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(toast(page, "Test Email Sent")).toBeVisible();
  await page.getByRole("link", { name: "Open the mail Test: Test of an update" }).first().click();
  await expect(page.frameLocator("iframe").getByText("No law has changed.").first()).toBeVisible();
  await page.getByRole("link", { name: "Back to the outbox" }).click();
  await expect(page.getByRole("region", { name: "Outgoing mail" })).toBeVisible();
  await expectAccessible(page);
});

/** The newest alert that left for an address, as text. */
function alertTo(email: string): string {
  const folder = path.join(process.env.E2E_DATA_DIR ?? "", "outbox");
  const mails = readdirSync(folder)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readFileSync(path.join(folder, file), "utf8").replace(/=\r?\n/g, ""))
    .filter((mail) => mail.includes(email) && mail.includes("X-Statewise-Mail: alert-digest"));
  return mails.at(-1) ?? "";
}
