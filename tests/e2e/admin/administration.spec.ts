import type { Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { mailedLink } from "../account/outbox";
import { toast } from "../account/person";
import { alwaysAccessible, expectAccessible, expectReadable } from "../axe";
import { openBeforeScripts } from "../held-scripts";
import { expect, test } from "../test";
import { ADMIN, signInAsAdmin } from "./sign-in";

let count = 0;

/** A customer with a name of their own, added by the dialog; ends on the manage drawer. */
async function addCustomer(page: Page): Promise<{ name: string; email: string }> {
  count += 1;
  const name = `Quill${Date.now().toString(36)}${count}`;
  const email = `${name.toLowerCase()}@example.com`;
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await dialog.getByLabel("First name").fill("Zoë");
  await dialog.getByLabel("Last name").fill(name);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Add Customer" }).click();
  await expect(page.getByRole("dialog", { name: `Zoë ${name}` })).toBeVisible();
  return { name, email };
}

test.beforeEach(({ page }) => signInAsAdmin(page));

test("a customer is added, invited, found as one types, and opened by a link of their own", async ({ page }) => {
  await page.getByRole("link", { name: "Add Customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Customer" });
  await expectAccessible(page);
  await dialog.getByLabel("First name").fill("Pat");
  await dialog.getByLabel("Last name").fill("Toosoon");
  await dialog.getByLabel("Email").fill("pat@example.com");
  await dialog.getByLabel("Set a temporary password").check();
  await dialog.getByRole("textbox", { name: /^Temporary password/ }).fill("short");
  await dialog.getByRole("button", { name: "Add Customer" }).click();
  await expect(dialog.getByRole("alert").getByText("Validation Error.")).toBeVisible();
  await expect(dialog.getByText("Temporary password must be at least 8 characters long").first()).toBeVisible();
  await expect(dialog.getByLabel("Last name")).toHaveValue("Toosoon");
  const { name, email } = await addCustomer(page);
  await expect(toast(page, "Customer Added")).toBeVisible();
  const address = page.url();
  expect(await mailedLink(email, "/reset-password")).toContain("token=");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByLabel("Search customers").fill(name.slice(0, 8));
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("table", { name: "Customers" }).getByTitle(email)).toBeVisible();
  await page.getByRole("link", { name: "Expired" }).click();
  await expect(page.getByText("No customers match")).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("dialog", { name: new RegExp(name) })).toBeVisible();
  await expectAccessible(page);
});

