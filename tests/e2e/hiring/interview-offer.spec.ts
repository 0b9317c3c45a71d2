import { expect, test } from "@playwright/test";
import { inDatabase } from "../account/database";
import { mailedLink } from "../account/outbox";
import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { addCandidate, publishedJob, recruiter } from "./recruiter";

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an interview with invitation and scorecard leads to an offer that is signed by link, and to a hire", async ({
  page,
}) => {
  const email = await recruiter(page);
  await publishedJob(email, "Day Baker");
  await addCandidate(page, "Noor", "Haddad");
  await page.getByLabel("Add to a job").selectOption({ label: "Day Baker" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("link", { name: "Day Baker" })).toBeVisible();
  await page.goto("/ats/applications");
  await page.getByRole("link", { name: "Noor Haddad" }).click();

  await page.getByRole("link", { name: "Schedule Interview" }).click();
  await page.getByLabel("Date (optional)").fill(dayIn(3));
  await page.getByLabel("Time (optional)").fill("10:00");
  await page.getByLabel("Dana Miller").selectOption("lead");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Interview" }).click();
  await expect(toast(page, "Interview Scheduled")).toBeVisible();
  await page.getByRole("button", { name: "I come" }).click();
  await expect(page.getByText("lead, comes")).toBeVisible();
  await expectAccessible(page);

  // Only time can make it take place.
  await inDatabase("update interviews set scheduled_at = now() - interval '10 minutes'", []);
  await page.reload();
  await page.getByLabel("Skills for the work", { exact: true }).selectOption("5");
  await page.getByRole("button", { name: "Submit Scorecard" }).click();
  await expect(page.getByText("Choose your recommendation.").first()).toBeVisible();
  await page.getByRole("radio", { name: "Strong yes" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit Scorecard" }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Open", exact: true }).click();
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
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("button", { name: "Send to the candidate" }).click();
  await expect(toast(page, "Offer Sent")).toBeVisible();
  const offer = page.url();

  await page.goto(await mailedLink("noor.haddad@example.com", "/careers/offer"));
  await expect(page.getByText("$55,000.00 a year")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your full name").fill("Noor Haddad");
  await page.getByLabel(/I have read the letter/).check();
  await page.getByRole("button", { name: "Accept the Offer" }).click();
  await expect(page.getByText("and signed as Noor Haddad")).toBeVisible();

  await page.goto(offer);
  await expect(page.getByText(/Signed as Noor Haddad from/)).toBeVisible();
  await page.getByRole("button", { name: "Hire" }).click();
  await expect(toast(page, "Hired")).toBeVisible();
});
