import type { Page } from "@playwright/test";
import { confirmByMail, fillRegistration, newPerson, openAccount, signIn, toast } from "../account/person";
import { expect, test } from "../test";
import { CARDS, pay } from "./cards";

const QUESTION = "Do we have to give meal breaks?";
const WALL = "Titles and citations are free. The text needs access.";

const wall = (page: Page) => page.getByRole("heading", { name: WALL });
const wallLink = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Results" }).getByRole("link", { name });

/** A stranger asks, and stands before the wall. */
async function ask(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("WA");
  await page.getByRole("textbox", { name: "Your question" }).fill(QUESTION);
  await page.getByRole("textbox", { name: "Your question" }).press("Enter");
  await expect(wall(page)).toBeVisible();
}

/** The same question, the same place, and no wall. */
async function expectAnswered(page: Page): Promise<void> {
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(QUESTION);
  await expect(page.getByRole("combobox", { name: "State", exact: true })).toHaveValue("WA");
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export as PDF" })).toBeVisible();
  await expect(wall(page)).toHaveCount(0);
}

async function createAccount(page: Page): Promise<void> {
  const person = newPerson();
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await confirmByMail(page, person);
}

test("a stranger's question is answered after the trial without an account", async ({ page }) => {
  await ask(page);
  await page.getByRole("button", { name: /minutes without an account/ }).click();
  await expectAnswered(page);
});

test("it is answered after a sign-up from the wall, and stands in the new account's history", async ({ page }) => {
  await ask(page);
  await wallLink(page, /^Start \d+-minute trial$/).click();
  const { email } = newPerson();
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Miller");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-battery");
  await page.getByLabel("Confirm password").fill("correct-horse-battery");
  await page.getByRole("button", { name: "Create Account" }).click();
  await confirmByMail(page, { email });
  await expectAnswered(page);
  await page.goto("/search-history");
  await expect(page.getByRole("main").getByText(QUESTION, { exact: true })).toHaveCount(1);
});

test("it is answered after a sign-in from the frame of the page, by way of the other door", async ({ page }) => {
  const person = await openAccount(page);
  await page.context().clearCookies();
  await ask(page);
  await page.getByRole("banner").getByRole("link", { name: "Create Account" }).click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await signIn(page, person);
  await expectAnswered(page);
});

test("it is answered after a forgotten password", async ({ page }) => {
  const person = await openAccount(page);
  await page.context().clearCookies();
  await ask(page);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await page.getByRole("link", { name: "open the reset link" }).click();
  await page.getByLabel("New password", { exact: true }).fill("another-horse-battery");
  await page.getByLabel("Confirm new password").fill("another-horse-battery");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await signIn(page, { email: person.email, password: "another-horse-battery" });
  await expectAnswered(page);
});

test("it is answered after a plan of the wall, changed on the way, with a code, an account and a card", async ({
  page,
}) => {
  await ask(page);
  await wallLink(page, /^Monthly/).click();
  await expect(page.getByRole("link", { name: "Back to your question" })).toBeVisible();
  await page.getByRole("link", { name: "Single Day Access" }).click();
  await page.getByLabel("Promo code").fill("trial50");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Total due today").locator("..")).toContainText("$2.49");
  await createAccount(page);
  await expect(page.getByText("Total due today").locator("..")).toContainText("$2.49");
  await pay(page, CARDS.asks);
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expectAnswered(page);
});

test("it is answered after a code that makes a month free, typed before a plan was chosen", async ({ page }) => {
  const person = await openAccount(page);
  await page.context().clearCookies();
  await ask(page);
  await page.getByRole("banner").getByRole("link", { name: "Upgrade" }).click();
  await page.getByLabel("Promo code").fill("freemium");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Free trial of 30 days", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign in here" }).click();
  await signIn(page, person);
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expectAnswered(page);
});

test("a stranger's law is open after the purchase, without scripts up to the card", async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto("/laws/ca-meal-rest-breaks");
  await still.getByRole("link", { name: /^Monthly/ }).click();
  await still.getByLabel("Promo code").fill("SAVE10");
  await still.getByRole("button", { name: "Apply" }).click();
  const address = still.url();
  await context.close();
  await openAccount(page);
  await page.goto(address);
  await pay(page, CARDS.good);
  await expect(page).toHaveURL(/\/laws\/ca-meal-rest-breaks$/);
  await expect(wall(page)).toHaveCount(0);
});
