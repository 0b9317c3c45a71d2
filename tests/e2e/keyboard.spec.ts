import { inDatabase } from "./account/database";
import { forgetSession, openAccount, toast } from "./account/person";
import { ADMIN } from "./admin/sign-in";
import { expectAccessible } from "./axe";
import { sendApplication } from "./hiring/applicant";
import { publishedJob, recruiter } from "./hiring/recruiter";
import { press, reach, type } from "./keyboard";
import { expect, test } from "./test";

// Whole flows by keyboard only: no click, no focus set from outside. Each step is reached by Tab and shows where one is.

test("by keyboard one signs in, searches, saves, opens a law and finds the search again", async ({ page }) => {
  const { email, password } = await openAccount(page);
  await forgetSession(page);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await press(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
  await expect(page).toHaveURL(/\/login$/);
  await type(page, page.getByLabel("Email", { exact: true }), email);
  await type(page, page.getByLabel("Password", { exact: true }), password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  await type(page, page.getByRole("combobox", { name: "State", exact: true }), "Texas");
  await type(page, page.getByRole("textbox", { name: "Your question" }), "When is final pay due?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Quick answer" })).toBeVisible();
  await expect(page).toHaveURL(/state=TX/);
  await press(page, page.getByRole("button", { name: "Save", exact: true }));
  await expect(toast(page, "Search saved")).toBeVisible();
  await press(
    page,
    page.getByRole("region", { name: "Results" }).getByRole("link", { name: "Texas Payday Law: Final Pay" }),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Texas Payday Law: Final Pay");
  await press(page, page.getByRole("banner").getByRole("link", { name: "Search History" }));
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("by keyboard everything is found from anywhere: laws, people, jobs, screens, or the question itself", async ({
  page,
}) => {
  const email = await recruiter(page);
  await publishedJob(email, "Night Baker");
  await page.goto("/pay-calculator");
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Laws, people, jobs and actions" });
  await expect(box).toBeFocused();
  await page.keyboard.type("night bak");
  await expect(page.getByRole("option", { name: /Night Baker/ }).last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();
  await page.locator("#main").focus();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.type("family and medical leave act");
  await expect(page.getByRole("group", { name: "Laws" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/laws\//);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("compare");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare$/);
});

test("by keyboard the question is two stops away, and one goes on in the results", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to your question" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
  await page.keyboard.type("When is overtime due?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Results" })).toBeVisible();
  await expect(page.locator("#main")).toBeFocused();
});

test("by keyboard an administrator finds a customer and gives access", async ({ page }) => {
  const { email } = await openAccount(page);
  await forgetSession(page);
  await page.goto("/admin/login?returnTo=/admin/dashboard");
  await type(page, page.getByLabel("Admin email"), ADMIN.email);
  await type(page, page.getByLabel("Password", { exact: true }), ADMIN.password);
  await page.keyboard.press("Enter");
  await type(page, page.getByLabel("Search customers"), email);
  // The list follows while one types: a slow machine asks for half an address first, and shows everybody who has it.
  await expect(page).toHaveURL((address) => address.searchParams.get("search") === email);
  const found = page.getByRole("link", { name: /^Manage/ });
  await expect(found).toHaveCount(1);
  await press(page, found);
  const drawer = page.getByRole("dialog");
  await type(page, drawer.getByLabel("Access level"), "Monthly");
  await press(page, drawer.getByRole("button", { name: "+1 month" }).first());
  await press(page, drawer.getByRole("button", { name: "Update Access Level" }));
  const said = toast(page, "Access Updated");
  await expect(said).toBeVisible();
  // The first Escape sends away what lies on top.
  await page.keyboard.press("Escape");
  await expect(said).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("by keyboard somebody applies on a careers page, and the recruiter moves the card", async ({ page }) => {
  const email = await recruiter(page);
  await publishedJob(email, "Evening Baker");
  const slug = `rye-${Date.now().toString(36)}`;
  await inDatabase(
    `with own as (update organizations set careers_enabled = true, slug = $2 where id in
        (select m.organization_id from organization_members m join users u on u.id = m.user_id where u.email = $1) returning id)
      update jobs set public_slug = 'evening-baker', location = 'Austin, TX' where organization_id in (select id from own)`,
    [email, slug],
  );
  await page.goto(`/careers/${slug}`);
  await press(page, page.getByRole("link", { name: "Evening Baker" }));
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await type(page, field("First name"), "Kim");
  await type(page, field("Last name"), "Ito");
  await type(page, field("Email"), `kim.${slug}@example.com`);
  await press(page, page.getByRole("checkbox"), "Space");
  await sendApplication(page, (button) => press(page, button));

  await page.goto("/ats/applications?view=board");
  await press(page, page.getByRole("button", { name: "Move Kim Ito" }), "Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Over Screening, column 2 of 5.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Kim Ito moved to Screening.")).toBeAttached();
  await reach(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Applied", exact: true }).getByText("Kim Ito")).toBeVisible();
});
