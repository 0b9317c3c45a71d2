import type { TopicEvidence } from "../../query/types";
import { asksWhichStates } from "../../search/every-state";
import type { LawHit } from "../../search/types";
import { flagOf, numberOf } from "../choosing/comparable-figures";
import { isOfSome, type Plan } from "../choosing/plan";
import { standingOf } from "../choosing/usable";
import { fromLaw, type Sentence, words } from "../sentence";

/** A typed value by which states can be listed, and how the list begins. */
type Listing = {
  topic: string;
  key: string;
  says: string;
  /** The question must ask for this, where the topic has several such values. */
  about?: RegExp;
  /** The value of the states that belong to the list; any number where it is not given. */
  is?: string | boolean;
  /** What is shown behind the name of the state. */
  shows?: "hour" | "hours" | "minutes" | "days" | "weeks";
  /** Records whose value is for some people only. */
  unless?: string;
};

const listing = (topic: string, key: string, says: string, more: Partial<Listing> = {}): Listing => ({
  topic,
  key,
  says,
  is: true,
  ...more,
});
const figures = (topic: string, key: string, says: string, shows: Listing["shows"], more: Partial<Listing> = {}) =>
  listing(topic, key, says, { is: undefined, shows, ...more });

const LISTINGS: Listing[] = [
  figures("min_wage", "rate", "the minimum wage an hour is of this amount in", "hour"),
  figures("overtime", "dailyHours", "overtime is due after so many hours a day in", "hours", {
    about: /\bdaily\b|\b(?:a|per|each|every) day\b/i,
  }),
  figures("meal_rest_breaks", "mealMinutes", "a meal break is required in", "minutes", { unless: "minorsOnly" }),
  listing("pto_payout", "forfeitureAllowed", "unused vacation may not be forfeited in", {
    is: false,
    about: /use.it.or.lose|forfeit|expire/i,
  }),
  listing("pto_payout", "payout", "unused vacation must be paid at separation in", { is: "required" }),
  listing("expense_reimbursement", "required", "reimbursement of expenses is required in"),
  listing("paid_sick_leave", "paid", "paid sick leave is required in"),
  listing("family_medical_leave", "paid", "a paid family leave program exists in", { about: /\bpaid|\bpay/i }),
  listing("jury_leave", "paid", "the employer pays during jury duty in", { about: /\bpaid|\bpay/i }),
  listing("voting_leave", "paid", "time off to vote is paid in", { about: /\bpaid|\bpay/i }),
  listing("pay_transparency", "postingRequired", "the pay range is required in postings in"),
  listing("salary_history_ban", "banned", "questions on pay history are banned in"),
  listing("hair_discrimination", "protected", "hair and hairstyles are protected in"),
  listing("harassment_training", "required", "harassment training is required in"),
  listing("ban_the_box", "privateEmployers", "private employers are limited in asking about criminal history in"),
  listing("e_verify", "mandatory", "E-Verify is required of private employers in"),
  listing("non_compete", "rule", "noncompetes are banned in", {
    is: "banned",
    about: /\bban|illegal|void|not allowed/i,
  }),
  listing("credit_checks", "restricted", "credit checks by private employers are restricted in"),
  listing("polygraph", "banned", "lie detector tests are banned or restricted in"),
  listing("right_to_work", "rightToWork", "the right to work is law in"),
  listing("social_media", "protected", "passwords of personal accounts are protected in"),
  listing("captive_audience", "banned", "mandatory meetings on religion or politics are banned in"),
  listing("weapons_at_work", "parkingLot", "a parking-lot law on guns is in force in"),
  listing("personnel_files", "access", "employees may see their personnel files in"),
  listing("predictive_scheduling", "required", "an advance schedule is required in"),
  listing("day_of_rest_holiday_pay", "oneDayInSeven", "one day of rest in seven is required in", {
    about: /\brest\b/i,
  }),
];

/** '$15 or more', 'over 15 dollars'. */
const AT_LEAST =
  /\$ ?(\d{1,2}(?:\.\d{2})?)(?= ?(?:an hour |per hour )?(?:or|and) (?:more|above|higher|over|up))|\b(?:over|above|at least|more than) \$ ?(\d{1,2}(?:\.\d{2})?)/i;
