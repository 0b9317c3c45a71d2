import type { Page } from "@playwright/test";
import { alwaysAccessible, expectAccessible } from "../axe";
import { expect, test } from "../test";

const SALARY = "/pay-calculator?payType=salary&annualSalary=60000&payPeriod=biweekly&state=CA";

const card = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
const netOf = (page: Page, method: string) =>
  card(page, method)
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first();

test("after the first calculation the results follow what one types", async ({ page }) => {
  await page.goto("/pay-calculator");
  await expect(page.getByText("Enter your pay and press Calculate Pay")).toBeVisible();
  await page.getByLabel("Annual salary", { exact: true }).fill("52000");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("TX");
  await page.getByRole("button", { name: "Calculate Pay" }).click();
  await expect(page.getByText("Calculation Complete").first()).toBeVisible();
  await expect(card(page, "Precise withholding").getByText("$2,000.00").first()).toBeVisible();
  await page.getByLabel("Annual salary", { exact: true }).fill("78000");
  await expect(card(page, "Precise withholding").getByText("$3,000.00").first()).toBeVisible();
  await expect(page).toHaveURL(/annualSalary=78000/);
});

test("a ZIP code fills in the place, and several places are offered", async ({ page }) => {
  await page.goto("/pay-calculator");
  const zip = page.getByLabel("ZIP code");
  await zip.fill("47401");
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Bloomington");
  await expect(page.getByLabel("County", { exact: true })).toHaveValue("Monroe County");
  await expect(page.getByLabel("County", { exact: true })).toHaveAttribute("readonly", "");
  await expect(page.getByText("Location Found").first()).toBeVisible();
  await zip.fill("94303");
  await expect(page.getByText("Multiple Locations Found").first()).toBeVisible();
  await page.getByRole("link", { name: "East Palo Alto, San Mateo County, CA" }).click();
  await expect(page.getByText("Location Selected").first()).toBeVisible();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("East Palo Alto");
  await zip.fill("94307");
  await expect(page.getByText("Location Generated").first()).toBeVisible();
  await zip.fill("99999");
  await expect(page.getByText("ZIP Code Not Found").first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "State", exact: true })).toHaveValue("");
  await expect(page.getByLabel("County", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("County", { exact: true })).toBeEditable();
});

test("an amount opens to its bracket row, base, threshold and source", async ({ page }) => {
  await page.goto(SALARY);
  const precise = card(page, "Precise withholding");
  await precise.getByText("Federal income tax", { exact: true }).last().click();
  await expect(precise.getByText(/Bracket row:/)).toBeVisible();
  await expect(precise.getByText(/Pub\. 15-T|Publication 15-T/).first()).toBeVisible();
});

test("the year, the second scenario and the gross pay behind a net pay", async ({ page }) => {
  await page.goto(SALARY);
  await page.getByRole("link", { name: "Annual", exact: true }).click();
  await expect(page.getByText("A year of such paychecks").first()).toBeVisible();
  await expect(page).toHaveURL(/view=annual/);
  await page.getByRole("link", { name: "Per pay period" }).click();
  await expect(page).not.toHaveURL(/view=annual/);
  await page.getByText("Compare with a second scenario").click();
  await page.getByRole("combobox", { name: "Second state" }).selectOption("TX");
  const table = page.getByRole("table", { name: "Precise withholding" });
  await expect(table.getByRole("row", { name: /State income tax/ })).toContainText("$0.00");
  await page.getByText("Gross pay behind a net pay").first().click();
  await page.getByLabel("Net pay wanted each pay period").fill("1500");
  await expect(page.getByText("Exact to the cent.")).toBeVisible();
  await page.getByRole("link", { name: "Use this gross pay" }).click();
  await expect(netOf(page, "Precise withholding")).toHaveText("$1,500.00");
});

test("a rate under the minimum wage is flagged with the law by its address", async ({ page }) => {
  await page.goto("/pay-calculator?payType=hourly&hourlyRate=8&payPeriod=weekly&state=CA&city=Los+Angeles");
  const warning = page.getByRole("region", { name: "Minimum wage" });
  await expect(warning).toContainText("is under the minimum wage of");
  await warning.getByRole("link").click();
  await expect(page).toHaveURL(/\/laws\/ca-los-angeles-min-wage$/);
});

