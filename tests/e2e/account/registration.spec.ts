import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { mailedLink, newestMail } from "./outbox";
import {
  confirmByMail,
  fillRegistration,
  forgetSession,
  newPerson,
  openAccount,
  register,
  signIn,
  toast,
} from "./person";

test("a new account is signed in with a trial that counts down, whatever time the browser believes it is", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = Date;
    const wrong = () => Real.now() + 5 * 3_600_000;
    window.Date = new Proxy(Real, {
      construct: (_, given) => (given.length > 0 ? Reflect.construct(Real, given) : new Real(wrong())),
      get: (_, name) => (name === "now" ? wrong : Reflect.get(Real, name)),
    });
  });
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
  // Five keys in one moment: a slow machine would pause between them and ask for each.
  await field.evaluate((input) => {
    for (const key of " Main") input.ownerDocument.execCommand("insertText", false, key);
  });
  await expect(page.getByRole("option")).toHaveCount(5);
  expect(asked).toEqual(["100 Main"]);
  await expectAccessible(page);
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(field).toHaveValue("200 Main Street, Sacramento, California, 95814");
  await field.fill("Farm road without a number");
  await field.press("Escape");
  await field.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await field.press("Tab");
  await expect(field).toHaveValue("Farm road without a number");
});

test("an address that has an account is answered like any other one, and its owner hears by mail", async ({ page }) => {
  const person = await register(page);
  await forgetSession(page);
  await page.goto("/register?returnTo=%2Fcompare");
  await fillRegistration(page, { ...person, firstName: "Alex", email: person.email.toUpperCase() });
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");
  await expect(page.getByRole("main")).toContainText(person.email);
  await expectAccessible(page);
  await newestMail(person.email, "You have a Statewise account already");
  await page.getByRole("link", { name: "Sign in" }).last().click();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fcompare$/);
});

test("the link opens in another browser with the password, and leads to the question that was asked", async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const question = "/dashboard?sent=1&q=overtime+pay&state=CA&federal=1&cases=1&risk=1";
  await page.goto(`/register?returnTo=${encodeURIComponent(question)}`);
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("main")).toContainText("everything kept");
  const elsewhere = await (await browser.newContext()).newPage();
  const link = await mailedLink(person.email, "/confirm-account");
  await elsewhere.goto(link);
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel("Password", { exact: true }).fill("not-the-one-chosen");
  await elsewhere.getByRole("button", { name: "Open my account" }).click();
  await expect(elsewhere.getByText("This is not the password").first()).toBeVisible();
  await elsewhere.getByLabel("Password", { exact: true }).fill(person.password);
  await elsewhere.getByRole("button", { name: "Open my account" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Recommended Actions" })).toBeVisible();
  await elsewhere.context().close();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
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
  await expect(page.getByRole("main")).toContainText("45-minute trial");
  await confirmByMail(page, person);
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

test("a visitor starts the one trial of the browser", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "15 minutes without an account" }).click();
  await expect(toast(page, "Free Trial Started")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("timer")).toHaveText(/^(14m \d+s|15m 0s)$/);
});

test("access that ends during the visit locks the next answer, and the screen says why", async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto("/dashboard?sent=1&q=overtime+pay&state=CA&federal=1&cases=1&risk=1");
  await expect(page.getByRole("heading", { name: "Recommended Actions" })).toBeVisible();
  await inDatabase("update users set access_expiry = now() where email = $1", [email]);
  await page.getByRole("link", { name: /^Federal Laws/ }).click();
  await expect(page.getByText("Your access has ended")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recommended Actions" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("timer")).toHaveCount(0);
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
    await confirmByMail(page, person);
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
