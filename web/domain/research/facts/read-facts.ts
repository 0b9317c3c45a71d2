import type { Fact } from "../corpus/schema/facts-file";
import { NUMBER_WORDS } from "../number-words";
import { daysBetween, unpaidSince } from "./days-between";
import { headCountIn, PART } from "./head-count";
import { type Quantity, quantitiesIn } from "./quantities";
import { clockIn } from "./read-clock";
import { daysOf } from "./spans";
import { type Bounds, exactly, type Facts, type FactValue, type SpanUnit } from "./types";

/** All who are employed; none of the numbers where they cannot all be true. */
function readHeads(text: string, heads: Quantity[], all: Quantity[], found: Map<string, FactValue>): void {
  addHeads(heads, all, found);
  const said = heads.length === 0 ? headCountIn(text) : null;
  if (said !== null) found.set("employees", exactly(said));
  if (contradictedHeads(heads, all).length > 0) found.delete("employees");
  const [lost, of] = [found.get("jobs_lost"), found.get("employees")];
  const isShare = all.some(({ after, clause }) => PART_OF.test(after) && CUT.test(clause));
  if (isShare && lost?.kind === "number" && of?.kind === "number" && of.bounds.from > 0)
    found.set("jobs_lost_percent", exactly(Math.round((1000 * lost.bounds.from) / of.bounds.from) / 10));
}

/** Numbers of employees that a text tells and that cannot all be true: 'our 12 employees … all 80 of them'. */
export function contradictionIn(text: string, vocabulary: Iterable<Fact>): number[] {
  const quantities = quantitiesIn(text);
  const facts = [...vocabulary];
  const heads = quantities.filter((one) => !OF_A_LAW.test(one.clause) && factOf(one, facts)?.key === "employees");
  return contradictedHeads(heads.filter(isWhole), quantities);
}

/**
 * The facts that a text tells of its case, by the words of the vocabulary. Numbers of people at two places are added; where one
 * place is too far away, those within 75 miles are the first place's own.
 */
export function readFacts(text: string, vocabulary: Iterable<Fact>): Facts {
  const facts = [...vocabulary];
  const found = new Map<string, FactValue>();
  const lower = text.toLowerCase().replaceAll("’", "'");
  const quantities = quantitiesIn(text);
  const heads: Quantity[] = [];
  for (const quantity of quantities) {
    const fact = OF_A_LAW.test(quantity.clause) ? null : factOf(quantity, facts);
    if (!fact) continue;
    if (fact.key === "employees") heads.push(quantity);
    else if (!found.has(fact.key)) found.set(fact.key, valueFor(fact, quantity));
  }
  readHeads(text, heads.filter(isWhole), quantities, found);
  for (const fact of facts) {
    const said = fact.kind === "choice" ? chosenIn(lower, fact) : fact.kind === "yesno" ? saidIn(lower, fact) : null;
    if (said) found.set(fact.key, said);
  }
  if (!found.has("age") && /\badults?\b/.test(lower))
    found.set("age", { kind: "number", bounds: { from: 18, to: Number.POSITIVE_INFINITY } });
  readRates(lower, found);
  readShifts(lower, found);
  readDelay(lower, found);
  const clock = clockIn(lower);
  if (clock) found.set("clock", clock);
  readYear(found);
  return found;
}

/** Whoever has worked so many hours a week for a year or longer has worked 52 times as many in it. */
function readYear(found: Map<string, FactValue>): void {
  const [week, service] = [found.get("hours_week"), found.get("service")];
  if (found.has("hours_12_months") || week?.kind !== "number" || service?.kind !== "span") return;
  if (daysOf(service.span) >= DAYS_OF_A_YEAR)
    found.set("hours_12_months", { kind: "number", bounds: inAYear(week.bounds) });
}

const [DAYS_OF_A_YEAR, WEEKS_OF_A_YEAR] = [360, 52];
const inAYear = ({ from, to }: Bounds): Bounds => ({ from: from * WEEKS_OF_A_YEAR, to: to * WEEKS_OF_A_YEAR });

/** How late the last pay is, and that no notice was given. */
function readDelay(text: string, found: Map<string, FactValue>): void {
  if (!found.has("separation")) return;
  const late = found.has("late") ? null : (unpaidSince(text) ?? daysBetween(text));
  if (late !== null) found.set("late", { kind: "span", span: { value: late, unit: "days" } });
  if (!found.has("notice_given") && NO_NOTICE.test(text))
    found.set("notice_given", { kind: "span", span: { value: 0, unit: "days" } });
}

