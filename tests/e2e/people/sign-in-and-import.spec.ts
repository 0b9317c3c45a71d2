import { mailedLink } from "../account/outbox";
import { newPerson, openAccount, toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { leaveCompany } from "./leave-company";

test("HR invites an employee from their page, who accepts and sees their own record and time off", async ({
  page,
  browser,
}) => {
  const { anaId } = await leaveCompany(page);
  const { email } = await (await page.request.get(`/api/people/employees/${anaId}`)).json();
  await page.goto("/hris");
  await page.getByRole("link", { name: "Can sign in" }).click();
  await expect(page.getByText("cannot sign in to see their own record")).toBeVisible();
  await page.getByRole("link", { name: "Ana Silva" }).click();
  await page.getByRole("link", { name: "Invite to sign in" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Invite ${email}` }).click();
  await expect(toast(page, "Invitation Sent")).toBeVisible();
  await expect(page.getByText(`Invited at ${email}`)).toBeVisible();

  const link = await mailedLink(email, "/invitation");
  const own = await (await browser.newContext()).newPage();
  await openAccount(own, { ...newPerson(), email });
  await own.goto(link);
  await expect(own.getByText("connects your account to your employee record")).toBeVisible();
  await expectAccessible(own);
  await own.getByRole("button", { name: "Accept" }).click();
  await expect(own).toHaveURL(/\/hris\/me$/);
  await expect(own.getByRole("heading", { name: "Ana Silva" })).toBeVisible();
  await expect(own.getByRole("link", { name: "Ask for time off" })).toBeVisible();
  await expectAccessible(own);

  await page.goto(`/hris/employees/${anaId}/personal`);
  await expect(page.getByText("sees their own record, pay, time off and tasks")).toBeVisible();
});

test("HR brings people in from a file, sees first what is wrong, takes the import back, and reads the reports", async ({
  page,
}) => {
  await leaveCompany(page);
  await page.goto("/hris/employees");
  await page.getByRole("link", { name: "Import" }).click();
  await expectAccessible(page);
  const rows = [
    "First name,Last name,Work e-mail,First day,Title,Pay,Manager",
    "Bo,Reed,bo.reed@example.com,1/5/2026,Baker,31.00,Ana Silva",
    "Cy,Late,cy.late@example.com,soon,Baker,31.00,",
  ].join("\n");
  await page
    .getByLabel("CSV or Excel file")
    .setInputFiles({ name: "team.csv", mimeType: "text/csv", buffer: Buffer.from(rows) });
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Nothing saved yet: 1 would be added, 1 not.")).toBeVisible();
  await expect(page.getByText("The first day is no date: write 2027-01-04 or 1/4/2027.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1" }).click();
  await expect(page.getByText("1 added, 1 not.").first()).toBeVisible();
  await page.getByRole("link", { name: "Bo Reed" }).click();
  await expect(page.getByRole("link", { name: "Ana Silva" })).toBeVisible();

  await page.getByRole("link", { name: "Reports", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Headcount" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Excel" }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^headcount-.*\.xlsx$/);

  await page.goto("/hris/import");
  await page.getByRole("button", { name: "Take back team.csv" }).click();
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await expect(toast(page, "1 Employee Removed")).toBeVisible();
});
