import type { Page } from "@playwright/test";
import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { leaveCompany } from "./leave-company";

/** A Monday some weeks ahead, which no federal holiday is. */
function monday(): string {
  const day = new Date(Date.now() + 35 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const opens = async (page: Page, tab: string) => {
  await page.getByRole("navigation", { name: "Time off" }).getByRole("link", { name: tab }).click();
  await expectAccessible(page);
};

test("a policy is written beside the law of its place, leave is asked for, approved, seen by all and explained", async ({
  page,
}) => {
  const { anaId } = await leaveCompany(page);
  await page.goto("/hris/time-off/policies/new");
  await page.getByLabel("Name", { exact: true }).fill("Sick leave");
  await page.getByLabel("Kind").selectOption({ label: "Sick leave" });
  await page.getByLabel(/^Hours a year/).fill("24");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add the policy" }).click();
  await expect(toast(page, "Policy Added")).toBeVisible();
  await expectAccessible(page);

  await opens(page, "The law");
  await expect(page.getByText("California asks for 40 hours a year: yours gives 24 hours.")).toBeVisible();
  await expect(page.getByText("Smallest change: give 40 hours a year.")).toBeVisible();
  await page.getByRole("link", { name: "Sick leave", exact: true }).click();
  await page.getByLabel(/^Hours a year/).fill("40");
  // The policy was wrong from its beginning: emptied on purpose.
  await page.getByLabel("Change from").fill("");
  await page.getByRole("button", { name: "Change the policy" }).click();
  await expect(toast(page, "Policy Changed")).toBeVisible();

  await opens(page, "Request");
  await page.getByLabel("For whom").selectOption({ label: "Ana Silva" });
  await page.getByLabel("First day", { exact: true }).fill(monday());
  await page.getByLabel(/^Hours on the first day/).fill("9");
  await page.getByRole("button", { name: "Ask for leave" }).click();
  await expect(page.getByText("This day has 8 h of work.").first()).toBeVisible();
  await page.getByLabel(/^Hours on the first day/).fill("3:30");
  await page.getByRole("button", { name: "Ask for leave" }).click();
  await expect(toast(page, "Leave Requested")).toBeVisible();

  await opens(page, "Approvals");
  await page.getByText("Deny", { exact: true }).first().click();
  await page.getByLabel("Ground").selectOption({ label: "Too few people" });
  await page.getByLabel("In words, for the person").fill("We are short that day");
  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByText(/The law protects this leave/).first()).toBeVisible();
  await page.getByRole("button", { name: /^Approve/ }).click();
  await expect(page.getByText("Nothing waits for you")).toBeVisible();

  await page.goto(`/hris/time-off?month=${monday().slice(0, 7)}`);
  await expect(page.getByText("Ana Silva").first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/hris/time-off/balances?employeeId=${anaId}&asOf=${monday()}`);
  await page.getByText("How it comes about").click();
  await expect(page.getByText("40 h a year, in front").first()).toBeVisible();
  await expectAccessible(page);
});

test("on a phone and without JavaScript leave is asked for as well", async ({ page, browser, baseURL }) => {
  await leaveCompany(page);
  const answer = await page.request.post("/api/people/time-off/policies", {
    data: { name: "Vacation", kind: "vacation", method: "front", grantMinutes: 2400 },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  const plain = await browser.newContext({
    ...{ baseURL, javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
    storageState: await page.context().storageState(),
  });
  const phone = await plain.newPage();
  await phone.goto("/hris/time-off/request");
  await phone.getByLabel("For whom").selectOption({ label: "Ana Silva" });
  await phone.getByLabel("First day", { exact: true }).fill(monday());
  await phone.getByRole("button", { name: "Ask for leave" }).click();
  await expect(phone.getByText("Leave Requested").first()).toBeVisible();
  await phone.goto("/hris/time-off/approvals");
  await phone.getByRole("button", { name: /^Approve/ }).click();
  await expect(phone.getByText("Nothing waits for you")).toBeVisible();
  for (const part of ["", "/balances", "/policies", "/law"]) {
    await phone.goto(`/hris/time-off${part}`);
    expect(await phone.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await plain.close();
});
