import { expect, test } from "@playwright/test";
import { inDatabase } from "./account/database";
import { mailedLink } from "./account/outbox";
import { fillRegistration, forgetSession, newPerson, register, signIn, toast } from "./account/person";
import { expectAccessible } from "./axe";

const ADMIN = { email: "admin@statewise.test", password: "correct-horse-battery" };

test("a new account is signed in with a 30-minute trial that counts down", async ({ page }) => {
  await register(page);
  await expect(toast(page, "Welcome! Free Trial Started")).toBeVisible();
  const countdown = page.getByRole("banner").getByRole("timer");
  await expect(countdown).toHaveText(/^(29m \d+s|30m 0s)$/);
  await expect(page.getByRole("banner").getByText("Free Trial")).toBeVisible();
});

test("the form says on leaving a field what is wrong, and keeps what was typed", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Email", { exact: true }).fill("dana@example.com");
  await page.getByLabel("Confirm email").fill("dana@example.org");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password").fill("different-password");
  await page.getByLabel("First name").focus();
  await expect(page.getByText("Email addresses don't match")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("dana@example.com");
  await expectAccessible(page);
});

test("a click on the button counts although leaving a field moves it", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Email", { exact: true }).fill("dana@");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await expect(page.getByLabel("First name")).toBeFocused();
});

test("addresses are suggested after a pause and more than three characters, and free text is kept", async ({
  page,
}) => {
  const asked: string[] = [];
  const labels = [1, 2, 3, 4, 5].map((number) => ({ label: `${number}00 Main Street, Sacramento, California, 95814` }));
  // What the geocoder knows is not ours to test: its answers stand in here.
  await page.route("**/api/geo/addresses?*", (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("q") ?? "");
    return route.fulfill({ json: labels });
  });
  await page.goto("/register");
  const field = page.getByRole("combobox", { name: "Mailing address (optional)" });
  await field.pressSequentially("100");
  await expect(page.getByText("Type more than 3 characters for suggestions.").first()).toBeVisible();
  await field.pressSequentially(" Main");
  await expect(page.getByRole("option")).toHaveCount(5);
  expect(asked).toEqual(["100 Main"]);
  await expectAccessible(page);
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue("200 Main Street, Sacramento, California, 95814");
  await field.fill("Farm road without a number");
  await field.press("Tab");
  await expect(field).toHaveValue("Farm road without a number");
});

test("an address that has an account is refused with the person's fields kept", async ({ page }) => {
  const person = await register(page);
  await forgetSession(page);
  await page.goto("/register");
  await fillRegistration(page, { ...person, firstName: "Alex", email: person.email.toUpperCase() });
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(toast(page, "Registration Failed")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("already exists");
  await expect(page.getByLabel("First name")).toHaveValue("Alex");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expectAccessible(page);
});

test("the promo code page lengthens the trial with TRIAL15 and refuses a code that is none", async ({ page }) => {
  const person = newPerson();
  await page.goto("/create-account");
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByLabel("Promo code").fill("nothing99");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Coupon code not found");
  await expect(page.getByLabel("Promo code")).toHaveValue("NOTHING99");
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByLabel("Promo code").fill("trial15");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("banner").getByRole("timer")).toHaveText(/^4[45]m \d+s$/);
});

test("without a network the form stays as it was filled", async ({ page, context }) => {
  await page.goto("/create-account");
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Miller");
  await page.getByLabel("Email", { exact: true }).fill(newPerson().email);
  await page.getByLabel("Password", { exact: true }).fill("correct-horse-battery");
  await page.getByLabel("Confirm password").fill("correct-horse-battery");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Network error. Please try again.");
  await expect(page.getByLabel("First name")).toHaveValue("Dana");
});

