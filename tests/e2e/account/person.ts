import { expect, type Page } from "@playwright/test";
import { mailedLink } from "./outbox";

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
  // Always at the first server, whose outbox is read; a second one on its database knows the session as well.
  const here = `http://localhost:${process.env.E2E_PORT ?? 3917}`;
  // A browser that was here before brings cookies, and with them says where it comes from.
  const headers = { origin: here };
  const asked = await page.request.post(`${here}/api/auth/register`, { data: person, headers });
  expect(asked.status(), await asked.text()).toBe(202);
  const link = await mailedLink(person.email, "/confirm-account");
  const token = new URL(link, "http://here").searchParams.get("token");
  const answer = await page.request.post(`${here}/api/auth/confirm-registration`, { data: { token }, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** Opens the link of the mail that a registration on the screen has led to, and clicks. */
export async function confirmByMail(page: Page, { email }: Pick<Person, "email">): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your mail");
  await page.goto(await mailedLink(email, "/confirm-account"));
  await page.getByRole("button", { name: "Open my account" }).click();
}

/** Opens an account on the screen and ends signed in on the dashboard. */
export async function register(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto("/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await confirmByMail(page, person);
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
