import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "../axe";
import { recruiter } from "../hiring/recruiter";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { openAccount, toast } from "./person";

/** On the screen where the second step is set up. */
async function setUpApp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Set Up an App" }).click();
  const key = (await page.getByRole("region", { name: "Key for the app" }).textContent()) ?? "";
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  await page.getByLabel("Code of the app").fill(app.generate());
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByRole("region", { name: "The ten recovery codes" })).toBeVisible();
}

/** A colleague works in the owner's organization from now on. */
const join = (email: string, owner: string) =>
  inDatabase(
    `with org as (select m.organization_id as id from organization_members m join users u on u.id = m.user_id where u.email = $2),
      chair as (insert into organization_members (organization_id, user_id, role, joined_at, updated_at)
        select org.id, u.id, 'recruiter', now(), now() from org, users u where u.email = $1 returning organization_id)
      update users set default_organization_id = chair.organization_id from chair where email = $1`,
    [email, owner],
  );

test("a company asks its members for a second step: who has none sets it up, and what they were typing is not lost", async ({
  page,
  browser,
}) => {
  const owner = await recruiter(page);
  const colleague = await (await browser.newContext()).newPage();
  await join((await openAccount(colleague)).email, owner);
  await colleague.goto("/ats/candidates/new");
  const dialog = colleague.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Mara");
  await dialog.getByLabel("Last name").fill("Lindqvist");
  await dialog.getByLabel("Email", { exact: true }).first().fill("mara.lindqvist@example.com");

  // Meanwhile the owner goes first, and then asks it of everybody.
  await page.goto("/organizations");
  await page
    .getByRole("main")
    .getByRole("link", { name: /organization/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Require a Second Step" }).click();
  await page.getByRole("button", { name: "Require it" }).click();
  await expect(page.getByText("Set up a second step for yourself first", { exact: false }).first()).toBeVisible();
  const organization = page.url();
  await page.goto("/profile/sign-in");
  await setUpApp(page);
  await page.goto(organization);
  await page.getByRole("button", { name: "Require a Second Step" }).click();
  await page.getByRole("button", { name: "Require it" }).click();
  await expect(toast(page, "Second Step Required")).toBeVisible();

  await dialog.getByRole("button", { name: "Add Candidate" }).click();
  await expect(colleague.getByText("Set up a second step to continue.")).toBeVisible();
  await expectAccessible(colleague);
  // Hiring stays shut by every other way too.
  await colleague.goto("/ats/jobs");
  await expect(colleague).toHaveURL(/\/profile\/sign-in\?returnTo=/);
  await colleague.goto("/profile/sign-in?returnTo=%2Funsent");
  await setUpApp(colleague);
  await colleague.getByRole("link", { name: "Go on to where you wanted to go" }).click();
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Not sent yet");
  await colleague.getByRole("button", { name: "Send It Now" }).click();
  await expect(colleague.getByRole("heading", { name: "Mara Lindqvist" })).toBeVisible();
});
