import { readdirSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../web/platform/root";
import { expect, test } from "./test";

/**
 * What a visitor gets at each route, by file name. Every route file has a line: a new screen without one fails. A path is
 * where the visitor is led; a number is the status of the answer.
 */
const VISITOR: Record<string, string | number> = {
  "$.tsx": 404,
  "_index.tsx": 200,
  "admin-dashboard.ts": "/admin/dashboard",
  "admin._index.ts": "/admin/dashboard",
  "admin.dashboard.add.tsx": "/admin/login",
  "admin.dashboard.bulk.tsx": "/admin/login",
  "admin.dashboard.bulk_.$id.tsx": "/admin/login",
  "admin.dashboard.import.tsx": "/admin/login",
  "admin.dashboard.customers.$id.tsx": "/admin/login",
  "admin.dashboard.purchases.$id.tsx": "/admin/login",
  "admin.coupons.tsx": "/admin/login",
  "admin.purchases.tsx": "/admin/login",
  "admin.dashboard.tsx": "/admin/login",
  "admin_.bulk-result.$id.ts": "/admin/login",
  "admin_.customer-data.$id.ts": "/admin/dashboard",
  "admin.outbox.tsx": "/admin/login",
  "admin.outbox_.$id.tsx": "/admin/login",
  "admin.subscribers.tsx": "/admin/login",
  "admin.jobs.tsx": "/admin/login",
  "admin_.export-customers.ts": "/admin/dashboard",
  "admin_.export-questions.ts": "/admin/questions",
  "admin.analytics.tsx": "/admin/login",
  "admin.audit.tsx": "/admin/login",
  "admin.feedback.tsx": "/admin/login",
  "admin.questions.tsx": "/admin/login",
  "admin.risk.tsx": "/admin/login",
  "admin.roles.tsx": "/admin/login",
  "admin.system.tsx": "/admin/login",
  "admin.tsx": "/admin/dashboard",
  "admin.updates.tsx": "/admin/login",
  "admin.laws.tsx": "/admin/login",
  "admin.laws_.import.tsx": "/admin/login",
  "admin.laws_.$kind.$id.tsx": "/admin/login",
  "admin.laws_.$kind.$id_.history.tsx": "/admin/login",
  "admin_.login.tsx": 200,
  "admin_.outbox.$id.html.ts": "/admin/login",
  "alert-preferences.tsx": 404,
  "api.$.ts": 404,
  "api.docs.$chapter.tsx": 404,
  "api.docs._index.tsx": 200,
  "api.docs.tsx": 200,
  "ats._index.tsx": 200,
  "ats.applications.$id.tsx": "/login",
  "ats.applications.$id_.employee.tsx": "/login",
  "ats.applications._index.tsx": "/login",
  "ats.applications.column.ts": "/login",
  "ats.candidates.$id.tsx": "/login",
  "ats.candidates.$id_.data.ts": "/login",
  "ats.candidates.$id_.edit.tsx": "/login",
  "ats.candidates.$id_.resume.$fileId.tsx": "/login",
  "ats.candidates._index.tsx": "/login",
  "ats.candidates.duplicates.tsx": "/login",
  "ats.candidates.export.ts": "/login",
  "ats.candidates.import.tsx": "/login",
  "ats.candidates.new.tsx": "/login",
  "ats.candidates.$id_.files.ts": "/ats/candidates/999999999",
  "ats.admin.tsx": "/login",
  "ats.referrals.tsx": "/login",
  "ats.reports._index.tsx": "/login",
  "ats.reports.adverse-impact.tsx": "/login",
  "ats.reports.local-law-144.ts": "/login",
  "ats.reports.$type.tsx": "/login",
  "ats.reports.$type_.csv.ts": "/login",
  "ats.files.$id.ts": "/login",
  "ats.jobs.$id.tsx": "/login",
  "ats.jobs.$id_.edit.tsx": "/login",
  "ats.jobs._index.tsx": "/login",
  "ats.jobs.new.tsx": "/login",
  "ats.settings.tsx": "/login",
  "ats.activity.tsx": "/login",
  "ats.compensation.tsx": "/login",
  "ats.jobs.$id_.plan.tsx": "/login",
  "ats.jobs.$id_.stages.tsx": "/login",
  "ats.jobs.interviews.$id.tsx": "/login",
  "ats.jobs.interviews.$id_.edit.tsx": "/login",
  "ats.jobs.interviews._index.tsx": "/login",
  "ats.jobs.interviews.new.tsx": "/login",
  "ats.offers.$id.tsx": "/login",
  "ats.offers.$id_.edit.tsx": "/login",
  "ats.offers.$id_.letter.ts": "/login",
  "ats.offers._index.tsx": "/login",
  "ats.offers.new.tsx": "/login",
  "ats.settings_.templates.$id.tsx": "/login",
  "ats.settings_.templates._index.tsx": "/login",
  "ats.settings_.webhooks.$id.tsx": "/login",
  "calendar.$token.ts": 404,
  "careers.interview.tsx": 200,
  "careers.interview[.]ics.ts": 404,
  "careers.offer.tsx": 200,
  "careers.offer[.]pdf.ts": 404,
  "ats.team.tsx": "/login",
  "ats.tsx": 200,
  "careers.$organization.$job.tsx": 404,
  "careers.$organization.$job_.documents.$id.ts": 404,
  "careers.$organization._index.tsx": 404,
  "careers.$organization.feeds.$format.ts": 404,
  "careers._index.tsx": 200,
  "careers.application.tsx": 200,
  "careers.self-identification.tsx": 200,
  "cases.$slug.tsx": 404,
  "compare.tsx": 200,
  "compare_.excel.ts": "/compare",
  "confirm-account.tsx": 200,
  "confirm-alerts.tsx": 200,
  "confirm-email.tsx": 200,
  "confirm-password.tsx": 200,
  "coverage.tsx": 200,
  "create-account.tsx": 200,
  "dashboard.tsx": 200,
  "delete-account.tsx": "/login",
  "delete-account_.done.tsx": 200,
  "device.tsx": "/login",
  "email-notifications.tsx": 200,
  "export.ts": "/dashboard",
  "feedback.tsx": 200,
  "hris._index.tsx": 200,
  "hris.employees.$id._index.tsx": "/login",
  "hris.employees.$id.personal.tsx": "/login",
  "hris.employees.$id.tasks.tsx": "/login",
  "hris.employees.$id.tsx": "/login",
  "hris.employees.$id_.change.tsx": "/login",
  "hris.employees._index.tsx": "/login",
  "hris.employees.new.tsx": "/login",
  "hris.me.tsx": "/login",
  "hris.organization._index.tsx": "/login",
  "hris.organization.departments.tsx": "/login",
  "hris.organization.places.tsx": "/login",
  "hris.organization.tsx": "/login",
  "hris.tasks.tsx": "/login",
  "hris.time-off._index.tsx": "/login",
  "hris.time-off.approvals.tsx": "/login",
  "hris.time-off.balances.tsx": "/login",
  "hris.time-off.law.tsx": "/login",
  "hris.time-off.policies.$id.tsx": "/login",
  "hris.time-off.policies._index.tsx": "/login",
  "hris.time-off.policies.new.tsx": "/login",
  "hris.time-off.request.tsx": "/login",
  "hris.time-off.tsx": "/login",
  "hris.tsx": 200,
  "invitation.tsx": 200,
  "laws.tsx": 200,
  "laws_.$slug.tsx": 404,
  "login.tsx": 200,
  "login_.second-step.tsx": "/login",
  "organizations.$id.tsx": "/login",
  "organizations._index.tsx": "/login",
  "pay-calculator.tsx": 200,
  "pay-calculator_.stub[.]pdf.ts": "/pay-calculator",
  "pay-calculator_.total-compensation.tsx": 200,
  "pay-calculator_.total-compensation[.]csv.ts": "/pay-calculator/total-compensation",
  "privacy.tsx": 200,
  "profile.tsx": "/login",
  "profile_.plan.tsx": "/login",
  "profile_.receipts.$id.ts": "/login",
  "profile_.sign-in.tsx": "/login",
  "checkout.tsx": 200,
  "checkout_.card.tsx": "/login",
  "register.tsx": 200,
  "reset-password.tsx": 200,
  "robots[.]txt.ts": 200,
  "sample-results.tsx": 200,
  "sample-results_.report.$format.ts": 404,
  "search-history.tsx": 200,
  "share.tsx": "/login",
  "shared.$token.tsx": 404,
  "sitemap[.]xml.ts": 200,
  "terms.tsx": 200,
  "theme.ts": "/",
  "time-off-calendar.$token.ts": 404,
  "ui.tsx": 200,
  "unsubscribe.$token.tsx": 404,
  "updates-banner.ts": "/",
  "updates.$id.tsx": 404,
  "updates._index.tsx": 200,
  "updates[.]atom.ts": 200,
  "updates[.]json.ts": 200,
};

/** Routes that only take a form: opening them leads back. */
const FORMS = new Set(["logout.ts", "trial.ts", "admin_.stop-impersonation.ts", "organization.ts", "set-up.tsx"]);

const files = readdirSync(path.join(projectRoot, "web/app/routes"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.basename(file))
  .sort();

/** The address of a route file, with ids that name nothing. */
function addressOf(file: string): string {
  const name = file.replace(/\.tsx?$/, "").replace(/\[\.\]/g, "\u0000");
  const parts = name.split(".").filter((part) => part !== "_index");
  const address = parts.map((part) =>
    part
      .replace(/_$/, "")
      .replace(/^\$$/, "no-such-page")
      .replace(/^\$(.+)/, "999999999"),
  );
  return `/${address.join("/").replaceAll("\u0000", ".")}`;
}

test("every route has a line", () => {
  expect([...Object.keys(VISITOR), ...FORMS].sort()).toEqual(files);
});

for (const [file, expected] of Object.entries(VISITOR)) {
  test(`a visitor at ${file} gets ${expected}`, async ({ request }) => {
    const answer = await request.get(addressOf(file), { maxRedirects: 0 });
    if (typeof expected === "number") expect(answer.status()).toBe(expected);
    else expect(new URL(answer.headers().location ?? "", "http://localhost").pathname).toBe(expected);
    expect(answer.status()).toBeLessThan(500);
  });
}
