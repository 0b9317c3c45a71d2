import { expect, type Page } from "@playwright/test";

export type Person = { firstName: string; lastName: string; email: string; password: string };

let count = 0;

/** Somebody who has not been here before. */
export function newPerson(): Person {
  count += 1;
  const email = `dana.${Date.now().toString(36)}.${process.pid}.${count}@example.com`;
  return { firstName: "Dana", lastName: "Miller", email, password: "correct-horse-battery" };
}

/** Fills the form of `/register`. */
export async function fillRegistration(page: Page, { firstName, lastName, email, password }: Person): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Confirm email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
}

/** Signs somebody new in without the screens: for tests that are about something else. No page is open afterwards. */
export async function openAccount(page: Page, person: Person = newPerson()): Promise<Person> {
  const answer = await page.request.post("/api/auth/register", { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** Opens an account on the screen and ends signed in on the dashboard. */
export async function register(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto("/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return person;
}

export async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** The toast with this title; one is on screen at a time. */
export const toast = (page: Page, title: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(title, { exact: true });

/** Without the menu: the session of this browser simply ends. */
export async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "sw_session" });
}
