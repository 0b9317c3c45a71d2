import type { MailData, MailName, MailSecrets } from "~/platform/mail/templates/registry";

type Samples = { [Name in MailName]: { data: MailData<Name>; secrets?: MailSecrets<Name> } };

const firstName = "Ada";
const at = "2026-11-20T20:05:00.000Z";
const secretUrl = "https://statewise.test/go/SECRET-TOKEN";
const links = { preferencesUrl: `${secretUrl}-preferences`, unsubscribeUrl: `${secretUrl}-unsubscribe` };
const product = "Monthly";
const leave = { employeeName: "Ada Byron", policy: "Vacation", from: "2026-12-01", to: "2026-12-04", amount: "32 h" };

/** One call of every mail, with every field filled. */
export const mailSamples: Samples = {
  welcome: { data: { firstName, trialMinutes: 30, trialEndsAt: at } },
  "email-verify": { data: { firstName, validMinutes: 1440 }, secrets: { verifyUrl: secretUrl } },
  "password-reset": { data: { firstName, validMinutes: 60 }, secrets: { resetUrl: secretUrl } },
  "password-changed": {
    data: { firstName, at, device: "Firefox on Linux", place: "Denver, CO", ipAddress: "8.8.8.8" },
  },
  "temporary-password": { data: { firstName, expiresAt: at }, secrets: { password: "SECRET-TOKEN" } },
  "temporary-password-set": { data: { firstName, at } },
  "temporary-password-request": { data: { firstName, validMinutes: 1440 }, secrets: { confirmUrl: secretUrl } },
  "second-factor-changed": {
    data: { firstName, at, change: "added", name: "My telephone", device: "Firefox on Linux", ipAddress: "8.8.8.8" },
  },
  "linked-account-changed": {
    data: {
      firstName,
      at,
      change: "linked",
      provider: "Google",
      email: "ada@gmail.com",
      device: "Firefox",
      ipAddress: "8.8.8.8",
    },
  },
  "email-change-old": {
    data: { firstName, newEmail: "ada@new.test", validMinutes: 60 },
    secrets: { confirmUrl: secretUrl },
  },
  "email-change-new": { data: { firstName, validMinutes: 60 }, secrets: { confirmUrl: secretUrl } },
  "account-deleted": { data: { firstName, at } },
  "new-sign-in": { data: { firstName, at, device: "Safari on iPhone", place: null, ipAddress: "8.8.8.8" } },
  registration: { data: { hadEarlier: true, validMinutes: 60 }, secrets: { confirmUrl: secretUrl } },
  "account-exists": { data: { firstName, email: "ada@example.com" } },
  "organization-invitation": {
    data: { organizationName: "Corner Bakery", inviterName: "Ada Byron", role: "recruiter", expiresAt: at },
    secrets: { acceptUrl: secretUrl },
  },
  "employee-invitation": {
    data: { organizationName: "Corner Bakery", inviterName: "Ada Byron", expiresAt: at },
    secrets: { acceptUrl: secretUrl },
  },
  "policy-to-read": {
    data: {
      organizationName: "Corner Bakery",
      firstName,
      title: "Code of conduct",
      dueOn: "2026-12-31",
      isReminder: true,
    },
  },
  "people-reminders": {
    data: {
      organizationName: "Corner Bakery",
      lines: ["Ada Byron: License or certificate expires, Dec 31, 2026"],
      more: 2,
      url: "https://statewise.test/hris/tasks",
    },
  },
  "manager-week": {
    data: {
      organizationName: "Corner Bakery",
      firstName: "Ada",
      lines: ["Ana Silva: 3 years here, Dec 3, 2026"],
      more: 2,
      url: "https://statewise.test/hris/me",
    },
  },
  "document-expires": {
    data: {
      ...{ organizationName: "Corner Bakery", firstName, document: "License or certificate", on: "2026-12-31" },
      url: "https://statewise.test/hris/employees/1/files",
    },
  },
  "leave-asked": {
    data: { ...leave, organizationName: "Corner Bakery", stage: "second", url: "https://statewise.test/hris" },
  },
  "leave-decided": {
    data: { ...leave, firstName, outcome: "denied", by: "Grace Hopper", reason: "Two people are away then." },
  },
  "leave-withdrawn": { data: { ...leave, by: "Ada Byron", wasApproved: true } },
  "admin-invitation": { data: { firstName, expiresAt: at }, secrets: { setupUrl: secretUrl } },
  "customer-invitation": { data: { firstName, expiresAt: at }, secrets: { setupUrl: secretUrl } },
  "candidate-message": {
    data: { organizationName: "Miller Bakeries", subject: "Your application", message: "Hello Kim,\n\nthank you." },
  },
  "customer-notice": { data: { firstName, subject: "Planned work", message: "First part.\n\nSecond\npart." } },
  "feedback-received": {
    data: {
      feedbackId: 7,
      type: "Incomplete answer",
      message: "The city law is missing.",
      searchQuery: "paid breaks",
      userEmail: "ada@example.test",
      resultsCount: 3,
      at,
      reviewUrl: "https://statewise.test/admin",
    },
  },
  receipt: {
    data: {
      firstName,
      receiptNumber: "R-1001",
      product,
      amountCents: 2499,
      discountCents: 250,
      couponCode: "SAVE10",
      cardLastFour: "4242",
      paidAt: at,
      accessUntil: at,
      renews: true,
      testMode: true,
    },
  },
  "renewal-reminder": { data: { firstName, product, amountCents: 2499, renewsAt: at } },
  "payment-failed": {
    data: { firstName, product, amountCents: 2499, reason: "Card declined", nextTryAt: at, accessUntil: at },
  },
  "subscription-cancelled": { data: { firstName, product, accessUntil: at } },
  "refund-requested": { data: { firstName, product, amountCents: 2499, requestedAt: at } },
  "refund-made": { data: { firstName, product, amountCents: 2499, refundedAt: at, accessEnded: true } },
  "refund-declined": {
    data: { firstName, product, amountCents: 2499, requestedAt: at, reason: "The 30 days are over." },
  },
  "access-ending": { data: { firstName, product: "Single Day", endsAt: at } },
  "alert-confirm": {
    data: {
      firstName,
      places: ["California", "Seattle, Washington"],
      categories: ["Wage and Hour"],
      cadence: "daily",
      law: "California minimum wage",
    },
    secrets: { confirmUrl: secretUrl },
  },
  "alert-digest": {
    data: {
      firstName,
      period: "This week",
      updates: [
        {
          risk: "HIGH",
          place: "California",
          category: "Wage and Hour",
          title: "First update",
          summary: "What it says.",
          url: "https://statewise.test/updates/1",
          effectiveDate: "2027-01-01",
        },
        {
          risk: "LOW",
          place: "Federal",
          title: "Second update",
          url: "https://statewise.test/updates/2",
          commentsCloseOn: "2026-12-31",
        },
      ],
      more: 4,
      place: "California",
      allUpdatesUrl: "https://statewise.test/updates",
    },
    secrets: { ...links, placeUnsubscribeUrl: `${secretUrl}-place` },
  },
  "hiring-letter": {
    data: {
      subject: "We received your application for Baker",
      body: "Hello Kim,\n\nthank you for your application.",
      organizationName: "Miller Bakeries",
      buttonLabel: "See your application",
    },
    secrets: { link: secretUrl },
  },
  "hiring-report": {
    data: {
      title: "Funnel",
      definition: "How many applications ever reached each step.",
      period: "2026-11-01 to 2026-11-30",
      counted: "40 applications",
      headline: "Hired of those who applied: 5%",
      lines: [{ label: "Applied", figures: "Reached 40 · Of all 100%" }],
      url: "https://statewise.test/ats/reports/funnel?from=2026-11-01&to=2026-11-30",
    },
  },
  "alert-test": { data: { firstName, place: "California" }, secrets: links },
};
