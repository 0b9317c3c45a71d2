import type { Browser, Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { mailedLink, newestMail } from "../account/outbox";
import { newPerson, openAccount, toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { sendApplication } from "./applicant";
import { recruiter } from "./recruiter";

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const RESUME = [
  "Noor Haddad",
  "noor.haddad@example.com | (512) 555-0177 | Austin, TX 78701",
  "",
  "EXPERIENCE",
  "Head Baker, Rye & Co",
  "2019 - Present",
];

/** Another admin of the same company: whoever asks does not approve. */
async function colleague(browser: Browser, owner: string): Promise<Page> {
  const page = await browser.newPage();
  const { email } = await openAccount(page, { ...newPerson(), firstName: "Omar", lastName: "Brandt" });
  await inDatabase(
    `with org as (select m.organization_id as id from organization_members m join users u on u.id = m.user_id where u.email = $1),
      joined as (insert into organization_members (organization_id, user_id, role, updated_at)
        select org.id, u.id, 'admin', now() from org, users u where u.email = $2)
    update users set default_organization_id = (select id from org) where email = $2`,
    [owner, email],
  );
  await page.goto("/ats/settings");
  return page;
}

async function fillRequisition(page: Page): Promise<void> {
  await page.goto("/ats/jobs/new");
  await page.getByLabel(/^Job title/).fill("Day Baker");
  await page.getByLabel(/^Department/).selectOption("operations");
  await page.getByLabel(/^Hiring manager/).selectOption({ label: "Dana Miller" });
  await page.getByLabel(/^Location/).fill("Austin, TX");
  await page.getByLabel(/^Employment type/).selectOption("full-time");
  await page.getByLabel(/^Description/).fill("<p>Bakes bread by day.</p>");
  await page.getByLabel("Minimum salary").fill("50,000");
  await page.getByLabel("Maximum salary").fill("60,000");
  await page.getByLabel("Salary visibility").selectOption("range");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await page.getByRole("button", { name: "Create Requisition" }).click();
  await expect(toast(page, "Job Requisition Created")).toBeVisible();
}

test("a requisition is approved, posted and applied for, and leads by interview and scorecard to an offer signed by link, and to a hire", async ({
  page,
  browser,
}) => {
  // One person's whole way, walked once.
  test.setTimeout(240_000);
  const other = await colleague(browser, await recruiter(page));
  await other.getByLabel("The careers site is open").check();
  await other.getByRole("button", { name: "Save Company" }).click();
  await expect(other.getByRole("link", { name: /^Careers at/ })).toBeVisible();

  await fillRequisition(page);
  const job = page.url();
  await expect(page.getByText("Approval: pending")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await other.goto("/ats/jobs?approval=mine");
  await other.getByRole("link", { name: "Day Baker", exact: true }).click();
  await other.getByRole("button", { name: "Approve" }).click();
  await expect(toast(other, "Approved")).toBeVisible();
  await page.goto(job);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(toast(page, "Job Published")).toBeVisible();
  await expectAccessible(page);
  const posting = (await page.getByRole("link", { name: "View Posting" }).getAttribute("href")) ?? "";

  const candidate = await browser.newPage();
  await candidate.goto(posting);
  await expect(candidate.getByText("$50,000–$60,000 a year", { exact: true })).toBeVisible();
  const buffer = Buffer.from(RESUME.join("\n"));
  await candidate.getByLabel(/^Resume/).setInputFiles({ name: "noor.txt", mimeType: "text/plain", buffer });
  await candidate.getByRole("button", { name: "Fill In From My Resume" }).click();
  await expect(candidate.getByLabel("Last name")).toHaveValue("Haddad");
  await candidate.getByRole("checkbox").check();
  await sendApplication(candidate);

  await page.goto("/ats/applications?view=board");
  const grip = page.getByRole("button", { name: "Move Noor Haddad" });
  await grip.focus();
  await page.keyboard.press("Space");
  for (let stage = 0; stage < 3; stage += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Over Interview, column 4 of 6.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("1 application was moved.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Noor Haddad" }).click();
  await expect(page.getByRole("heading", { name: "Noor Haddad for Day Baker" })).toBeVisible();
  const application = page.url();
  await page.getByRole("link", { name: "Noor Haddad" }).click();
  await expect(page.getByText("Head Baker at Rye & Co")).toBeVisible();

  await page.goto(application);
  await page.getByRole("link", { name: "Schedule Interview" }).click();
  await page.getByLabel("Date (optional)").fill(dayIn(3));
  await page.getByLabel("Time (optional)").fill("10:00");
  await page.getByLabel("Dana Miller").selectOption("lead");
  await page.getByRole("button", { name: "Save Interview" }).click();
  await expect(
    page.getByText("Give the meeting link, or a place: the invitation says where to come.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("Invite without place and link: they follow later")).toBeVisible();
  await page.getByLabel("Meeting link (optional)").fill("https://meet.example.com/head-baker");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Interview" }).click();
  await expect(toast(page, "Interview Scheduled")).toBeVisible();
  const invitation = await newestMail("noor.haddad@example.com", "text/calendar");
  expect(invitation).toMatch(/method=REQUEST/i);
  expect(invitation).toContain("SEQUENCE:0");
  await page.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("lead, comes")).toBeVisible();
  await expectAccessible(page);

  // Only time can make it take place.
  await inDatabase("update interviews set scheduled_at = now() - interval '10 minutes' where id = $1", [
    Number(page.url().split("/").at(-1)),
  ]);
  await page.reload();
  await page.getByLabel("Skills for the work", { exact: true }).selectOption("5");
  await page.getByRole("button", { name: "Submit Scorecard" }).click();
  await expect(page.getByText("Choose your recommendation.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Strong yes" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit Scorecard" }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();

  await page.goto(application);
  await page.getByLabel("Stage").selectOption({ label: "Offer" });
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(toast(page, "Now offer")).toBeVisible();
  await page.getByRole("link", { name: "Make Offer" }).click();
  await page.getByLabel("Place of work").fill("Austin, TX");
  await page.getByLabel("First day").fill(dayIn(40));
  await page.getByLabel("Answer by").fill(dayIn(10));
  await page.getByLabel("Pay", { exact: true }).fill("55,000");
  await page.getByLabel("Show the total compensation").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Offer" }).click();
  await expect(page.getByRole("heading", { name: "Offer to Noor Haddad" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit for approval" }).click();
  await expect(page.getByText("Pending approval", { exact: true })).toBeVisible();
  const offer = page.url();
  await other.goto(offer);
  await other.getByRole("button", { name: "Approve" }).click();
  await expect(other.getByRole("button", { name: "Send to the candidate" })).toBeVisible();
  await page.goto(offer);
  await page.getByRole("button", { name: "Send to the candidate" }).click();
  await expect(toast(page, "Offer Sent")).toBeVisible();

  await candidate.goto(await mailedLink("noor.haddad@example.com", "/careers/offer"));
  await expect(candidate.getByText("$55,000.00 a year")).toBeVisible();
  await expectAccessible(candidate);
  await candidate.getByLabel("Your full name").fill("Noor Haddad");
  await candidate.getByLabel(/I have read the letter/).check();
  await candidate.getByRole("button", { name: "Accept the Offer" }).click();
  await expect(candidate.getByText("and signed as Noor Haddad")).toBeVisible();

  await page.goto(offer);
  await expect(page.getByText(/Signed as Noor Haddad from/)).toBeVisible();
  await page.getByRole("button", { name: "Hire" }).click();
  await expect(toast(page, "Hired")).toBeVisible();
  await page.getByRole("link", { name: "Open", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Noor Haddad Draft" })).toBeVisible();
  await expect(page.getByText("$55,000.00 a year")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Application, with notices and forms" }).click();
  await expect(page.getByText(/^Form I-9 \(Employment/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(job);
  await expect(page.getByText("1 of 1 filled")).toBeVisible();
});
