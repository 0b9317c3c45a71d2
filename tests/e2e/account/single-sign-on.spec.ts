import { type OpenIdFake, startOpenIdFake } from "../../fakes/open-id";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { inDatabase } from "./database";
import { forgetSession, openAccount, signIn, toast } from "./person";

let provider: OpenIdFake;
const SITE = `http://localhost:${process.env.E2E_PORT ?? 3917}`;

test.beforeAll(async () => {
  const redirectUris = Array.from({ length: 300 }, (_none, id) => `${SITE}/login/callback/organization-${id + 1}`);
  provider = await startOpenIdFake({ redirectUris });
});
test.afterAll(() => provider.stop());

test("a company sets its provider up, its owner comes in by it, and a colleague's password leads there once it is required", async ({
  page,
  browser,
}) => {
  const owner = await openAccount(page);
  const domain = `acme-${Date.now().toString(36)}.test`;
  await page.goto("/organizations");
  await page.getByLabel("Organization name").fill("Acme Bakery");
  await page.getByRole("button", { name: "Create Organization" }).click();
  await page.getByRole("link", { name: "Set Up Single Sign-on" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Single sign-on");
  await expectAccessible(page);
  await page.getByLabel("Issuer").fill(provider.url);
  await page.getByLabel("Client ID").fill(provider.clientId);
  await page.getByLabel("Client secret").fill(provider.clientSecret);
  await page.getByRole("button", { name: "Save Provider" }).click();
  await expect(toast(page, "Provider Saved")).toBeVisible();
  await page.getByRole("button", { name: "Test Connection" }).click();
  await expect(toast(page, "The Provider Answers")).toBeVisible();
  await page.getByLabel("Domain", { exact: true }).fill(`@${domain}`);
  await page.getByRole("button", { name: "Add Domain" }).click();
  await expect(page.getByText(`_statewise.${domain}`)).toBeVisible();
  await expect(page.getByText("Before you can require it: prove a domain", { exact: false })).toBeVisible();
  await expectAccessible(page);
  // No name server of the world knows the domain of a test.
  await inDatabase("update sign_on_domains set verified_at = now() where domain = $1", [domain]);
  await inDatabase("update users set email = $2 where email = $1", [owner.email, `owner@${domain}`]);

  provider.person({ sub: `owner@${domain}`, email: `owner@${domain}` });
  await page.getByRole("link", { name: "Sign In by It Myself" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Link an account");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Link / }).click();
  await expect(page.getByText("The owner came in by it on", { exact: false })).toBeVisible();
  await page.goto("/profile/sign-in");
  await expect(page.getByRole("list", { name: "Linked accounts" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);

  const elsewhere = await (await browser.newContext()).newPage();
  const colleague = await openAccount(elsewhere);
  const email = `grace@${domain}`;
  await inDatabase("update users set email = $2 where email = $1", [colleague.email, email]);
  provider.person({ sub: email, email, name: "Grace Hopper" });
  await forgetSession(elsewhere);
  await elsewhere.goto("/login?returnTo=%2Forganizations");
  await elsewhere.getByRole("link", { name: "Company sign-in" }).click();
  await elsewhere.getByLabel("Work email").fill(email);
  await elsewhere.getByRole("button", { name: "Continue" }).click();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("link", { name: "Go On to Your Company's Sign-in" }).click();
  await expect(elsewhere).toHaveURL(/\/organizations$/);
  await expect(elsewhere.getByText("Acme Bakery").first()).toBeVisible();

  await inDatabase(
    "update sign_on_providers p set is_enforced = true from sign_on_domains d where d.organization_id = p.organization_id and d.domain = $1",
    [domain],
  );
  await forgetSession(elsewhere);
  await elsewhere.goto("/login?returnTo=%2Forganizations");
  await signIn(elsewhere, { email, password: colleague.password });
  await expect(elsewhere.getByRole("alert")).toContainText("sign in by its own provider");
  await expectAccessible(elsewhere);
  await elsewhere.getByRole("link", { name: "Go On to Your Company's Sign-in" }).click();
  await expect(elsewhere).toHaveURL(/\/organizations$/);
});