/** 'Quit with no notice' gave none. */
const NO_NOTICE = /\b(?:with no|without(?: any| giving)?|gave no|no) notice\b/;
const AT_A_RATE = /(\d+(?:\.\d+)?) hours? (?:[a-z]+ ){0,4}?at \$ ?(\d+(?:\.\d+)?)/g;

/** '30 hours at $16 in the shop and 20 hours at $20': the hours of the week and their average rate. */
function readRates(text: string, found: Map<string, FactValue>): void {
  const rates = [...text.matchAll(AT_A_RATE)].map(([, hours, rate]) => ({ hours: Number(hours), rate: Number(rate) }));
  const hours = rates.reduce((sum, one) => sum + one.hours, 0);
  if (rates.length < 2 || hours === 0) return;
  const earned = rates.reduce((sum, one) => sum + one.hours * one.rate, 0);
  found.set("hours_week", exactly(hours));
  found.set("regular_rate", exactly(Math.round((earned / hours) * 10_000) / 10_000));
}

const SHIFTS = new RegExp(
  `\\b(\\d+|${Object.keys(NUMBER_WORDS).join("|")}) (\\d{1,2})[- ]?(?:hours?|hrs?|h)[- ](?:days|shifts)\\b`,
);

/** 'Worked three 13-hour shifts': so many days of so many hours. */
function readShifts(text: string, found: Map<string, FactValue>): void {
  const [, days = "", hours] = SHIFTS.exec(text) ?? [];
  if (!hours) return;
  found.set("days_worked", exactly(NUMBER_WORDS[days] ?? Number(days)));
  found.set("hours_day", exactly(Number(hours)));
}

/** 'Federal law starts at 15 employees' tells of a law and not of the case. */
const OF_A_LAW =
  /\b(?:laws?|acts?|title vii|fmla|ada|warn|rules?|statutes?)\b.{0,30}\b(?:starts?|appl(?:y|ies)|begins?|kicks? in|covers?|is for|are for)\b|\bonly for (?:big|large|companies|employers)/;

const AGE = /^[- ]?(?:years?[- ]olds?|yrs?[- ]olds?|yo\b|y\/o)/;
const AGE_BEFORE = /\b(?:aged?|turned|turns|(?:he|she|kid|son|daughter|minor|boy|girl) (?:is|was)|he's|she's) $/;
const PER: [words: RegExp, per: string][] = [
  [/^ ?(?:an? |per |\/ ?)(?:hour|hr)\b|^ hourly\b/, "hour"],
  [/^ ?(?:a |per |\/ ?)(?:day)\b/, "day"],
  [/^ ?(?:a |per |\/ ?)(?:week|wk)\b|^ weekly\b/, "week"],
  [/^ ?(?:a |per |\/ ?)(?:year|yr)\b|^ (?:annually|yearly|annual)\b/, "year"],
];
const LEAST_YEARLY = 10_000;
const SALARY = /\b(?:salar\w+|salried|earn(?:s|ing)?|makes?|making|exempt)\b/;

/** Which fact a number is of: by its sign, by the unit behind it, by the words around it. */
function factOf(quantity: Quantity, facts: Fact[]): Fact | null {
  const byKey = (key: string) => facts.find((fact) => fact.key === key) ?? null;
  const { after, before, bounds, isMoney, clause } = quantity;
  if (AGE.test(after) || (AGE_BEFORE.test(before) && bounds.to < 100 && !/^(?:days|weeks|months|hours|%)/.test(after)))
    return byKey("age");
  const per = PER.find(([words]) => words.test(` ${after}`))?.[1];
  // 'Makes 24 an hour' names no dollars.
  if (isMoney || (per && IS_PAY.test(clause))) return byKey(moneyKey(per, quantity));
  if (bounds.from >= LEAST_YEARLY && SALARY.test(clause)) return byKey("pay_year");
  if (/\ball $/.test(before) && /^of (?:them|us)\b/.test(after)) return byKey("employees");
  // 'One of our drivers' counts nobody; of '61 of 180 workers' the 180 are all, and the 61 those of whom something is told.
  if (bounds.to === 1 && after.startsWith("of ")) return null;
  if (PART_OF.test(after)) return CUT.test(clause) ? byKey("jobs_lost") : null;
  if (WHOLE_OF.test(before)) return byKey("employees");
  const fits = facts.filter((fact) => fact.units?.some((unit) => startsWithUnit(after, unit)));
  const named = fits.find((fact) => fact.near?.some((words) => clause.includes(words)));
  return named ?? fits.find((fact) => !fact.near) ?? byKey(hoursKey(quantity) ?? "");
}

