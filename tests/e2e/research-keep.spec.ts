import type { Page } from "@playwright/test";
import { openAccount, toast } from "./account/person";
import { expectAccessible } from "./axe";
import { expect, test } from "./test";

async function ask(page: Page, question: string): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.getByRole("textbox", { name: "Your question" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
}

test("a search is saved, shared by a link that asks again, and looked at with what changed since", async ({
  page,
  browser,
}) => {
  await openAccount(page);
  await ask(page, "Do we have to give meal breaks?");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page, "Search saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Saved. Remove from saved" })).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Share this search" })).toBeVisible();
  await expectAccessible(page);
  const shown = await page.getByRole("region", { name: "Link to this search" }).textContent();
  const link = new URL(shown?.trim() ?? "");

  const receiver = await (await browser.newContext()).newPage();
  await receiver.goto(link.pathname);
  await expect(receiver.getByRole("region", { name: "Shared search" })).toBeVisible();
  await expect(receiver.getByRole("textbox", { name: "Your question" })).toHaveValue("Do we have to give meal breaks?");
  await expect(receiver.getByRole("heading", { name: /The text needs access/ })).toBeVisible();

  await page.goto("/search-history");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View Results" }).click();
  await expect(page.getByRole("region", { name: "What changed since" })).toContainText("None of the laws it found");
  await page.goto("/search-history");
  await page.getByRole("button", { name: /^Stop sharing/ }).click();
  await expect(toast(page, "Sharing stopped")).toBeVisible();
  await receiver.goto(link.pathname);
  await expect(receiver.getByRole("heading", { name: "This link no longer works" })).toBeVisible();

  const clear = page.getByRole("button", { name: "Clear all" });
  await clear.click();
  await expect(page.getByRole("alertdialog", { name: "Clear your search history?" })).toBeVisible();
  await page.keyboard.press("Escape");
  // What a dialog opened from gets the focus back.
  await expect(clear).toBeFocused();
  await clear.click();
  await page.getByRole("button", { name: "Clear history" }).click();
  await expect(page.getByText("You haven't performed any searches yet.")).toBeVisible();
});

test("feedback goes out from a dialog, which thanks and closes", async ({ page }) => {
  await openAccount(page);
  await ask(page, "When is the last pay due?");
  await page.getByRole("link", { name: "Feedback", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Feedback" });
  await expect(dialog.getByLabel("Kind")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please select a feedback type and provide details.");
  await expect(toast(page, "Missing Information")).toBeVisible();
  await dialog.getByLabel("Kind").selectOption("missing-information");
  await dialog.getByLabel("Details").fill("The city rule is missing.");
  await dialog.getByRole("button", { name: "Send feedback" }).click();
  await expect(dialog.getByRole("status")).toContainText("Your feedback is with our support team.");
  await expect(toast(page, "Feedback Sent Successfully")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Feedback", exact: true })).toBeFocused();
});

test("the demonstration is there as files for everybody", async ({ page }) => {
  await page.goto("/sample-results");
  for (const [name, ending] of [
    ["Word", "docx"],
    ["Excel", "xlsx"],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^sample-.*\\.${ending}$`));
  }
});

test("an export from the results carries the answer", async ({ page }) => {
  await openAccount(page);
  await ask(page, "Do we have to give meal breaks?");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as Excel" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^employment-law-report-.*\.xlsx$/);
});

test("the first page of somebody signed in shows what they asked and watch, and what comes in their places", async ({
  page,
}) => {
  await openAccount(page);
  await page.goto("/dashboard?q=When+is+final+pay+due%3F&state=TX&sent=1&federal=1&risk=1&s=workspace-1");
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
  await page.goto("/laws/tx-final-pay");
  await page.getByRole("button", { name: "Watch this law" }).click();
  await expect(page.getByRole("button", { name: "Stop watching this law" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Welcome back/);
  const workspace = page.getByRole("region", { name: "Your workspace" });
  await expect(workspace.getByRole("link", { name: "When is final pay due?" })).toBeVisible();
  await expect(workspace.getByRole("link", { name: "Texas Payday Law: Final Pay" })).toBeVisible();
  await expect(workspace.getByRole("heading", { name: "Coming dates in your places" })).toBeVisible();
  await expectAccessible(page);
  await workspace.getByRole("link", { name: "When is final pay due?" }).click();
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
});
