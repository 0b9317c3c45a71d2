import type { LawHit } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { fromLaw, placed, type Sentence } from "../sentence";

/** Pay in cents a year, or a rate an hour, which is not turned into a year: who works how many hours is not known. */
type Pay = { cents: number; per: "year" | "hour" };

const SUM = "\\$? ?(\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?|\\d+(?:\\.\\d{1,2})?)( ?k\\b)?";
const PERIODS: [RegExp, number][] = [
  [/^(?: \w+)?[ -]?(?:\/|an? |per |each |every )?(?:hour|hr)(?:ly)?\b/i, 0],
  [/^(?: \w+)?[ -]?(?:\/|a |per |each |every )?(?:week|wk)(?:ly)?\b/i, 52],
  [/^(?: \w+)?[ -]?(?:\/|a |per |each |every )?(?:month|mo)(?:ly)?\b/i, 12],
  [/^(?: \w+)?[ -]?(?:\/|a |per |each |every )?(?:year|yr|annum)(?:ly)?\b|^ annual/i, 1],
];
/** Below this a bare number is hardly a yearly pay. */
const LEAST_YEARLY = 1_000_000;
const MOST_HOURLY = 20_000;

const SAYS_PAY = /^ ?(?:dollars|bucks|a year|per year|annual|salary)/i;
const EARNS = /\b(?:earn(?:s|ing)?|makes?|making|paid|pays?|salary(?: of)?) $/i;
/** 'with $300,000 in sales' is no pay. */
const OF_SALES = /^ (?:in|of) (?:\w+ )?(?:sales|revenue|receipts|income|business)\b/i;

/** The cash wage of tipped staff is named without its hour: 'she gets $2.13 plus tips'. */
const TIPPED = /\b(?:plus tips|and tips|tips|tipped)\b/i;
/** What was due until a past day, and the wage that tips must bring the pay to. */
const BESIDE_CASH_WAGE =
  / \([^)]*\b(?:to|until|through)\b[^)]*\d{4}\)|\b(?:gap|difference|shortfall|balance|up|pay|total|wages|reach(?:es)?) to (?:at least )?\$[\d.]+\d/g;

