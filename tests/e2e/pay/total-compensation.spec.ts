import { expect, test } from "../test";

const PATH = "/pay-calculator/total-compensation";

test("an offer is worked out with chart, table and the vesting check", async ({ page }) => {
  await page.goto("/pay-calculator");
  await page.getByRole("link", { name: "Total compensation" }).click();
  await page.getByLabel("Base salary").first().fill("100000");
  await page.getByLabel("Bonus, percent of base").first().fill("10");
  await page.getByLabel("RSU grant value").first().fill("80000");
  await page.getByRole("button", { name: "Calculate Total Compensation" }).click();
  const table = page.getByRole("table", { name: "First offer by year" });
  await expect(table.getByRole("row", { name: /Total compensation/ })).toContainText("$520,000");
  await page.getByLabel("Year 1", { exact: true }).first().fill("10");
  await expect(page.getByText("Vesting adds up to 85 %, not 100 %.")).toBeVisible();
  await expect(table.getByRole("row", { name: /Equity/ })).toContainText("$8,000");
});

test("entering an amount of bonus sets the percentage to zero, and the other way round", async ({ page }) => {
  await page.goto(PATH);
  const percent = page.getByLabel("Bonus, percent of base").first();
  const amount = page.getByLabel("Bonus amount a year").first();
  await percent.fill("10");
  await amount.fill("5000");
  await expect(percent).toHaveValue("0");
  await percent.fill("12");
  await expect(amount).toHaveValue("0");
});

test("two offers are compared and taken away as a spreadsheet, without JavaScript too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PATH);
  await page.getByLabel("Base salary").first().fill("100000");
  await page.getByText("Compare with a second offer").click();
  await page.getByLabel("Base salary").last().fill("110000");
  await page.getByRole("button", { name: "Calculate Total Compensation" }).click();
  await expect(page.getByText(/Second offer comes to \$40,000 more over four years/)).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toBe("total-compensation.csv");
  await context.close();
});