test("bad input is said at its field and keeps what was typed", async ({ page }) => {
  await page.goto("/pay-calculator");
  await page.getByLabel("Pay type").selectOption("hourly");
  await page.getByLabel("Hourly rate", { exact: true }).fill("-5");
  await page.getByLabel("Hours per week").fill("169");
  await page.getByRole("button", { name: "Calculate Pay" }).click();
  await expect(page.getByText("Hourly rate cannot be negative.")).toBeVisible();
  await expect(page.getByText("Hours per week cannot be more than 168.")).toBeVisible();
  await expect(page.getByLabel("Hourly rate", { exact: true })).toHaveValue("-5");
});

test("an empty form is asked for the pay, and answers nothing", async ({ page }) => {
  await page.goto("/pay-calculator");
  await page.getByRole("button", { name: "Calculate Pay" }).click();
  await expect(page.getByText("Enter the annual salary.")).toBeVisible();
  await expect(page.getByLabel("Annual salary", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Calculation Complete")).toHaveCount(0);
  await expect(page.getByText("$0.00")).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test(`only the fields of the pay type are shown, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/pay-calculator");
    await expect(page.getByLabel("Annual salary", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Hourly rate", { exact: true })).toBeHidden();
    await page.getByLabel("Pay type").selectOption("hourly");
    await expect(page.getByLabel("Annual salary", { exact: true })).toBeHidden();
    await expect(page.getByLabel("Hourly rate", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Hours per week")).toBeVisible();
    await context.close();
  });
}

test("one figure leads; the other is folded below with the difference", async ({ page }) => {
  await page.goto(SALARY);
  await expect(netOf(page, "Precise withholding")).toBeVisible();
  const fold = page.locator("summary").filter({ hasText: "Quick estimate: $" });
  await expect(page.getByText(/than precise withholding\./).first()).toBeHidden();
  await fold.click();
  await expect(page.getByText(/^The quick estimate is \$/)).toBeVisible();
  await expect(page.getByText(/without a standard deduction/).first()).toBeVisible();
  // The bar of net pay is a part of gross pay.
  const bar = card(page, "Precise withholding").locator("svg rect.fill-series-1").first();
  expect(Number.parseFloat((await bar.getAttribute("width")) ?? "100%")).toBeLessThan(95);
  await page.goto("/pay-calculator?payType=salary&annualSalary=60000&state=PA&city=Philadelphia");
  await expect(netOf(page, "Quick estimate")).toBeVisible();
  await expect(page.getByText("Philadelphia tax rests on a figure of an earlier year.").first()).toBeVisible();
  await expectAccessible(page);
});

test("a print is one page with inputs and sources, and without menus", async ({ page }) => {
  await page.goto(`${SALARY}&retirement401k=5&itemName=Union&itemAmount=20&itemType=deduction&itemCategory=Other`);
  await page.emulateMedia({ media: "print" });
  const sheet = page.getByRole("region", { name: "Print" });
  await expect(sheet).toContainText("Annual salary");
  await expect(sheet).toContainText("Sources:");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Areas" })).toBeHidden();
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("the pay stub is a PDF", async ({ page, request }) => {
  await page.goto(SALARY);
  const link = await page.getByRole("link", { name: "Pay stub, precise" }).getAttribute("href");
  const answer = await request.get(link ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("everything of the calculator works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/pay-calculator");
  await page.getByLabel("Annual salary", { exact: true }).fill("60000");
  await page.getByLabel("ZIP code").fill("94303");
  await page.getByText("Form W-4", { exact: true }).click();
  await page.getByLabel(/Step 2\(c\) box/).check();
  await page.getByLabel("Name").fill("Union");
  await page.getByLabel("Amount", { exact: true }).fill("20");
  await page.getByRole("button", { name: "Calculate Pay" }).click();
  await page.getByRole("link", { name: "Palo Alto, Santa Clara County, CA", exact: true }).click();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Palo Alto");
  await expect(card(page, "Precise withholding").getByText("Union")).toBeVisible();
  await page.getByText("Form W-4", { exact: true }).click();
  await expect(page.getByLabel(/Step 2\(c\) box/)).toBeChecked();
  await expect(page.getByLabel("Link with these inputs")).toHaveValue(/annualSalary=60000/);
  await context.close();
});

test("opened parts of the calculator are accessible", async ({ page }) => {
  await page.goto("/pay-calculator?payType=hourly&hourlyRate=30&state=CA&second_state=TX&wantedNet=1500&zip=94303");
  for (const name of ["Form W-4", "Overtime of hourly pay", "Work in another place", "Own tax rates"])
    await page.getByText(name, { exact: true }).click();
  await page.getByText("Bonus, and pay so far this year").click();
  await page.getByText("The same pay by other pay periods", { exact: true }).click();
  await alwaysAccessible(page);
});
