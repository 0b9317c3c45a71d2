import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { mailedLink } from "./outbox";
import { forgetSession, openAccount, register, signIn, toast } from "./person";

const ADMIN = { email: "admin@statewise.test", password: "correct-horse-battery" };

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
  const person = await openAccount(page);
  await forgetSession(page);
  await page.goto("/login?returnTo=//example.org/phish");
  await signIn(page, person);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/dashboard$/);
});

test("a forgotten password is replaced by the mailed link, once", async ({ page }) => {
  const person = await openAccount(page);
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
});

test("an address without an account gets the same answer", async ({ page }) => {
  await page.goto("/login?mode=forgot-password");
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(toast(page, "Reset Link Sent")).toBeVisible();
  await expect(page.getByRole("link", { name: "open the reset link" })).toHaveCount(0);
});

test("a temporary password must be changed before one is let in", async ({ page }) => {
  const person = await openAccount(page);
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
  const person = await openAccount(page);
  await forgetSession(page);
  await page.goto("/login?mode=change-password");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("New password", { exact: true }).fill("taken-over-now");
  await page.getByLabel("Confirm new password").fill("taken-over-now");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(toast(page, "Password Change Failed")).toBeVisible();
});

test("the admin login denies wrong credentials and customers, and grants administrators", async ({ page }) => {
  const customer = await openAccount(page);
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