test("access, grants and revocation are done in the drawer, and the timeline tells of them", async ({ page }) => {
  await addCustomer(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Access level").selectOption("monthly");
  await drawer.getByRole("button", { name: "+1 month" }).first().click();
  await drawer.getByRole("button", { name: "Update Access Level" }).click();
  await expect(toast(page, "Access Updated")).toBeVisible();
  await drawer.getByText("ATS access").click();
  await drawer.getByLabel("ATS plan").selectOption("annual");
  await drawer.getByRole("button", { name: "Grant ATS" }).click();
  await expect(page.getByText("ATS access granted.", { exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Revoke ATS" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke ATS" }).click();
  await expect(page.getByText("ATS access revoked.", { exact: true })).toBeVisible();
  await drawer.getByText("HRIS access").click();
  await drawer.getByLabel("Employees").fill("40");
  await drawer.getByRole("button", { name: "Grant HRIS" }).click();
  await expect(page.getByText("HRIS access granted.", { exact: true })).toBeVisible();
  await drawer.getByText("Timeline").click();
  for (const act of ["customer.add", "customer.access", "customer.revoke_ats", "customer.grant_hris"]) {
    await expect(drawer.getByText(act, { exact: true })).toBeVisible();
  }
});

test("passwords, notice, note, details and suspension each have their form", async ({ page }) => {
  const { email } = await addCustomer(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Password and sessions").click();
  await drawer.getByRole("button", { name: "Reset Password" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, "Password Reset Initiated")).toBeVisible();
  await drawer.getByLabel("Temporary password").fill("winter-apples");
  await drawer.getByRole("button", { name: "Set Temp Password" }).click();
  await expect(toast(page, "Temporary Password Set")).toBeVisible();
  await drawer.getByText("Send notification", { exact: true }).click();
  await drawer.getByLabel("Subject").fill("Your plan");
  await drawer.getByLabel("Message").fill("It was extended.");
  await drawer.getByRole("button", { name: "Send Notification" }).click();
  await expect(toast(page, "Notification Sent")).toBeVisible();
  await drawer.getByText("Notes (0)").click();
  await drawer.getByLabel("New note").fill("Asked for an invoice <b>by post</b>");
  await drawer.getByRole("button", { name: "Add Note" }).click();
  await expect(drawer.getByText("Asked for an invoice <b>by post</b>")).toBeVisible();
  await drawer.getByText("Edit details").click();
  await drawer.getByLabel("Phone number").fill("555 0142");
  await drawer.getByRole("button", { name: "Save Details" }).click();
  await expect(toast(page, "Customer Updated")).toBeVisible();
  await drawer.getByText("Account", { exact: true }).click();
  await drawer.getByLabel("Reason").fill("Test");
  await drawer.getByRole("button", { name: "Suspend Account" }).click();
  await expect(toast(page, "Account Suspended")).toBeVisible();
  await drawer.getByRole("button", { name: "Reactivate Account" }).click();
  await expect(toast(page, "Account Reactivated")).toBeVisible();
  const saved = page.waitForEvent("download");
  await drawer.getByRole("button", { name: "Export Data" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.json$/);
  expect(await mailedLink(email, "/reset-password")).toContain("token=");
});

test("who edits what a colleague changed meanwhile is told so and keeps what was typed", async ({ page }) => {
  const { email } = await addCustomer(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Edit details").click();
  await drawer.getByLabel("Phone number").fill("555 0177");
  await inDatabase("update users set version = version + 1 where email = $1", [email]);
  await drawer.getByRole("button", { name: "Save Details" }).click();
  await expect(drawer.getByRole("alert")).toContainText("Someone else changed this customer.");
  await expect(drawer.getByLabel("Phone number")).toHaveValue("555 0177");
});

test("an expired session in the middle of an edit leads to the sign-in and back", async ({ page }) => {
  await addCustomer(page);
  const address = new URL(page.url()).pathname;
  await page.context().clearCookies({ name: "sw_session" });
  await page.getByRole("dialog").getByRole("button", { name: "Grant 30-Minute Trial" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/login\\?returnTo=${encodeURIComponent(address)}`));
});

test("purchase history and the view as a customer open from the row", async ({ page }) => {
  const { name, email } = await addCustomer(page);
  await inDatabase(
    `insert into purchase_history (user_id, service_type, amount, payment_status, coupon_code, access_duration, stripe_payment_intent_id, updated_at)
     select id, 'daily', 499, 'completed', 'TRIAL50', 1440, 'pi_' || id, now() from users where email = $1`,
    [email],
  );
  await page.goto(`/admin/dashboard?search=${name}`);
  const more = () => page.getByRole("button", { name: `More for Zoë ${name}` }).click();
  await more();
  await page.getByRole("menuitem", { name: "Purchase History" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("daily, $4.99")).toBeVisible();
  await expect(dialog.getByText("TRIAL50")).toBeVisible();
  await expect(dialog.getByText("1,440 minutes")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await more();
  await page.getByRole("menuitem", { name: "View as Customer" }).click();
  await expect(page.getByText(`Admin is viewing as Zoë ${name}`)).toBeVisible();
  await page.goto("/admin/dashboard");
  await expect(page).not.toHaveURL(/admin/);
  await page.getByRole("button", { name: "Return to Admin" }).click();
  await expect(toast(page, "Impersonation Stopped")).toBeVisible();
});

test("many customers are previewed, then done with a result for each; a file is checked first", async ({ page }) => {
  const { name } = await addCustomer(page);
  await page.goto(`/admin/dashboard?search=${name}`);
  await page.getByLabel(`Select Zoë ${name}`).check();
  await page.getByRole("link", { name: "Update 1 selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Update many customers" });
  await dialog.getByLabel("Product").selectOption("ats");
  await dialog.getByLabel("Level").selectOption("annual");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("1 of 1 rows would be done")).toBeVisible();
  await page.getByRole("button", { name: "Do it for 1" }).click();
  await expect(page.getByText("1 done, 0 failed, 0 waiting.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Import CSV" }).click();
  const csv = `email,firstName,lastName\nimported.${name}@example.com,Im,Ported\nbroken,Br,Oken\n`;
  await page
    .getByRole("dialog", { name: "Import customers" })
    .getByLabel("CSV file")
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Check File" }).click();
  await expect(page.getByText("1 of 2 rows would be done, 1 cannot.")).toBeVisible();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await page.getByRole("button", { name: "Do it for 1" }).click();
  await expect(page.getByText("1 done, 1 failed, 0 waiting.")).toBeVisible();
});

test("what was entered before the page came alive goes along into the dialog", async ({ page }) => {
  const release = await openBeforeScripts(page, "/admin/dashboard/import");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from("email\nbroken\n") });
  release();
  const dialog = page.getByRole("dialog", { name: "Import customers" });
  await expect(dialog.getByLabel("CSV file")).toHaveValue(/people\.csv$/);
});

test("a row ticked before the page came alive is selected", async ({ page }) => {
  const { name } = await addCustomer(page);
  const release = await openBeforeScripts(page, `/admin/dashboard?search=${name}`);
  await page.getByLabel(`Select Zoë ${name}`).check();
  release();
  await expect(page.getByRole("link", { name: "Update 1 selected" })).toBeVisible();
  await expect(page.getByLabel("Select all rows on this page")).toBeChecked();
});

test("the list is saved as a file and says so", async ({ page }) => {
  for (const [button, name] of [
    ["Export CSV", /customers-.*\.csv/],
    ["Export Excel", /customers-.*\.xlsx/],
  ] as const) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    expect((await saved).suggestedFilename()).toMatch(name);
    await expect(toast(page, "Export Complete")).toBeVisible();
  }
});

test("a role is made, assigned by address, and opens exactly its tabs", async ({ page, browser }) => {
  const { email } = await addCustomer(page);
  await inDatabase(
    "update users set password_hash = (select password_hash from users where email = $2) where email = $1",
    [email, ADMIN.email],
  );
  await page.goto("/admin/roles");
  await page.getByText("Add a role").click();
  const title = `Looker ${count}${Date.now().toString(36)}`;
  await page.getByLabel("Role name").last().fill(title);
  await page.getByLabel("View feedback").last().check();
  await page.getByRole("button", { name: "Add Role" }).click();
  await expect(toast(page, "Role Added")).toBeVisible();
  await page.getByLabel("Email of the account").fill(email);
  await page.getByLabel("Role to assign").selectOption({ label: title });
  await page.getByRole("button", { name: "Assign Role" }).click();
  await expect(toast(page, "Role Assigned")).toBeVisible();
  await expectAccessible(page);
  const other = await browser.newPage();
  await other.goto("/login");
  await other.getByLabel("Email", { exact: true }).fill(email);
  await other.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await other.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto("/admin/dashboard");
  await expect(other).toHaveURL(/\/admin\/feedback$/);
  await expect(other.getByRole("navigation", { name: "Administration" }).getByRole("link")).toHaveText(["Feedback"]);
  await other.close();
});

const TABS = ["dashboard", "questions", "risk", "analytics", "feedback", "roles", "audit", "system"];
for (const theme of ["light", "dark"] as const) {
  test(`every tab is accessible in the ${theme} theme, and fits a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const tab of TABS) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/admin/${tab}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Administration");
      await (theme === "light" ? alwaysAccessible(page) : expectReadable(page));
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${tab} at 320 px`).toBeLessThanOrEqual(0);
    }
  });
}

test("questions are searched, feedback is answered, Clear All Access is there for development", async ({ page }) => {
  await inDatabase(
    "insert into question_repository (submission_id, question, state, law_count) values ($1, $2, 'TX', 3)",
    [`e2e-${Date.now()}`, "overtime pay for quillers"],
  );
  await page.goto("/admin/questions?search=quillers");
  await expect(page.getByRole("table", { name: "Questions" })).toContainText("overtime pay for quillers");
  await page.getByLabel("Search questions").fill("nothing like this");
  await expect(page.getByText("No questions match your search criteria.")).toBeVisible();
  await inDatabase("insert into feedback (type, message, updated_at) values ('urgent-issue', $1, now())", [
    "Wrong rate",
  ]);
  await page.goto("/admin/feedback");
  await page
    .getByText(/^Answer number/)
    .first()
    .click();
  await page.getByLabel("Status").first().selectOption("resolved");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(toast(page, "Feedback Updated")).toBeVisible();
  await page.goto("/admin/system");
  await page.getByRole("button", { name: "Clear All Access" }).click();
  await expect(toast(page, "All Access Cleared")).toBeVisible();
});
