import type { Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { openAccount, toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { sendApplication } from "./applicant";
import { recruiter } from "./recruiter";

const RESUME = [
  "Kim Ito",
  "kim.ito@example.com | (303) 555-0101 | Fresno, CA 93650",
  "",
  "EXPERIENCE",
  "Baker, Rye & Co",
  "2019 - 2024",
];

/** A recruiter with ATS access and a public job in California that takes referrals. */
async function bakery(page: Page): Promise<void> {
  const { email } = await openAccount(page);
  await inDatabase(
    "update users set ats_access_level = 'monthly', ats_access_expiry = now() + interval '30 days' where email = $1",
    [email],
  );
  await page.goto("/ats/team");
  await inDatabase(
    `with org as (update organizations set careers_enabled = true where id in
        (select m.organization_id from organization_members m join users u on u.id = m.user_id where u.email = $1) returning id),
      job as (insert into jobs (organization_id, title, location, status, approval_status, published_at, openings, public_slug,
          referral_program_active, referral_bonus_amount, updated_at)
        select id, 'Baker', 'Fresno, CA', 'published', 'approved', now(), 5, 'baker', true, 50000, now() from org returning id, organization_id)
      insert into job_stages (organization_id, job_id, name, kind, position)
      select organization_id, id, 'Applied', 'applied', 1 from job`,
    [email],
  );
}

test("a referral by link applies with a resume that fills the form, and stands in the reports and under the law", async ({
  page,
}) => {
  await bakery(page);
  await page.goto("/ats/referrals");
  await page.getByRole("button", { name: "Make my link for Baker" }).click();
  const link = (await page.getByRole("main").locator("code").textContent()) ?? "";
  await expectAccessible(page);

  await page.goto(new URL(link).pathname + new URL(link).search);
  const buffer = Buffer.from(RESUME.join("\n"));
  await page.getByLabel(/^Resume/).setInputFiles({ name: "kim.txt", mimeType: "text/plain", buffer });
  await page.getByRole("button", { name: "Fill In From My Resume" }).click();
  await expect(page.getByLabel("Last name")).toHaveValue("Ito");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("kim.ito@example.com");
  await page.getByRole("checkbox").check();
  await expectAccessible(page);
  await sendApplication(page);

  await page.goto("/ats/referrals");
  await page.getByRole("main").getByRole("link", { name: "Kim Ito" }).click();
  await expect(page.getByText("Answers on it stay closed, and no report can be ordered.")).toBeVisible();
  await page.getByRole("button", { name: "Open a Check" }).click();
  await expect(toast(page, "Background Check Opened")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/ats/reports");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Sources" }).click();
  await page.getByRole("table").getByRole("link", { name: "Referral" }).click();
  await expect(page.getByRole("region", { name: "Sources: Referral", exact: true }).getByText("Kim Ito")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/ats/reports/adverse-impact");
  await expect(page.getByText("not an independent bias audit")).toBeVisible();
  await expectAccessible(page);
});

test("a company sets how long candidates are kept, sees what it means, and takes it back", async ({ page }) => {
  await recruiter(page);
  await page.goto("/ats/settings");
  const months = page.getByLabel("Erase candidates after this many months");
  await months.fill("36");
  await page.getByRole("button", { name: "Save Period" }).click();
  await expect(toast(page, "Period Saved")).toBeVisible();
  await expect(page.getByText("Today this means 0 candidates")).toBeVisible();
  await expect(months).toHaveValue("36");
  await months.fill("");
  await page.getByRole("button", { name: "Save Period" }).click();
  await expect(page.getByText("Today this means")).toHaveCount(0);
});