const PART_OF = /^of (?:our |the |my |about |all )*\d[\d,]*(?! ?(?:hours|days|weeks|months|years|dollars|%))\b/;
const WHOLE_OF = /\d of (?:our |the |my |about |all )*$/;
const CUT = /\b(?:cut|lay|laid|layoff|fir(?:e|ed|ing)|let|los(?:e|es|ing)|eliminat|clos)/;

const HOURS = /^(?:hours?|hrs?)\b/;
const WEEKDAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday)\b/;
/** '8 hours straight', '7 hours with no meal' are of one day. */
const AT_A_STRETCH = /^\S+ (?:straight|in a row|nonstop|(?:with no|without) (?:an? |any )?(?:break|lunch|meal))/;
const [LONGEST_DAY, LONGEST_WEEK] = [24, 112];

/** 'Worked 55 hours' can only be a week, '14 hours on Tuesday' is a day; fewer may be a leave or a meeting. */
function hoursKey({ after, bounds: { from }, clause }: Quantity): string | null {
  if (!HOURS.test(after.replace(/^-/, "")) || !/\bwork/.test(clause)) return null;
  if (from > LONGEST_DAY) return from <= LONGEST_WEEK ? "hours_week" : null;
  if (AT_A_STRETCH.test(after)) return "hours_day";
  return from >= 8 && WEEKDAY.test(clause) ? "hours_day" : null;
}

/** 'Paying dishwashers $16', 'she makes $9.50': so little is the pay of an hour, where it is no sum that is taken or given once. */
const IS_PAY = /\b(?:pay|pays|paying|wages?|earns?|earning|makes?|making|starts?|starting)\b/;
const IS_SUM =
  /\b(?:for (?:the|each|every|his|her|their|a|an)|toward|deduct\w*|dock\w*|fine|fee|bonus|stipend|tips?|cost|costs|co-?pay|back|short|less|more|extra|over|under)\b/;
const [LEAST_HOURLY, MOST_HOURLY] = [2, 60];

function moneyKey(per: string | undefined, { clause, bounds }: Quantity): string {
  if (per) return `pay_${per}`;
  if (SALARY.test(clause) && bounds.from >= LEAST_YEARLY) return "pay_year";
  if (IS_PAY.test(clause) && !IS_SUM.test(clause) && bounds.from >= LEAST_HOURLY && bounds.to <= MOST_HOURLY)
    return "pay_hour";
  return /\b(?:hourly|hours?|at) ?\$?/.test(clause) && bounds.to < 200 && /\bat\b/.test(clause) ? "pay_hour" : "amount";
}

