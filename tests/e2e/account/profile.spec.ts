import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { mailedLink } from "./outbox";
import { fillRegistration, newPerson, openAccount, register, signIn, toast } from "./person";

test("the profile is edited, and an older window does not overwrite it", async ({ page, context }) => {
  await openAccount(page);
  await page.goto("/profile");
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expectAccessible(page);
  const older = await context.newPage();
  await older.goto("/profile");
  await page.getByLabel("Phone number").fill("555-0100");
  await page.getByLabel("Mailing address").fill("1 Main Street, Sacramento, CA 95814");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Profile Updated")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Phone number")).toHaveValue("555-0100");
  await expect(page.getByLabel("Mailing address")).toHaveValue("1 Main Street, Sacramento, CA 95814");
  await older.getByLabel("First name").fill("Robin");
  await older.getByRole("button", { name: "Save Changes" }).click();
  await expect(older.getByRole("main").getByRole("alert")).toContainText("changed in another window");
  await expect(older.getByLabel("First name")).toHaveValue("Robin");
});

test("a new e-mail address counts after both mailboxes have confirmed it", async ({ page }) => {
  const person = await openAccount(page);
  const next = newPerson().email;
  await page.goto("/profile");
  const password = page.getByLabel("Your password, for the new email");
  await expect(password).toBeHidden();
  await page.getByLabel("Email", { exact: true }).fill(next);
  await password.fill("not-it");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Your current password is not right.").first()).toBeVisible();
  await password.fill(person.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(`${next} waits for its confirmation`)).toBeVisible();
  await page.goto(await mailedLink(person.email, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more confirmation");
  await page.goto(await mailedLink(next, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email address has changed");
  await page.goto("/login");
  await signIn(page, { ...person, email: next });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("changing the password ends the other sessions and keeps this one", async ({ page, browser }) => {
  const person = await openAccount(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login");
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await page.goto("/profile");
  await expect(page.getByText("This device")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Sign out everywhere else" })).toBeVisible();
  await page.getByLabel("Current password").fill("not-it");
  await page.getByLabel("New password", { exact: true }).fill("a-new-password-1");
  await page.getByLabel("Confirm new password").fill("a-new-password-1");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText("Your current password is not right.").first()).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  await page.getByLabel("New password", { exact: true }).fill("a-new-password-1");
  await page.getByLabel("Confirm new password").fill("a-new-password-1");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Updated!")).toBeVisible();
  await elsewhere.goto("/profile");
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test("one other session is signed out from the list", async ({ page, browser }) => {
  const person = await openAccount(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login");
  await signIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await page.goto("/profile");
  await page.getByRole("button", { name: /^Sign out Chrome on/ }).click();
  await expect(toast(page, "Session Ended")).toBeVisible();
  await elsewhere.goto("/profile");
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
});

test("an API key is made with every expiry, whatever the choice hides", async ({ page }) => {
  await openAccount(page);
  await page.goto("/profile");
  for (const expiry of ["in 30 days", "in 90 days", "in one year", "never"]) {
    await page.getByLabel("Key name").fill(`Key ${expiry}`);
    await page.getByLabel("Expires").selectOption(expiry);
    await page.getByRole("button", { name: "Create Key" }).click();
    await expect(page.getByRole("status").filter({ hasText: `Key ${expiry} was created` })).toBeVisible();
  }
});

test("an API key is shown once, works, and is refused once revoked", async ({ page, request, baseURL }) => {
  await openAccount(page);
  const founding = { data: { name: "Miller & Sons" }, headers: { origin: baseURL ?? "" } };
  expect((await page.request.post("/api/organizations", founding)).status()).toBe(201);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByText("Key name is required")).toBeVisible();
  await page.getByLabel("Key name").fill("Payroll sync");
  await page.getByLabel("account:read").check();
  await page.getByLabel("Organization").selectOption("Miller & Sons");
  await expect(page.getByLabel("Expiry date")).toBeHidden();
  await page.getByLabel("Expires").selectOption("on a date");
  await page.getByLabel("Expiry date").fill("2020-02-29");
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByText("The expiry must be in the future.")).toBeVisible();
  await page.getByLabel("Expiry date").fill("2099-12-31");
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(toast(page, "API Key Created")).toBeVisible();
  const secret = (await page.getByLabel("The new API key").textContent()) ?? "";
  expect(secret).toMatch(/^sw_[\w-]{43}$/);
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get("/api/auth/user", { headers })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText("Payroll sync")).toBeVisible();
  await expect(page.getByText("research:read, account:read · Miller & Sons")).toBeVisible();
  await expect(page.getByText(/expires Dec 31, 2099/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole("button", { name: "Revoke Payroll sync" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke key" }).click();
  await expect(toast(page, "API Key Revoked")).toBeVisible();
  expect((await request.get("/api/auth/user", { headers })).status()).toBe(401);
});

test("an account is deleted after four ticks, and the browser forgets it", async ({ page }) => {
  const person = await register(page);
  await page.evaluate(() => localStorage.setItem("left-over", "1"));
  await page.goto("/profile");
  await page.getByRole("link", { name: "Delete Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete your account");
  await expectAccessible(page);
  const button = page.getByRole("button", { name: "Delete My Account" });
  const boxes = page.getByRole("checkbox");
  await expect(boxes).toHaveCount(4);
  for (const box of await boxes.all()) {
    await expect(button).toBeDisabled();
    await box.check();
  }
  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account was deleted");
  await expect(toast(page, "Account Deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem("left-over"))).toBeNull();
  await page.goto("/login");
  await signIn(page, person);
  await expect(toast(page, "Login Failed")).toBeVisible();
});

test("the address of a deleted account registers anew by mail", async ({ page }) => {
  const person = await openAccount(page);
  const earlier = await mailedLink(person.email, "/confirm-account");
  await page.goto("/delete-account");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account was deleted");
  await page.goto("/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");
  await page.goto(await mailedLink(person.email, "/confirm-account", earlier));
  await expect(page.getByText("nothing of that one comes back")).toBeVisible();
  await page.getByRole("button", { name: "Open my account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an organization is founded, a member invited, joins and gets another role", async ({ page, browser }) => {
  await openAccount(page);
  const invited = newPerson();
  await page.goto("/organizations");
  await page.getByLabel("Organization name").fill("Miller & Sons");
  await page.getByRole("button", { name: "Create Organization" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Miller & Sons");
  await page.getByRole("textbox", { name: "Email" }).fill(invited.email);
  await page.getByLabel("Role", { exact: true }).selectOption("recruiter");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(toast(page, "Invitation Sent")).toBeVisible();
  await expectAccessible(page);
  const link = await mailedLink(invited.email, "/invitation");
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expectAccessible(other);
  await other.getByRole("link", { name: "Create account" }).last().click();
  await fillRegistration(other, invited);
  await other.getByRole("button", { name: "Create Account" }).click();
  await other.getByRole("button", { name: "Accept" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Miller & Sons");
  await expect(other.getByText("Your role: Recruiter")).toBeVisible();
  await page.reload();
  const role = page.getByLabel("Role of Dana Miller", { exact: true });
  await role.selectOption("viewer");
  await page.getByRole("button", { name: "Save roles of Dana Miller" }).click();
  await expect(toast(page, "Roles Saved")).toBeVisible();
  await other.reload();
  await expect(other.getByText("Your role: Viewer")).toBeVisible();
  await other.getByRole("button", { name: "Leave organization" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(other).toHaveURL(/\/organizations$/);
  await other.context().close();
});

test("the ownership is offered, accepted by the mailed link, and the new owner removes the former one", async ({
  page,
  browser,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? "" };
  const founder = await openAccount(page);
  const other = await (await browser.newContext()).newPage();
  const heir = await openAccount(other, { ...newPerson(), firstName: "Robin" });
  const founded = await page.request.post("/api/organizations", { data: { name: "Handed On" }, headers });
  const { id } = (await founded.json()) as { id: number };
  const invitation = { data: { email: heir.email, role: "recruiter" }, headers };
  expect((await page.request.post(`/api/organizations/${id}/invitations`, invitation)).status()).toBe(201);
  const invited = await mailedLink(heir.email, "/invitation");
  await other.goto(invited);
  await other.getByRole("button", { name: "Accept" }).click();
  await expect(other.getByText("Your role: Recruiter")).toBeVisible();
  await page.goto(`/organizations/${id}`);
  await page.getByRole("button", { name: "Offer ownership to Robin Miller" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Offer ownership" }).click();
  await expect(toast(page, "Ownership Offered")).toBeVisible();
  await other.goto(await mailedLink(heir.email, "/invitation", invited));
  await expect(other.getByText("the owner of today becomes an admin")).toBeVisible();
  await other.getByRole("button", { name: "Accept" }).click();
  await expect(other.getByText("Your role: Owner")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your role: Admin")).toBeVisible();
  await other.getByRole("button", { name: "Remove Dana Miller" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(toast(other, "Member Removed")).toBeVisible();
  await expect(other.getByText(founder.email)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await other.context().close();
});

test("somebody else's organization is not there", async ({ page, browser }) => {
  await openAccount(page);
  await page.goto("/organizations");
  await page.getByLabel("Organization name").fill("Closed Doors");
  await page.getByRole("button", { name: "Create Organization" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Closed Doors");
  const stranger = await (await browser.newContext()).newPage();
  await register(stranger);
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await stranger.context().close();
});

test("a terminal is connected by its code", async ({ page, request }) => {
  const started = await request.post("/api/auth/device/code", { data: { clientName: "laptop" } });
  const { deviceCode, userCode } = (await started.json()) as { deviceCode: string; userCode: string };
  await openAccount(page);
  await page.goto("/device");
  await page.getByLabel("Code").fill("BBBB-BBBB");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is not known or is too old.")).toBeVisible();
  await page.getByLabel("Code").fill(userCode.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("laptop")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terminal connected");
  const polled = await request.post("/api/auth/device/token", { data: { deviceCode } });
  expect(polled.status()).toBe(200);
});
