import { known } from "../../resumes/measure";
import { renderSpecimen } from "../../resumes/render";
import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { addCandidate, publishedJob, recruiter } from "./recruiter";

test("a candidate is added with a resume that is read, checked and found by its words", async ({ page }) => {
  await recruiter(page);
  await expect(page.getByText("No candidates yet")).toBeVisible();
  await page.getByRole("link", { name: "Add Candidate" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add New Candidate" });
  await dialog.getByRole("button", { name: "Add Candidate" }).click();
  await expect(toast(page, "Missing Required Fields")).toBeVisible();
  await expectAccessible(page);

  const specimen = known()[0];
  if (!specimen) throw new Error("no specimen");
  await dialog.getByLabel("First name").fill("Marisol");
  await dialog.getByLabel("Last name").fill("Etxeberria");
  await dialog.getByLabel("Email", { exact: true }).first().fill(specimen.truth.email);
  const buffer = Buffer.from(await renderSpecimen(specimen));
  await dialog.getByLabel(/^Resume/).setInputFiles({ name: "cv <b>.pdf", mimeType: "application/pdf", buffer });
  await expect(dialog.getByText(/^0\.\d\d MB$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Add Candidate" }).click();
  await expect(toast(page, "Candidate Added Successfully")).toBeVisible();
  await expect(page.getByText("Resume is being parsed...").first()).toBeVisible();

  await page.getByRole("link", { name: /Check what was read/ }).click();
  await expect(page.getByRole("heading", { name: "What was read" })).toBeVisible();
  await expect(page.getByLabel("Employer, stay 1")).toHaveValue("Copperline Freight Partners");
  await expectAccessible(page);
  await page.getByLabel("Current title").fill("Head of Operations");
  await page.getByRole("button", { name: "Save what is right" }).click();
  await expect(page.getByText("Head of Operations at Copperline Freight Partners")).toBeVisible();
  await expect(page.getByText("Checked", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/ats/candidates");
  await page.getByRole("searchbox").fill("overtime peak -plumber");
  await expect(page).toHaveURL(/search=overtime/);
  await expect(page.getByRole("heading", { name: "Marisol Etxeberria" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("plumber");
  await expect(page.getByText("No matching candidates")).toBeVisible();
});

test("an application goes through the pipeline by keyboard, back with a reason, and many are rejected with a mail", async ({
  page,
}) => {
  const email = await recruiter(page);
  await publishedJob(email, "Night Baker");
  for (const last of ["Ito", "Park"]) {
    await addCandidate(page, "Kim", last);
    await page.getByLabel("Add to a job").selectOption({ label: "Night Baker" });
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("link", { name: "Night Baker" })).toBeVisible();
  }
  await page.goto("/ats/applications?view=board");
  const column = (name: string) => page.getByRole("list", { name, exact: true });
  await expect(column("Applied").getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  const grip = page.getByRole("button", { name: "Move Kim Ito" });
  await grip.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Over Interview, column 3 of 5.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Kim Ito moved to Interview.")).toBeAttached();
  await expect(page.getByText("1 application was moved.", { exact: false })).toBeVisible();
  await page.reload();
  await expect(column("Interview").getByText("Kim Ito")).toBeVisible();

  await page.getByRole("button", { name: "Move Kim Ito" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  const why = page.getByRole("dialog", { name: "Why does it go back?" });
  await why.getByLabel("Reason").fill("One more call");
  await why.getByRole("button", { name: "Move back" }).click();
  await expect(column("Screening").getByText("Kim Ito")).toBeVisible();
  await page.getByRole("link", { name: "Kim Ito" }).click();
  await expect(page.getByText("One more call")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/ats/applications");
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await page.getByLabel("Move to").selectOption("rejected");
  await page.getByLabel("Reason", { exact: true }).selectOption({ label: "Position was filled" });
  await page.getByLabel("Send each a mail").check();
  await expect(page.getByRole("region", { name: "Preview of the mail" })).toContainText(
    "Your application for Night Baker",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Move 2" }).click();
  await expect(page.getByText("2 applications were moved.", { exact: false })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Rejected" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("cell", { name: "Rejected" })).toHaveCount(0);
});

test("two records become one and two again; a CSV is tried and brought in", async ({ page }) => {
  await recruiter(page);
  await page.goto("/ats/candidates/import");
  const csv =
    "First Name,Last Name,Email,Phone\nAda,Park,ada@example.com,(202) 555-0142\nA.,Park,a.park@example.com,202-555-0142\nBo,,bo@example.com,\n";
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("Nothing saved yet: 2 would be added, 1 not.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2" }).click();
  await expect(page.getByText("2 added, 1 not.")).toBeVisible();

  await page.goto("/ats/candidates/duplicates");
  await expect(page.getByText("Same phone")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep this one: Ada Park, ada@example.com" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("No duplicates found")).toBeVisible();
  await page.getByRole("button", { name: /^Undo the merge/ }).click();
  await expect(page.getByText("Same phone")).toBeVisible();
});

test("a list as it is filtered is saved as a view, and deleted again", async ({ page }) => {
  const email = await recruiter(page);
  await publishedJob(email, "Night Baker");
  await addCandidate(page, "Kim", "Ito");
  for (const { list, filter, kept } of [
    { list: "/ats/candidates", filter: "Active", kept: "status=active" },
    { list: "/ats/applications", filter: "Hired", kept: "status=hired" },
  ]) {
    await page.goto(list);
    await page.getByRole("link", { name: filter, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(kept));
    await page.getByText("Save this view").click();
    await page.getByLabel("Name of the view").fill("My list");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(toast(page, "View Saved")).toBeVisible();
    // The list stays filtered, and the view leads there from anywhere.
    await expect(page).toHaveURL(new RegExp(kept));
    await page.goto(list);
    await page.getByRole("list", { name: "Saved views" }).getByRole("link", { name: "My list" }).click();
    await expect(page).toHaveURL(new RegExp(kept));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete the view My list" }).click();
    await expect(toast(page, "View Deleted")).toBeVisible();
    await expect(page.getByRole("list", { name: "Saved views" })).toHaveCount(0);
  }
});