/** 'Which states require paid sick leave?': those whose record says so by a typed value; null where none is asked for or known. */
export function statesListed(plan: Plan): Sentence | null {
  const { retrieval, main, today } = plan;
  const { question, everyState } = retrieval;
  if (!asksWhichStates(question)) return null;
  if (ASKS_NONE.test(question.text)) return statesWithout(usableOf(plan), question.topics[0]);
  const asked = new Set([question.topics[0]?.topic, main?.topics[0]]);
  const entry = LISTINGS.find(
    ({ topic, about }) => asked.has(topic) && (about === undefined || about.test(question.text)),
  );
  if (!entry) return null;
  const [, orMore, over] = AT_LEAST.exec(question.text) ?? [];
  const least = entry.shows === "hour" ? Number(orMore ?? over ?? 0) * 100 : 0;
  const usable = usableOf(plan);
  const named = new Map<string, LawHit>();
  for (const law of usable) {
    const isToCome = law.effectiveDate !== null && law.effectiveDate > today;
    const isOfState = law.jurisdiction !== "FEDERAL" && law.city === null && law.topics[0] === entry.topic && !isToCome;
    if (isOfState && !isOfSome(law) && isOnList(law, entry, least) && !named.has(law.jurisdictionName))
      named.set(law.jurisdictionName, law);
  }
  const chosen = [...named.values()].sort((a, b) => a.jurisdictionName.localeCompare(b.jurisdictionName));
  if (chosen.length < 2) return null;
  const whose = everyState ? "By our records of the states" : "Among the laws found here";
  return fromLaw(`${whose}, ${entry.says} ${words(chosen.map((law) => nameIn(law, entry)))}.`, ...chosen);
}

const usableOf = ({ retrieval, laws, today }: Plan): LawHit[] =>
  retrieval.everyState?.filter((law) => standingOf(law, retrieval.question, today) === "applies") ?? laws;

const ASKS_NONE =
  /\b(?:have|has|with|is there|are there) no\b|\bno (?:state )?(?:[\w-]+ ){0,4}laws?\b|\b(?:do|does)(?:n['’]?t| not) (?:require|have|mandate|set)\b|\bwithout (?:an?|any) (?:state )?(?:[\w-]+ ){0,3}(?:laws?|requirement|rule|wage)\b/i;

/** 'Which states have no law on it?': those where none was found, as their records say. */
function statesWithout(usable: LawHit[], topic: TopicEvidence | undefined): Sentence | null {
  const silent = usable
    .filter(({ isAbsence, topics, city }) => isAbsence && city === null && topics[0] === topic?.topic)
    .sort((a, b) => a.jurisdictionName.localeCompare(b.jurisdictionName));
  if (!topic || silent.length < 2) return null;
  const label = topic.label.charAt(0).toLowerCase() + topic.label.slice(1);
  const names = words(silent.map(({ jurisdictionName }) => jurisdictionName));
  return fromLaw(`By our records of the states, no state law on ${label} was found in ${names}.`, ...silent);
}

function isOnList(law: LawHit, { key, is, unless }: Listing, least: number): boolean {
  if (law.isAbsence || (unless !== undefined && flagOf(law.figures, unless) === true)) return false;
  if (is !== undefined) return flagOf(law.figures, key) === is;
  return (numberOf(law.figures, key) ?? -1) >= least;
}

function nameIn(law: LawHit, { key, shows }: Listing): string {
  const name = law.jurisdictionName === "District of Columbia" ? `the ${law.jurisdictionName}` : law.jurisdictionName;
  const value = shows ? numberOf(law.figures, key) : null;
  // A note on a typed value limits it: 'manual labor only'.
  const note = law.figures.find((figure) => figure.key === key)?.note ?? "";
  const isLimited = /\bonly\b/.test(note);
  if (value === null) return isLimited ? `${name} (${note})` : name;
  const limit = isLimited ? `, ${note}` : "";
  return `${name} (${shows === "hour" ? `$${(value / 100).toFixed(2)}` : `${value} ${shows}`}${limit})`;
}