/** The pay that a question names; null where it names none, or two, or does not say for which time. */
export function payNamed(question: string): Pay | null {
  const found = [...question.matchAll(new RegExp(SUM, "gi"))].flatMap((match) => {
    const [whole, digits = "", thousand] = match;
    const after = question.slice(match.index + whole.length);
    if (!/[$k]/i.test(whole) && !SAYS_PAY.test(after) && !EARNS.test(question.slice(0, match.index))) return [];
    const cents = Math.round(Number(digits.replace(/,/g, "")) * 100) * (thousand ? 1000 : 1);
    if (OF_SALES.test(after)) return [];
    const ofTipped = TIPPED.test(question) && cents <= MOST_HOURLY ? { cents, per: "hour" as const } : null;
    return payOf(cents, after) ?? ofTipped ?? [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function payOf(cents: number, after: string): Pay | null {
  const times = PERIODS.find(([says]) => says.test(after))?.[1];
  if (times === 0) return cents <= MOST_HOURLY ? { cents, per: "hour" } : null;
  if (times !== undefined) return { cents: cents * times, per: "year" };
  return cents >= LEAST_YEARLY ? { cents, per: "year" } : null;
}

/** A sum that only comes with a later date is no threshold yet. */
function withoutComing(sentence: string, today: string): string {
  return sentence.replace(
    /,? (?:and|or) \$[\d,.]+\d (?:from|on) ([A-Z][a-z]+ \d{1,2}, \d{4})/g,
    (whole, day: string) => (isAfter(day, today) ? "" : whole),
  );
}

const isAfter = (day: string, today: string): boolean => Date.parse(`${day} UTC`) > Date.parse(today);

/** The thresholds of pay in the first clause of a sentence. */
function thresholdsIn(sentence: string, today: string): Pay[] {
  const [clause = ""] = withoutComing(sentence.replace(BESIDE_CASH_WAGE, ""), today).split(";");
  const found: Pay[] = [];
  let last = "";
  for (const match of clause.matchAll(new RegExp(SUM.replace("\\$?", "\\$"), "g"))) {
    const [whole, digits = ""] = match;
    const cents = Math.round(Number(digits.replace(/,/g, "")) * 100);
    const after = clause.slice(match.index + whole.length).replace(/^ of salary/, "");
    if (PERIODS.some(([says]) => says.test(after))) last = after;
    // '$1,275.00 a week downstate and $1,199.10 in the rest' counts both by the week.
    const pay = payOf(cents, after) ?? payOf(cents, last);
    if (pay) found.push(pay);
  }
  return found;
}

type Subject = { topic: string; asks: RegExp; speaks: RegExp; not: RegExp };

/** Where pay decides: the sentence of a record that holds the threshold, and others that hold sums for another thing. */
const SUBJECTS: Subject[] = [
  {
    topic: "non_compete",
    asks: /./,
    speaks: /\b(?:earns?|paid|pay|earnings)\b/i,
    not: /\bsolicit|\b(?:specialists?|medical|health|patient|veterinar\w+|penalty|fine)\b/i,
  },
  {
    topic: "overtime",
    asks: /\b(?:exempt|salar(?:y|ied)|manager|overtime)\b/i,
    speaks: /\b(?:exempt\w*|salar(?:y|ied))\b/i,
    not: /\b(?:highly compensated|computer|hourly|drivers?|farm|commission\w*|motor)\b/i,
  },
  {
    topic: "tips",
    asks: /./,
    speaks: /\b(?:cash wage|tipped|tip credit|in cash)\b/i,
    not: /\b(?:other service|small|resort|delivery|fast food)\b/i,
  },
];

/** The pay that a question names, laid beside the threshold of the record: below it, or not. */
export function payCompared({ retrieval: { question }, laws, main, rules, form, today }: Plan): Sentence | null {
  const named = payNamed(question.text);
  const subject = SUBJECTS.find(({ topic, asks }) => main?.topics[0] === topic && asks.test(question.text));
  if (!named || !main || !subject) return null;
  const here = laws.filter(
    ({ topics, city, isAbsence }) =>
      topics[0] === subject.topic && !isAbsence && (city === null || question.place.city !== null),
  );
  const bearing = here.flatMap((law) => bearingRule(law, subject, { rules, named, today }));
  const strictest = bearing.sort((a, b) => b.highest - a.highest)[0];
  if (!strictest) return null;
  const { text, law, lowest, highest } = strictest;
  const isBelow = named.cents < lowest;
  if (!isBelow && (named.cents < highest || isOfLastYear(text, today))) return null;
  const isForbidden = form.kind === "permission" && form.asksIfForbidden;
  if (subject.topic === "tips") {
    const isAsked = form.kind !== "open" || form.asksIfEnough;
    if (!isAsked || (!isBelow && lowest !== highest)) return null;
    return { ...fromLaw(placed(text, law), law), lead: isBelow === isForbidden ? "Yes." : "No." };
  }
  const lead = isBelow ? (isForbidden ? "Yes, at this pay." : "Not at this pay.") : "This pay is above the threshold.";
  const leadOfSalary = isBelow ? "Not exempt at this pay." : lead;
  return { ...fromLaw(placed(text, law), law), lead: subject.topic === "overtime" ? leadOfSalary : lead };
}

/** Thresholds rise: what is above that of a past year may be below that of this one. */
const isOfLastYear = (sentence: string, today: string): boolean =>
  [...sentence.matchAll(/\bin (20\d\d)\b/g)].some(([, year]) => Number(year) < Number(today.slice(0, 4)));

type Bearing = { text: string; law: LawHit; lowest: number; highest: number };

function bearingRule(
  law: LawHit,
  { speaks, not }: Subject,
  { rules, named, today }: { rules: Plan["rules"]; named: Pay; today: string },
): Bearing[] {
  for (const { text } of rules(law)) {
    if (!speaks.test(text) || not.test(text)) continue;
    const sums = thresholdsIn(text, today).filter(({ per }) => per === named.per);
    const cents = sums.map((sum) => sum.cents);
    if (cents.length > 0) return [{ text, law, lowest: Math.min(...cents), highest: Math.max(...cents) }];
  }
  return [];
}