test("signing out says so, and signing in again leads back to where one wanted to go", async ({ page }) => {
  const person = await register(page);
  await page.getByRole("button", { name: "Account of Dana Miller" }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(toast(page, "Logged Out")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile$/);
  await signIn(page, { ...person, password: "not-the-password" });
  await expect(toast(page, "Login Failed")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Please check your credentials and try again.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expectAccessible(page);
  await signIn(page, person);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(toast(page, "Welcome back!")).toBeVisible();
});

test("a way back to another site is not followed", async ({ page }) => {
  const person = await register(page);
  await forgetSession(page);
  await page.goto("/login?returnTo=//example.org/phish");
  await signIn(page, person);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/);
});

test("a forgotten password is replaced by the mailed link, once", async ({ page }) => {
  const person = await register(page);
  await forgetSession(page);
  await page.goto("/login?mode=forgot-password");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(toast(page, "Email Required")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(toast(page, "Reset Link Sent")).toBeVisible();
  const link = await mailedLink(person.email, "/reset-password");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("another-good-one");
  await page.getByLabel("Confirm new password").fill("another-good-two");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(toast(page, "Passwords Don't Match")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("another-good-one");
  await page.getByLabel("Confirm new password").fill("another-good-one");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(toast(page, "Password Updated!")).toBeVisible();
  await signIn(page, { ...person, password: "another-good-one" });
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work any more");
});

test("an address without an account gets the same answer", async ({ page }) => {
  await page.goto("/login?mode=forgot-password");
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(toast(page, "Reset Link Sent")).toBeVisible();
  await expect(page.getByRole("link", { name: "open the reset link" })).toHaveCount(0);
});

test("a temporary password must be changed before one is let in", async ({ page }) => {
  const person = await register(page);
  await forgetSession(page);
  await inDatabase("update users set is_temporary_password = true where email = $1", [person.email]);
  await page.goto("/login");
  await signIn(page, person);
  await expect(toast(page, "Password Reset Required")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change your temporary password");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill("short");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Too Short")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("my-very-own-one");
  await page.getByLabel("Confirm new password").fill("my-very-own-one");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Updated!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await signIn(page, { ...person, password: "my-very-own-one" });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("without the proof of the temporary password nobody sets another", async ({ page }) => {
  const person = await register(page);
  await forgetSession(page);
  await page.goto("/login?mode=change-password");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("New password", { exact: true }).fill("taken-over-now");
  await page.getByLabel("Confirm new password").fill("taken-over-now");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Change Failed")).toBeVisible();
});

test("the profile is edited, and an older window does not overwrite it", async ({ page, context }) => {
  await register(page);
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
  const person = await register(page);
  const next = newPerson().email;
  await page.goto("/profile");
  await page.getByLabel("Email", { exact: true }).fill(next);
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
  const person = await register(page);
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
  const person = await register(page);
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

test("an API key is shown once, works, and is refused once revoked", async ({ page, request }) => {
  await register(page);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(page.getByText("Key name is required")).toBeVisible();
  await page.getByLabel("Key name").fill("Payroll sync");
  await page.getByLabel("account:read").check();
  await page.getByRole("button", { name: "Create Key" }).click();
  await expect(toast(page, "API Key Created")).toBeVisible();
  const secret = (await page.getByLabel("The new API key").textContent()) ?? "";
  expect(secret).toMatch(/^sw_[\w-]{43}$/);
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await request.get("/api/auth/user", { headers })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText("Payroll sync")).toBeVisible();
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
  const person = await register(page);
  await page.goto("/delete-account");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account was deleted");
  await page.goto("/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(toast(page, "Check Your Mail")).toBeVisible();
  await page.goto(await mailedLink(person.email, "/confirm-account"));
  await page.getByRole("button", { name: "Open account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the admin login denies wrong credentials and customers, and grants administrators", async ({ page }) => {
  const customer = await register(page);
  await forgetSession(page);
  await page.goto("/admin/login");
  await expectAccessible(page);
  const attempt = async ({ email, password }: { email: string; password: string }) => {
    await page.getByLabel("Admin email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Grant Admin Access" }).click();
  };
  for (const refused of [{ ...ADMIN, password: "wrong-password" }, customer]) {
    await attempt(refused);
    await expect(toast(page, "Access Denied")).toBeVisible();
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Invalid credentials. Please try again.");
    // Emptied with the answer: the toast may still be that of the attempt before.
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    expect((await page.context().cookies()).filter(({ name }) => name === "sw_session")).toEqual([]);
  }
  await attempt(ADMIN);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto("/admin/login");
  await expect(page.getByRole("link", { name: "Admin Controls" })).toHaveAttribute("href", "/admin/dashboard");
});

test("the password can be looked at before it is sent", async ({ page }) => {
  await page.goto("/admin/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("something");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("something");
});

test("a visitor starts the one trial of the browser", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "15 minutes without an account" }).first().click();
  await expect(toast(page, "Free Trial Started")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("timer")).toHaveText(/^(14m \d+s|15m 0s)$/);
});

test("an organization is founded, a member invited, joins and gets another role", async ({ page, browser }) => {
  await register(page);
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

test("somebody else's organization is not there", async ({ page, browser }) => {
  await register(page);
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
  await register(page);
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one registers, is told what is wrong, signs out of sight and back in", async ({ page }) => {
    const person = newPerson();
    await page.goto("/register");
    await fillRegistration(page, person);
    await page.getByLabel("Confirm password").fill("something-else");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue(person.firstName);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.getByLabel("Confirm password").fill(person.password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("Welcome! Free Trial Started")).toBeVisible();
    await forgetSession(page);
    await page.goto("/login");
    await signIn(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("an account is deleted", async ({ page }) => {
    await register(page);
    await page.goto("/delete-account");
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Delete My Account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account was deleted");
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
