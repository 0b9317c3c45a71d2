import type { Page } from "@playwright/test";
import { confirmByMail, fillRegistration, forgetSession, newPerson, openAccount, toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { CARDS, pay } from "./cards";

test("a visitor chooses a plan and a code, opens an account on the way, and pays for a day", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/checkout");
  // Without an address for support the screen offers a way that reaches somebody.
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    "/feedback?returnTo=%2Fcheckout",
  );
  await page.getByRole("link", { name: "Single Day Access" }).click();
  await page.getByLabel("Promo code").fill("trial50");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(toast(page, "Coupon Applied")).toBeVisible();
  await expect(page.getByText("Total due today").locator("..")).toContainText("$2.49");
  const buyer = newPerson();
  await fillRegistration(page, buyer);
  await page.getByRole("button", { name: "Create Account" }).click();
  await confirmByMail(page, buyer);
  await expect(page.getByRole("heading", { name: "Secure payment" })).toBeVisible();
  await expect(page.getByText("Total due today").locator("..")).toContainText("$2.49");
  await expectAccessible(page);

  await pay(page, CARDS.declined);
  await expect(toast(page, "Payment Failed")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Your card was declined.");
  await pay(page, CARDS.poor);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("insufficient funds");
  await pay(page, "4111 1111 1111 1111");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("use one of the test cards");
  await pay(page, CARDS.asks);
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("unable to authenticate");
  await pay(page, CARDS.asks);
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("banner").getByText("Day Pass")).toBeVisible();
  // Whatever was typed into the card form stayed in the browser.
  expect(sent.filter((body) => /4242|4000\s?00|4111/.test(body))).toEqual([]);
});

test("the promo box stands at the checkout from the start, and finds the plan of its code", async ({ page }) => {
  await page.goto("/checkout");
  await page.getByLabel("Promo code").fill("nonsense");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(toast(page, "Invalid Coupon")).toBeVisible();
  await page.getByLabel("Promo code").fill("save10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(toast(page, "Coupon Applied")).toBeVisible();
  await expect(page.getByText("Total due today").locator("..")).toContainText("$22.49");
  await page.getByRole("link", { name: "Remove code" }).click();
  await expect(page.getByText("Total due today").locator("..")).toContainText("$24.99");
});

async function administer(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel("Admin email").fill("admin@statewise.test");
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-battery");
  await page.getByRole("button", { name: "Grant Admin Access" }).click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

test("a month is bought, cancelled, resumed, and its money asked for and given back", async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto("/checkout?plan=daily&coupon=TRIAL50");
  await page.getByRole("link", { name: "Monthly Subscription" }).click();
  await expect(toast(page, "Coupon Removed")).toBeVisible();
  await expect(page.getByText("Total due today").locator("..")).toContainText("$24.99");
  await page.getByRole("button", { name: "Complete Payment" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Agree to the automatic renewal");
  await pay(page, CARDS.good);
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Monthly", { exact: true })).toBeVisible();

  await page.goto("/profile");
  await expect(page.locator("#plan")).toContainText("for $24.99");
  const receipt = page.waitForEvent("download");
  await page.locator("#invoices").getByRole("link", { name: /^SW-/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-SW-.*\.pdf$/);
  await page.getByRole("button", { name: "Cancel plan Monthly Subscription" }).click();
  const asking = page.getByRole("alertdialog", { name: "Cancel this plan?" });
  await expect(asking.getByRole("button")).toHaveText(["Keep plan", "Cancel plan"]);
  await asking.getByRole("button", { name: "Cancel plan", exact: true }).click();
  await expect(page.locator("#plan")).toContainText("you will not be charged again");
  await page.getByRole("button", { name: "Resume plan Monthly Subscription" }).click();
  await expect(page.locator("#plan")).toContainText("Renews on");
  await expectAccessible(page);

  await page.locator("#plan").getByRole("link", { name: "Update card" }).click();
  await page.getByLabel("Card number").fill("5555 5555 5555 4444");
  await page.getByLabel("Expiration date").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Save Card" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole("button", { name: /^Ask for a refund of SW-/ }).click();
  await page.getByRole("button", { name: "Ask for the refund" }).click();
  await expect(page.locator("#invoices")).toContainText("Refund requested");

  await forgetSession(page);
  await administer(page, "/admin/purchases?filter=requested");
  await page
    .getByRole("row", { name: new RegExp(email) })
    .getByRole("link")
    .click();
  await expect(page.getByRole("dialog")).toContainText("The customer asked for a refund");
  await page.getByLabel("Amount in dollars").fill("a lot");
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Type an amount such as 4.99.");
  await expectAccessible(page);
  await page.getByLabel("Amount in dollars").fill("24.99");
  await page.getByRole("button", { name: "Refund", exact: true }).click();
  await expect(toast(page, "Refund Made")).toBeVisible();
  await page.getByRole("link", { name: "Refunded", exact: true }).click();
  await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("refunded");
});

test("a free trial needs no card, and an expired code says so", async ({ page }) => {
  await openAccount(page);
  await page.goto("/checkout?plan=monthly");
  await page.getByLabel("Promo code").fill("FREEACCESS");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(toast(page, "Invalid Coupon")).toBeVisible();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("This coupon has expired");
  await page.getByLabel("Promo code").fill("FREEMIUM");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("banner").getByRole("timer")).toHaveText(/^29d|^30d/);
});

test("the plan page of hiring leads to the payment card and back into the ATS", async ({ page }) => {
  await openAccount(page);
  await page.goto("/ats");
  await page.getByRole("link", { name: /Annual Plan, \$275\.00\/year/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Your ATS Subscription");
  await pay(page, CARDS.good);
  await expect(toast(page, "ATS Access Activated")).toBeVisible();
  await expect(page).toHaveURL(/\/ats/);
});

test("a month of hiring is changed to a year, for the price that the screen names", async ({ page }) => {
  await openAccount(page);
  await page.goto("/checkout?plan=ats_monthly");
  await pay(page, CARDS.good);
  await expect(toast(page, "ATS Access Activated")).toBeVisible();
  await page.goto("/checkout?plan=ats_annual");
  await expect(page.getByText("You can change to the annual ATS plan in your profile")).toBeVisible();
  await page.getByRole("link", { name: "Go to your plan" }).click();
  await page.getByRole("link", { name: "Pay by the year" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change plan");
  await expect(page.getByText("Total due today").locator("..")).toContainText("$250.0");
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: /^I agree that \$250\.0\d is charged today/ }).check();
  await page.getByRole("button", { name: /^Change Plan and Pay \$250\.0/ }).click();
  await expect(toast(page, "Plan Changed")).toBeVisible();
  await expect(page.locator("#plan")).toContainText("for $275.00");
  await expect(page.locator("#plan").getByRole("link", { name: "Pay by the year" })).toHaveCount(0);
  await expect(page.locator("#invoices")).toContainText("$250.0");
});

test("an administrator adds a coupon, and sees who used it", async ({ page }) => {
  await administer(page, "/admin/coupons");
  await page.getByRole("link", { name: "Add Coupon" }).click();
  await page.getByLabel("Code").fill("spring20");
  await page.getByLabel("Percent", { exact: true }).fill("20");
  await page.getByLabel("Description").fill("20% off in spring");
  await page.getByRole("button", { name: "Add Coupon" }).click();
  await expect(page.getByRole("link", { name: "SPRING20" })).toBeVisible();
  await page.getByRole("link", { name: "TRIAL50" }).click();
  await expect(page.getByRole("dialog")).toContainText("Redemptions");
  await expectAccessible(page);
});
