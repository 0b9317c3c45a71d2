import type { LegalSection } from "./legal-text";

/** The terms, with what the plans cost now. */
export const termsText = (price: (plan: string) => string): LegalSection[] => [
  {
    title: "Research, not legal advice",
    paragraphs: [
      "Statewise is a research tool. It shows law, cases and an assessment that rests on them, with the date as of which each record was checked. It does not know all facts of your case, it can be incomplete, and it does not make you a client of a lawyer.",
      "Pay results are estimates, not tax or payroll advice. Checks in hiring point to law; they do not decide for you.",
    ],
  },
  {
    title: "Plans, renewal and cancellation",
    paragraphs: [
      `Single Day Access costs ${price("daily")} and ends after 24 hours. It does not renew.`,
      `The Monthly Subscription costs ${price("monthly")} a month and renews each month until you cancel. You cancel in your profile, online, at any time; access stays until the end of the paid month.`,
      `The Applicant Tracking System costs ${price("ats_monthly")} a month or ${price("ats_annual")} a year and renews likewise. Before a year renews you get a reminder by e-mail.`,
      "Within 30 days after a purchase you can ask for your money back in your profile. Access ends with the refund.",
    ],
  },
  {
    title: "Trials and codes",
    paragraphs: [
      "A browser without an account gets 15 minutes once. A new account gets 30 minutes. Neither needs a card, and neither turns into a paid plan by itself.",
    ],
  },
  {
    title: "Fair use",
    paragraphs: [
      "One account is for one person. API keys act for the account that made them. Do not try to break in, to read data of others, or to copy the whole body of law out of the product.",
    ],
  },
  {
    title: "Changes",
    paragraphs: [
      "When these terms change in a way that matters, you get an e-mail at least 30 days before, and you can leave without cost.",
    ],
  },
];
