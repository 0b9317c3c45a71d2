import type { Page } from "@playwright/test";
import { openAccount, toast } from "./account/person";
import { openBeforeScripts } from "./held-scripts";
import { alive, expect, test } from "./test";

const SEARCH = "/dashboard?sent=1&q=meal+breaks&state=CA&federal=1&cases=1&risk=1";

async function ask(page: Page, question: string, state = "CA"): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption(state);
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.getByRole("textbox", { name: "Your question" }).press("Enter");
}

test("a visitor sees real titles and a wall, and the text is not in the page", async ({ page }) => {
  await page.goto(SEARCH);
  await expect(page.getByRole("link", { name: "California Meal and Rest Period Law" })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Titles and citations are free. The text needs access." }),
  ).toBeVisible();
  const html = await page.content();
  expect(html).not.toContain("A second 30-minute meal period");
  await expect(page.getByRole("button", { name: "Export as PDF" })).toHaveCount(0);
});

test("a search says what it found, shows the answer and splits laws by state and federal", async ({ page }) => {
  await ask(page, "Do we have to give meal breaks?");
  await expect(page).toHaveURL(/q=Do\+we\+have\+to\+give\+meal\+breaks/);
  await expect(page.getByText("Search completed", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Found [1-9]\d* laws and \d+ cases$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^State Laws/ })).toHaveAttribute("aria-current", "page");
});

test("a blank question is refused before anything is sent", async ({ page }) => {
  await page.goto("/dashboard");
  await page.getByRole("textbox", { name: "Your question" }).fill("   ");
  await page.getByRole("textbox", { name: "Your question" }).press("Enter");
  await expect(toast(page, "Search query required")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("what is not employment law is said, not padded", async ({ page }) => {
  await ask(page, "best chocolate cake recipe");
  await expect(toast(page, "Not about employment law")).toBeVisible();
  await expect(page.getByText("Search completed", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Results" })).toContainText("We answer employment-law questions");
  // Nothing is behind a wall where nothing was found.
  await expect(
    page.getByRole("heading", { name: "Titles and citations are free. The text needs access." }),
  ).toHaveCount(0);
});

test("the number of employees drives answer, laws, risk and report alike", async ({ page }) => {
  await openAccount(page);
  await page.goto(
    "/dashboard?sent=1&q=Do+we+owe+family+and+medical+leave%3F&state=TX&federal=1&cases=1&risk=1&tab=federal&s=employees-1",
  );
  const answer = page.locator("section").filter({ has: page.getByRole("heading", { name: "Quick answer" }) });
  const risk = page.getByRole("complementary", { name: "Risk" });
  const before = { answer: await answer.textContent(), risk: await risk.textContent() };
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByLabel("Your employees").fill("3");
  await filters.getByLabel("Your employees").press("Enter");
  await expect(page).toHaveURL(/employees=3/);
  await expect(page.getByText("Your head-count is below this").first()).toBeVisible();
  await expect(answer).not.toHaveText(before.answer ?? "");
  await expect(risk).not.toHaveText(before.risk ?? "");
  await expect(page.locator("form[action='/export'] input[name=employees]")).toHaveValue("3");
});

test("a city stands with the wage in force and its date, never with one that has ended", async ({ page }) => {
  await page.goto("/dashboard?state=WA");
  const cities = page.getByRole("combobox", { name: "City or municipality" });
  const state = page.getByRole("combobox", { name: "State", exact: true });
  await state.selectOption("WA");
  await expect(cities.getByRole("option", { name: "Seattle · $21.30/hr since Jan 1, 2026" })).toBeAttached();
  await state.selectOption("CA");
  await expect(cities.getByRole("option", { name: "Los Angeles · $18.42/hr since Jul 1, 2026" })).toBeAttached();
  await state.selectOption("TX");
  for (const option of await cities.getByRole("option", { name: /·/ }).allTextContents())
    expect(option).toMatch(/ · \$7\.25\/hr \(Federal\) since Jul 24, 2009$/);
});

test("a state that the question names is read where nobody chose one, and is taken back by one click", async ({
  page,
}) => {
  const asked = "What is the minimum wage in Austin, Texas?";
  await page.goto(
    `/dashboard?${new URLSearchParams({ sent: "1", q: asked, state: "CA", federal: "1", s: "place-1" })}`,
  );
  const state = page.getByRole("combobox", { name: "State", exact: true });
  await expect(state).toHaveValue("TX");
  const note = page.getByRole("region", { name: "Note on your question" });
  await expect(note.first()).toContainText("Read for Texas, because your question names it.");
  await note.getByRole("link", { name: "Read it for California" }).click();
  await expect(state).toHaveValue("CA");
  await expect(note).toContainText("Your question names Austin, Texas; these results are for California.");
  // Asked once more, the state that was chosen stays.
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/placed=1/);
  await expect(state).toHaveValue("CA");
  await note.getByRole("link", { name: "Read it for Texas" }).click();
  await expect(state).toHaveValue("TX");
});

test("a city of another state is explained", async ({ page }) => {
  await page.goto("/dashboard?sent=1&q=sick+leave&state=TX&city=los-angeles&federal=1");
  await expect(page.getByRole("alert")).toContainText("Los Angeles is a city of California, not of Texas.");
});

test("unticking a level hides its laws and stands in the URL", async ({ page }) => {
  await page.goto(SEARCH);
  const filters = page.getByRole("complementary", { name: "Filters" });
  const first = filters.getByRole("group", { name: "Risk level" }).getByRole("checkbox").first();
  await first.uncheck();
  await expect(page).toHaveURL(/hideRisk=/);
  await page.reload();
  await expect(filters.getByRole("group", { name: "Risk level" }).getByRole("checkbox").first()).not.toBeChecked();
});

test("what was typed before the page came alive stays", async ({ page }) => {
  const release = await openBeforeScripts(page, "/dashboard");
  const question = page.getByRole("textbox", { name: "Your question" });
  await question.fill("overtime");
  release();
  await alive(page);
  await expect(page.getByRole("combobox", { name: "State", exact: true })).toHaveValue("CA");
  await expect(question).toHaveValue("overtime");
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeEnabled();
});

test("the whole search works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/dashboard");
  await page.getByRole("textbox", { name: "Your question" }).fill("overtime");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Federal Laws/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Risk assessment" })).toBeVisible();
  // The filters, on a phone too, where their drawer needs JavaScript.
  await page.setViewportSize({ width: 390, height: 800 });
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("group", { name: "Risk level" }).getByRole("checkbox").first().uncheck();
  await filters.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/q=overtime.*hideRisk=/);
  await expect(filters.getByRole("group", { name: "Risk level" }).getByRole("checkbox").first()).not.toBeChecked();
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
  await context.close();
});

test("the pay calculator shows both methods and explains a line", async ({ page }) => {
  await page.goto("/pay-calculator");
  await page.getByLabel("Annual salary", { exact: true }).fill("60000");
  await page.getByRole("combobox", { name: "State", exact: true }).selectOption("CA");
  await page.getByRole("button", { name: "Calculate Pay" }).click();
  await expect(page.getByRole("heading", { name: "Precise withholding" })).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: "Quick estimate: $" })).toBeVisible();
  await page.locator("summary").filter({ hasText: "Federal income tax" }).first().click();
  await expect(
    page
      .getByText(/bracket|threshold|over/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
