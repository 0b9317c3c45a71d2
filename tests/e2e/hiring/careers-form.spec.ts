import type { Browser, Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { openAccount } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { sendApplication } from "./applicant";

const ASKED: [label: string, kind: string, options: string[]][] = [
  ["When can you start?", "date", []],
  ["Which shift?", "choice", ["Day", "Night"]],
  ["Which breads?", "multi_choice", ["Rye", "Wheat"]],
  ["Why us?", "long_text", []],
  ["What is your current salary?", "text", []],
];

/** A public job in California with a form of its own; answers its address. */
async function posting(page: Page): Promise<string> {
  const { email } = await openAccount(page);
  await inDatabase(
    "update users set ats_access_level = 'monthly', ats_access_expiry = now() + interval '30 days' where email = $1",
    [email],
  );
  await page.goto("/ats/team");
  await inDatabase(
    `with org as (update organizations set careers_enabled = true, head_count = 40 where id in
        (select m.organization_id from organization_members m join users u on u.id = m.user_id where u.email = $1) returning id, slug),
      job as (insert into jobs (organization_id, title, location, status, approval_status, published_at, openings, public_slug, updated_at)
        select id, 'Baker', 'Fresno, CA', 'published', 'approved', now(), 5, 'baker', now() from org returning id, organization_id),
      asked as (insert into job_questions (organization_id, job_id, label, kind, options, position, updated_at)
        select organization_id, id, q->>0, q->>1, array(select jsonb_array_elements_text(q->2)), at, now()
        from job, jsonb_array_elements($2::jsonb) with ordinality as x(q, at))
      insert into job_stages (organization_id, job_id, name, kind, position)
      select organization_id, id, 'Applied', 'applied', 1 from job`,
    [email, JSON.stringify(ASKED)],
  );
  await page.goto("/ats/jobs?status=published");
  await page.getByRole("link", { name: "View Baker", exact: true }).click();
  await expect(page.getByText("Not shown: the law check blocks it")).toBeVisible();
  return (await page.getByRole("link", { name: "View Posting" }).getAttribute("href")) ?? "";
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Kim");
  await page.getByLabel("Last name").fill("Ito");
  await page.getByLabel("Email", { exact: true }).fill("kim.ito@example.com");
  await page.getByLabel(/^When can you start/).fill("2027-02-01");
  await page.getByLabel(/^Which shift/).selectOption("Night");
  await page.getByLabel("Rye").check();
  await page.getByLabel(/^Why us/).fill("The smell of bread");
}

async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel("Last name")).toHaveValue("Ito");
  await expect(page.getByLabel(/^When can you start/)).toHaveValue("2027-02-01");
  await expect(page.getByLabel(/^Which shift/)).toHaveValue("Night");
  await expect(page.getByLabel("Rye")).toBeChecked();
  await expect(page.getByLabel("Wheat")).not.toBeChecked();
  await expect(page.getByLabel(/^Why us/)).toHaveValue("The smell of bread");
}

const RESUME = { name: "kim.txt", mimeType: "text/plain", buffer: Buffer.from("Kim Ito\nkim.ito@example.com\n") };
const AGREE = "Please agree, so that we may keep your application.";

/** Without JavaScript the server draws the form anew from what was sent. */
async function withoutScripts(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await fillIn(page);
  await page.getByLabel(/^Resume/).setInputFiles(RESUME);
  await page.getByRole("button", { name: "Send Application" }).click();
  await expect(page.getByText(AGREE)).toBeVisible();
  await expectKept(page);
  // What stands in noscript is not looked through for text.
  const again = page.locator("noscript p");
  await expect(again).toContainText("choose your resume again before you send the form");
  await expect(again).toBeVisible();
  await context.close();
}

test("the form of a careers page keeps all that was typed when something is missing, and asks nothing that the law bars", async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await posting(page);
  await page.goto(address);
  await expect(page.getByText("current salary")).toHaveCount(0);
  await fillIn(page);
  await page.getByLabel(/^Resume/).setInputFiles(RESUME);
  await page.getByRole("button", { name: "Send Application" }).click();
  await expect(page.getByText(AGREE)).toBeVisible();
  await expectKept(page);
  expect(await page.getByLabel(/^Resume/).evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe(
    "kim.txt",
  );
  await expectAccessible(page);
  await page.route("**/careers/**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Send Application" }).click();
  await expect(page.getByText("Network error. Please try again.").first()).toBeVisible();
  await expectKept(page);
  await page.unrouteAll();
  await page.getByRole("checkbox", { name: /We keep what you send us/ }).check();
  await sendApplication(page);
  await withoutScripts(browser, new URL(address, baseURL).href);
});
