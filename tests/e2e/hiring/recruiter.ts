import { expect, type Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { openAccount } from "../account/person";

const STAGES = ["Applied", "Screening", "Interview", "Offer", "Hired"];
const KINDS = ["applied", "screening", "interviewing", "offer", "hired"];

/** A recruiter with ATS access, in an organization of their own. */
export async function recruiter(page: Page): Promise<string> {
  const { email } = await openAccount(page);
  await inDatabase(
    "update users set ats_access_level = 'monthly', ats_access_expiry = now() + interval '30 days' where email = $1",
    [email],
  );
  await page.goto("/ats/candidates");
  return email;
}

/** A published job with a pipeline, as a row: how one comes to be is tried elsewhere. */
export async function publishedJob(email: string, title: string): Promise<void> {
  await inDatabase(
    `with org as (select m.organization_id as id from organization_members m join users u on u.id = m.user_id where u.email = $1),
      job as (insert into jobs (organization_id, title, status, approval_status, published_at, openings, updated_at)
        select id, $2, 'published', 'approved', now(), 5, now() from org returning id, organization_id)
      insert into job_stages (organization_id, job_id, name, kind, position)
      select job.organization_id, job.id, stage.name, stage.kind, stage.at from job,
        unnest($3::text[], $4::text[]) with ordinality as stage(name, kind, at)`,
    [email, title, STAGES, KINDS],
  );
}

export async function addCandidate(page: Page, firstName: string, lastName: string): Promise<void> {
  await page.goto("/ats/candidates/new");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill(firstName);
  await dialog.getByLabel("Last name").fill(lastName);
  await dialog.getByLabel("Email", { exact: true }).first().fill(`${firstName}.${lastName}@example.com`.toLowerCase());
  await dialog.getByRole("button", { name: "Add Candidate" }).click();
  await expect(page.getByRole("heading", { name: `${firstName} ${lastName}` })).toBeVisible();
}
