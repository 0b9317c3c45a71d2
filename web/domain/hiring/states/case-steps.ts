/** States of a background check and of the action that may follow from it. */
export const CASE_STATES = [
  "open",
  "disclosed",
  "authorized",
  "ordered",
  "clear",
  "pre_adverse",
  "assessing",
  "final_adverse",
  "cleared",
  "cancelled",
] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_ACTIONS = [
  "disclose",
  "authorize",
  "order",
  "clear",
  "pre-adverse",
  "dispute",
  "assess",
  "final",
  "proceed",
  "cancel",
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

type Step = { from: readonly CaseState[]; to: CaseState; label: string; rule: string; citation: string };

/** The Fair Credit Reporting Act's order of steps, each with the rule that it follows. */
export const CASE_STEPS: Record<CaseAction, Step> = {
  disclose: {
    from: ["open"],
    to: "disclosed",
    label: "Disclosure Given",
    rule: "A clear disclosure in a document that consists solely of the disclosure.",
    citation: "15 U.S.C. 1681b(b)(2)(A)",
  },
  authorize: {
    from: ["disclosed"],
    to: "authorized",
    label: "Authorization Received",
    rule: "Written authorization by the person.",
    citation: "15 U.S.C. 1681b(b)(2)(A)",
  },
  order: {
    from: ["authorized"],
    to: "ordered",
    label: "Report Ordered",
    rule: "Not before the stage that the law of the place permits.",
    citation: "15 U.S.C. 1681b(b)(1)",
  },
  clear: {
    from: ["ordered"],
    to: "clear",
    label: "Nothing Against It",
    rule: "The report is no ground to act on.",
    citation: "15 U.S.C. 1681b",
  },
  "pre-adverse": {
    from: ["ordered"],
    to: "pre_adverse",
    label: "Send Pre-adverse Notice",
    rule: "Before an adverse action the person gets a copy of the report and the summary of rights.",
    citation: "15 U.S.C. 1681b(b)(3)(A)",
  },
  dispute: {
    from: ["pre_adverse", "assessing"],
    to: "pre_adverse",
    label: "Dispute or Answer Received",
    rule: "The person may dispute the report; the waiting time starts over.",
    citation: "15 U.S.C. 1681i",
  },
  assess: {
    from: ["pre_adverse"],
    to: "assessing",
    label: "Keep Assessment",
    rule: "An individual look at the offense, the time since, and the job.",
    citation: "",
  },
  final: {
    from: ["pre_adverse", "assessing"],
    to: "final_adverse",
    label: "Send Final Notice",
    rule: "After the action: the reporting company's name, a free copy within 60 days, and the right to dispute.",
    citation: "15 U.S.C. 1681m(a)",
  },
  proceed: {
    from: ["pre_adverse", "assessing"],
    to: "cleared",
    label: "Proceed With the Person",
    rule: "No adverse action is taken.",
    citation: "15 U.S.C. 1681b(b)(3)",
  },
  cancel: {
    from: ["open", "disclosed", "authorized", "ordered"],
    to: "cancelled",
    label: "Cancel the Check",
    rule: "The check is no longer needed.",
    citation: "15 U.S.C. 1681b(b)",
  },
};

export const ENDED: readonly CaseState[] = ["clear", "final_adverse", "cleared", "cancelled"];

/** While one of these stands, the person must not be turned down. */
export const WAITING: readonly CaseState[] = ["pre_adverse", "assessing"];

export const stepsFrom = (state: string): CaseAction[] =>
  CASE_ACTIONS.filter((action) => CASE_STEPS[action].from.includes(state as CaseState));

/** The statute names no number of days: this is the house's own, and a law of the place that gives more time goes before it. */
export const USUAL_WAIT_DAYS = 5;

/**
 * The official summary that must go with the pre-adverse notice. Read for this: the Bureau's interim final rule of September
 * 2018 (docket CFPB-2018-0025), which names the model form of appendix K to Regulation V, and jdp.com of March 20, 2024 on the
 * edition that is required since then under the same file name (seen November 22, 2026).
 */
export const RIGHTS_SUMMARY = {
  title: "A Summary of Your Rights Under the Fair Credit Reporting Act",
  url: "https://files.consumerfinance.gov/f/documents/bcfp_consumer-rights-summary_2018-09.pdf",
  source: "Consumer Financial Protection Bureau, appendix K to Regulation V (12 CFR part 1022)",
  edition: "Older files have the same name: take the edition that is required since March 20, 2024.",
} as const;