/** The unit follows at once or behind one or two words that only describe it: '12 hourly employees', '13 hour day'. */
function startsWithUnit(after: string, unit: string): boolean {
  const words = after.replace(/^[\s-]+/, "").split(/[\s-]+/, 4);
  const wanted = unit.split(" ");
  return words.slice(0, 3).some((_, index) => {
    if (index > 0 && !words.slice(0, index).every((word) => DESCRIBES.has(word))) return false;
    return wanted.every((word, offset) => words[index + offset]?.replace(/[^a-z']/g, "") === word);
  });
}
const DESCRIBES = new Set(
  "full part time hourly salaried other more total of our my the paid permanent seasonal active or so about".split(" "),
);

function valueFor(fact: Fact, { bounds, after }: Quantity): FactValue {
  if (fact.kind !== "span") return { kind: "number", bounds };
  const unit = (["hour", "day", "week", "month", "year"] as const).find((word) => after.startsWith(word)) ?? "day";
  return { kind: "span", span: { value: bounds.from, unit: `${unit}s` as SpanUnit } };
}

/** These words count all who are employed; without them a few are some of them: 'two guys on the same job'. */
const OF_ALL =
  /\b(?:we have|we've|we've got|we are|we're|we employ|i have|i've|i employ|has|have|our|all|with|only|just|at|are|total of|under|over|than|least|most|for|to|shop|company|firm)(?: about| only| just| around| like)? (?:an? )?$/;
const ALONE = /^[- ](?:person|man|employee|people|member)\b|^\w+ (?:in all|total|altogether|on payroll)\b/;
const LEAST_WHOLE = 4;

function isWhole({ before, after, bounds }: Quantity): boolean {
  if (/^of (?:them|us)\b/.test(after)) return true;
  if (ALONE.test(after)) return true;
  if (PART.test(before)) return false;
  return bounds.to >= LEAST_WHOLE || OF_ALL.test(before);
}

const SURELY_ALL =
  /\b(?:we have|we've|we've got|we are|we're|we employ|i employ|our|all|total of)(?: about| only| just)? $/;

/** Numbers that are each said of all employees and are not the same; those of two places are added instead. */
function contradictedHeads(heads: Quantity[], all: Quantity[]): number[] {
  const sure = heads.filter(
    ({ before, after, bounds }) =>
      SURELY_ALL.test(before) &&
      bounds.from === bounds.to &&
      !PLACED.test(after) &&
      !/\b(?:more|others?)\b/.test(after),
  );
  const isFar = all.some(({ after }) => FAR.test(after.slice(0, 14)));
  const values = [...new Set(sure.map(({ bounds }) => bounds.from))];
  return values.length > 1 && !isFar ? values : [];
}

const FAR = /\bmiles? (?:away|apart|from)|\bmiles\b/;
const NEAR_MILES = 75;
const PLACED = /\b(?:in|at|near|outside) (?:a |our |the )?[a-z]/;

/** '42 in Dallas and 15 more in Tulsa' are 57, of whom 42 are within 75 miles of Dallas where Tulsa is 260 miles away. */
function addHeads(heads: Quantity[], all: Quantity[], found: Map<string, FactValue>): void {
  const [first] = heads;
  if (!first) return;
  const further = all.filter(
    (quantity) =>
      quantity.at > first.at &&
      (heads.includes(quantity) || /^(?:more |others? )?(?:in|at) [a-z]/.test(quantity.after)) &&
      (/\bmore\b|\bothers?\b/.test(quantity.after) || (PLACED.test(first.after) && PLACED.test(quantity.after))),
  );
  const sum = [first, ...further].reduce(
    ({ from, to }, { bounds }) => ({ from: from + bounds.from, to: to + bounds.to }),
    { from: 0, to: 0 },
  );
  found.set("employees", { kind: "number", bounds: sum });
  const far = all.find(({ after }) => FAR.test(after.slice(0, 14)));
  if (further.length > 0 && far && far.bounds.from > NEAR_MILES)
    found.set("employees_within_75_miles", exactly(first.bounds.from));
}

/** Whole words, so that 'bar' is not in 'barred'; `let … go` also stands around what is let go. */
const holdsWord = (text: string, words: string): boolean => wordOf(words).test(text);

function wordOf(words: string): RegExp {
  const known = COMPILED.get(words) ?? compiled(words);
  COMPILED.set(words, known);
  return known;
}

const COMPILED = new Map<string, RegExp>();

function compiled(words: string): RegExp {
  const written = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" … ", "(?: [\\w'-]+){0,4} ");
  return new RegExp(`(?<![\\w])${written}s?(?![\\w])`);
}

function chosenIn(text: string, { options = {} }: Fact): FactValue | null {
  const chosen = Object.entries(options)
    .filter(([, words]) => words.some((word) => holdsWord(text, word) && !isNoneOf(text, word)))
    .map(([choice]) => choice);
  return chosen.length > 0 ? { kind: "choice", chosen } : null;
}

/** 'There is no federal contract' tells of none. */
const isNoneOf = (text: string, words: string): boolean =>
  /\b(?:no|nor|without|isn't an?|not an?) (?:\w+ or )?$/.test(text.slice(0, Math.max(0, text.search(wordOf(words)))));

function saidIn(text: string, { yes = [], no = [] }: Fact): FactValue | null {
  if (no.some((words) => holdsWord(text, words))) return { kind: "yesno", isTrue: false };
  const before = yes.flatMap((words) => {
    const at = text.search(wordOf(words));
    return at < 0 ? [] : [text.slice(Math.max(0, at - SO_FAR), at).replace(/^.*[.;?!]/, "")];
  });
  // 'Asks who signed' tells nothing, 'nobody signed' the contrary.
  const told = before.filter((words) => !ASKED.test(words));
  return told.length > 0 ? { kind: "yesno", isTrue: !told.some((words) => DENIED.test(words)) } : null;
}

const SO_FAR = 32;
const ASKED = /\b(?:whether|if|(?:asks?|asked|asking|wonders?|knows?|tell|told|sure) (?:\w+ )?who)\b[^,]*$/;
const DENIED = /\b(?:nobody|no one|none|no(?!,)|never|not|without|nothing)\b|n't\b/;
