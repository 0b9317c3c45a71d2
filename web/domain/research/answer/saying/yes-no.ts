import type { Question } from "../../query/types";
import type { Rule } from "../choosing/choose-rules";
import { flagOf } from "../choosing/comparable-figures";
import { isOpenQuestion, type QuestionForm } from "../reading/question-form";

/** A typed value that answers a yes-or-no question of its topic. */
type TypedAnswer = {
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

const TYPED: TypedAnswer[] = [
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
  duty("harassment_training", "required", /train/i),
  { topic: "e_verify", key: "mandatory", asks: "duty", about: /e-?verify/i, yes: [true], no: [false] },
  { topic: "non_compete", key: "rule", asks: "permission", about: /non.?compet/i, no: ["banned"] },
  ban("polygraph", "banned", /polygraph|lie detect/i),
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
  duty("workers_comp", "compulsory", /compensation|comp\b|insur/i),
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

const BANS =
  /\b(?:may not|must not|may never|cannot|no employer may|nobody may|is barred|are barred|is banned|is void|are void|is prohibited|unlawful)\b/i;
const DUTIES = /\b(?:must|has to|is required to|is entitled to|are entitled to|owes)\b/i;
const SAYS_DUTY =
  /\b(?:must|shall|has to|have to|gets?|owes?|owed|earns?|is due|are due|is paid|is required|requires|need not|grants?)\b/i;
const FREES = /\b(?:need not|is not required|are not required|does not require|requires no|is not obliged)\b/i;
const CONDITIONS = /\b(?:unless|except|only if|only when|only after|only where|without|provided|if|where|when)\b/i;
/** So much of the question must stand in the sentence before it may be called its answer. */
const ENOUGH = 0.62;

type Answered = { lead: string; rule: Rule };

/** The one word with which an answer may begin and the sentence that bears it; null where none does. */
export function yesOrNo(form: QuestionForm, rules: Rule[], { text, employees }: Question): Answered | null {
  const [first] = rules;
  if (!first || (isOpenQuestion(text) && form.kind === "open")) return null;
  const valued = form.refuses ? null : typed(form, rules, { text, employees });
  if (valued?.isPartial) return { lead: `In general, ${valued.said}.`, rule: valued.rule };
  if (valued?.said === "yes" && isOfAnotherTime(valued.rule.text, text)) return null;
  if (valued) return { lead: leadOf(valued.said, form, valued.rule, employees), rule: valued.rule };
  if (form.kind === "open" || form.kind === "truth") return null;
  const said = inSentence(form, first);
  if (said === null || (said === "yes" && isOfAnotherTime(first.text, text))) return null;
  const isConditional = CONDITIONS.test(first.text) && !(said === "yes" && form.kind === "duty");
  return { lead: isConditional ? `In general, ${said}.` : leadOf(said, form, first, employees), rule: first };
}

const ASKS_AT_ONCE =
  /\b(?:same day|immediately|right (?:away|now|then)|on the spot|at once|today|tomorrow|(?:next|following|that) (?:business |work(?:ing)? )?day|(?:on|by) the last day|within \d+ \w+)\b/i;
const SAYS_AT_ONCE =
  /\b(?:immediately|at once|same day|at the time of|on the (?:day|last day)|upon (?:discharge|termination|separation)|when the employee is discharged)\b/i;

/** 'The same day?' is not answered with yes by what is due within 6 days. */
function isOfAnotherTime(sentence: string, question: string): boolean {
  const [asked] = ASKS_AT_ONCE.exec(question) ?? [];
  if (!asked) return false;
  return !SAYS_AT_ONCE.test(sentence) && !sentence.toLowerCase().includes(asked.toLowerCase());
}

/** A duty holds from a number of employees on; who did not name a number is told it. */
function leadOf(said: "yes" | "no", form: QuestionForm, { law }: Rule, employees: number | null): string {
  if (said === "no") return "No.";
  const isSized = form.kind === "duty" && law.minEmployees !== null && law.minEmployees > 1 && employees === null;
  return isSized ? `Yes, from ${law.minEmployees} employees.` : "Yes.";
}

const UNPAID = /\bunpaid\b|\bwithout pay\b/i;

/** 'unpaid below 15 employees': from how many employees leave is paid, where small employers give it unpaid. */
function paidFrom({ figures }: Rule["law"]): number | null {
  const note = figures.find(({ key }) => key === "paid")?.note ?? "";
  const [, below, from] = /\bunpaid below (\d+)|\bfrom (\d+) employees/.exec(note) ?? [];
  return below || from ? Number(below ?? from) : null;
}

type Valued = { said: "yes" | "no"; rule: Rule; isPartial?: true };

/** 'Is Texas a right-to-work state?' asks of the law as it stands. */
const ASKS_STATE = /^(?:is|are|does|do)\b/i;

function typed(
  form: QuestionForm,
  rules: Rule[],
  { text, employees }: Pick<Question, "text" | "employees">,
): Valued | null {
  const law = rules[0]?.law;
  const entry = law && TYPED.find((each) => isMeant(each, law, form, text));
  if (!law || !entry) return null;
  const value = flagOf(law.figures, entry.key);
  const said = entry.yes?.includes(value as string) ? "yes" : entry.no?.includes(value as string) ? "no" : null;
  const shows = entry.shows ?? entry.about;
  const showing = rules.filter((other) => !shows || shows.test(other.text));
  // 'Give written notice at hire' bears no 'yes, it must be paid'.
  const rule = (entry.asks === "duty" ? showing.find((other) => SAYS_DUTY.test(other.text)) : undefined) ?? showing[0];
  const least = entry.key === "paid" && said === "yes" ? paidFrom(law) : null;
  if (least !== null && (employees === null || employees < least)) return employees === null ? null : unpaid(rules);
  return said && rule ? { said: flipped(said, form), rule, isPartial: entry.isPartial } : null;
}

/** Who owes leave without pay is told so, and nothing where no sentence says it. */
function unpaid(rules: Rule[]): Valued | null {
  const rule = rules.find(({ text }) => UNPAID.test(text));
  return rule ? { said: "no", rule } : null;
}

/** The value answers: the law is of its topic, the question of its subject, and it is typed as a word or a yes. */
function isMeant(entry: TypedAnswer, law: Rule["law"], form: QuestionForm, text: string): boolean {
  if (!isAsked(entry, form, text) || law.topics[0] !== entry.topic) return false;
  if ((entry.about && !entry.about.test(text)) || entry.not?.test(text)) return false;
  const value = flagOf(law.figures, entry.key);
  return value !== null && [...(entry.yes ?? []), ...(entry.no ?? [])].some((known) => known === value);
}

const isAsked = ({ asks }: TypedAnswer, { kind }: QuestionForm, text: string): boolean =>
  asks === "state" ? kind === "truth" || ASKS_STATE.test(text) : asks === kind;

const flipped = (answer: "yes" | "no", form: QuestionForm): "yes" | "no" =>
  form.kind === "permission" && form.asksIfForbidden ? (answer === "yes" ? "no" : "yes") : answer;

function inSentence(form: QuestionForm, { text, said, law }: Rule): "yes" | "no" | null {
  // What is forbidden there is the exception: 'can I fire someone for no reason' is not answered with no by it.
  if (said < ENOUGH || law.topics[0] === "at_will_exceptions") return null;
  if (form.kind === "duty") {
    if (FREES.test(text)) return "no";
    return DUTIES.test(text) && !BANS.test(text) && !/\bif|only\b/i.test(text) ? "yes" : null;
  }
  const isBan = BANS.test(text) || (form.refuses && DUTIES.test(text) && !CONDITIONS.test(text));
  return isBan ? flipped("no", form) : null;
}
