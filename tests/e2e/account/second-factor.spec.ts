import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { newestMail } from "./outbox";
import { forgetSession, openAccount, signIn, toast } from "./person";

test("an app's code is set up, asked for after the password, and replaced by a recovery code when the app is lost", async ({
  page,
  browser,
}) => {
  const person = await openAccount(page);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Second step" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign-in");
  await page.getByRole("button", { name: "Set Up an App" }).click();
  const key = (await page.getByRole("region", { name: "Key for the app" }).textContent()) ?? "";
  await expect(page.getByRole("img", { name: /Picture for the camera/ })).toBeVisible();
  await expectAccessible(page);
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  await page.getByLabel("Code of the app").fill("12345");
  await page.getByRole("button", { name: "Turn On" }).click();
  await expect(page.getByText("The code has six digits.")).toBeVisible();
  await page.getByLabel("Code of the app").fill(app.generate());
  await page.getByRole("button", { name: "Turn On" }).click();
  const shown = (await page.getByRole("region", { name: "The ten recovery codes" }).textContent()) ?? "";
  const codes = shown.trim().split("\n");
  expect(codes).toHaveLength(10);
  await expect(page.getByText("10 are left.", { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(await newestMail(person.email, "second step at sign-in was set up")).toBeTruthy();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/login?returnTo=%2Fprofile%2Fsign-in");
  await signIn(elsewhere, person);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Second step");
  await expectAccessible(elsewhere);
  // Nothing is open yet, whichever address is typed.
  await elsewhere.goto("/profile");
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Second step");
  await elsewhere.goto("/login/second-step?returnTo=%2Fprofile%2Fsign-in");
  // The code of the moment was taken when the app was set up.
  await elsewhere.getByLabel("Code of your app").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await elsewhere.getByLabel("Do not ask in this browser for 30 days").check();
  await elsewhere.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/profile\/sign-in$/);
  await expect(elsewhere.getByRole("button", { name: /^Forget / })).toHaveCount(1);

  await elsewhere.context().clearCookies({ name: "sw_browser" });
  await elsewhere.context().clearCookies({ name: "sw_session" });
  await elsewhere.goto("/login");
  await signIn(elsewhere, person);
  await elsewhere.getByRole("link", { name: "Use a recovery code" }).click();
  await elsewhere.getByLabel("Recovery code", { exact: true }).fill(codes[0] ?? "");
  await elsewhere.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.goto("/profile/sign-in");
  await expect(elsewhere.getByText("9 are left.", { exact: false })).toBeVisible();

  await elsewhere.getByText("Remove Authenticator app").click();
  await elsewhere.getByLabel("Current password").fill(person.password);
  await elsewhere.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(elsewhere, "Removed")).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Set Up an App" })).toBeVisible();
});

test("a passkey is set up and signs in after the password", async ({ page, context }) => {
  const person = await openAccount(page);
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/profile/sign-in");
  await page.getByLabel("Name of the passkey").fill("My laptop");
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await expect(page.getByRole("region", { name: "The ten recovery codes" })).toBeVisible();
  await expect(page.getByText("My laptop", { exact: true })).toBeVisible();

  await forgetSession(page);
  await page.goto("/login");
  await signIn(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second step");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use a Passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
