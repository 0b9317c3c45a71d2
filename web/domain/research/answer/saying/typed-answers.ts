/** A typed value that answers a yes-or-no question of its topic. */
export type TypedAnswer = {
  topic: string;
  key: string;
  /** The question must speak of this, or the value says nothing about it. */
  about?: RegExp;
  /** Words that make it another question. */
  not?: RegExp;
  /** What the sentence that bears the answer must speak of; else the same. */
  shows?: RegExp;
  /** `state`: is it so, asked of the law as it stands. */
  asks: "duty" | "permission" | "state";
  /** The value restricts and does not forbid. */
  isPartial?: true;
  yes?: (string | boolean)[];
  no?: (string | boolean)[];
};

const duty = (topic: string, key: string, about?: RegExp, not?: RegExp): TypedAnswer => ({
  topic,
  key,
  about,
  not,
  asks: "duty",
  yes: [true],
});
const ban = (topic: string, key: string, about?: RegExp, not?: RegExp): TypedAnswer => ({
  topic,
  key,
  about,
  not,
  asks: "permission",
  no: [true],
});

/** The values that answer, the more particular of a topic first. */
export const TYPED: TypedAnswer[] = [
  {
    topic: "right_to_work",
    key: "rightToWork",
    asks: "state",
    about: /right[- ]to[- ]work/i,
    yes: [true],
    no: [false],
  },
  {
    topic: "tips",
    key: "creditAllowed",
    asks: "permission",
    about: /tip credit|(?:less than|below|under) (?:the )?minimum/i,
    shows: /tip credit|count tips|tips? toward/i,
    yes: [true],
    no: [false],
  },
  {
    topic: "credit_checks",
    key: "restricted",
    asks: "permission",
    about: /credit/i,
    no: [true],
    isPartial: true,
  },
  {
    topic: "pto_payout",
    key: "payout",
    asks: "duty",
    about: /\b(?:pay|paid|payout|cash|owe)/i,
    not: /use.it.or.lose|forfeit/i,
    yes: ["required"],
    no: ["not required"],
  },
  {
    topic: "pto_payout",
    key: "forfeitureAllowed",
    asks: "permission",
    about: /use.it.or.lose|forfeit|expire|lose/i,
    yes: [true],
    no: [false],
  },
  duty("expense_reimbursement", "required", /reimburs|expens|mileage|pay for/i),
  duty("paid_sick_leave", "paid", /sick/i, /\bhow|carry|unused|pay ?out|note\b/i),
  duty("pregnancy_accommodation", "required", /accommodat/i),
  duty("lactation", "required", /pump|milk|lactat|breast|nurs/i, /\bpaid|pay\b/i),
  duty("lactation", "paid", /\b(?:paid|pay)\b/i),
  duty("lactation", "space", /\broom|space|place\b/i),
  {
    topic: "jury_leave",
    key: "paid",
    asks: "duty",
    about: /\b(?:paid|pay)\b/i,
    shows: /\b(?:paid|pay|wages|unpaid|salary)\b/i,
    yes: [true],
    no: [false],
  },
  {
    topic: "voting_leave",
    key: "paid",
    asks: "duty",
    about: /\b(?:paid|pay)\b/i,
    shows: /\b(?:paid|pay|wages|unpaid|salary)\b/i,
    yes: [true],
    no: [false],
  },
  duty("pay_transparency", "postingRequired", /post|range|salary|ad\b|listing/i),
  ban("salary_history_ban", "banned", /histor|previous|prior|past|current|last|earn|made|make/i),
  {
    topic: "harassment_training",
    key: "required",
    asks: "duty",
    about: /train/i,
    yes: [true],
    no: [false],
  },
  { topic: "e_verify", key: "mandatory", asks: "duty", about: /e-?verify/i, yes: [true], no: [false] },
  { topic: "non_compete", key: "rule", asks: "permission", about: /non.?compet/i, no: ["banned"] },
  {
    topic: "pay_frequency",
    key: "minimum",
    asks: "permission",
    about: /\b(?:once a month|monthly|every month)\b/i,
    shows: /\bmonth/i,
    yes: ["monthly"],
  },
  {
    topic: "pay_frequency",
    key: "minimum",
    asks: "permission",
    about: /\b(?:once a month|monthly|every month)\b/i,
    shows: /\b(?:twice|2 times|semi-?monthly|every (?:2|two) weeks|biweekly|weekly|every week)\b/i,
    no: ["weekly", "biweekly", "semimonthly"],
    isPartial: true,
  },
  ban("polygraph", "banned", /polygraph|lie detect/i, /theft|stole|stolen|steal|missing|embezzl|investigat/i),
  ban("social_media", "protected", /password|log.?in|account/i),
  ban("captive_audience", "banned", /captive|mandatory|meeting/i),
  duty(
    "electronic_monitoring_biometrics",
    "monitoringNotice",
    /monitor|notice|tell|inform/i,
    /biometric|fingerprint|record/i,
  ),
  duty(
    "electronic_monitoring_biometrics",
    "biometricConsent",
    /biometric|fingerprint|face|facial|consent/i,
    /monitor|record/i,
  ),
  ban("electronic_monitoring_biometrics", "allPartyRecording", /record/i),
  {
    topic: "workers_comp",
    key: "compulsory",
    asks: "duty",
    about: /compensation|comp\b|insur/i,
    shows: /\b(?:insur|choose|self-insurer|need not)/i,
    yes: [true],
    no: [false],
  },
  duty("wage_statement", "required", /stub|statement|slip/i),
  {
    topic: "wage_deductions",
    key: "shortagesAllowed",
    asks: "permission",
    about: /shortage|short|damage|broke|break|till|register|loss|lost|missing|mistake/i,
    no: [false],
  },
  duty("predictive_scheduling", "required", /schedul|advance/i),
  ban("hair_discrimination", "protected", /hair|braid|locs|dread|afro/i),
  duty("personnel_files", "access", /file|record/i),
  duty("new_hire_notice", "writtenNotice", /writ|notice/i, /report/i),
  {
    topic: "right_to_work",
    key: "rightToWork",
    asks: "permission",
    about: /union|dues|fees|membership/i,
    not: /join|refuse|right to work/i,
    no: [true],
  },
];
