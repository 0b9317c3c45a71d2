import type { Page } from "@playwright/test";

export const CARDS = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  poor: "4000 0000 0000 9995",
  asks: "4000 0025 0000 3155",
};

/** Fills the card form, which has the same labels in test mode and in the stand-in of Stripe.js, and pays. */
export async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  await page.getByLabel("ZIP code").fill("94105");
  const agree = page.getByRole("checkbox", { name: /^I agree that/ });
  if (await agree.isVisible()) await agree.check();
  await page.getByRole("button", { name: "Complete Payment" }).click();
}
