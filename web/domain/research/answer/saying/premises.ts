import { NUMBER_WORDS } from "../../number-words";
import type { LawHit } from "../../search/types";
import type { Rule } from "../choosing/choose-rules";
import { COMPARABLE_FIGURES, type Comparable, figureText, numberOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { sentencesOf } from "../reading/words";
import { fromLaw, placed, ruleOf, type Sentence, the } from "../sentence";
import { bannedByFederal } from "./banned-by-federal";
import { ofMinors } from "./of-minors";
import { ofMinorsOnly } from "./of-minors-only";
import { paidLate } from "./paid-late";
import { payCompared } from "./pay-compared";
import { OF_CONTRACTORS } from "./yes-no";

const MONEY =
  /\$\s?(\d{1,3}(?:\.\d{1,2})?)(?![\d,]*\d| ?k\b)|\b(\d{1,2}\.\d{2})\b|\b(\d{1,2})\s?(?:dollars|bucks)\b|\bminimum(?: wage)? (?:[a-z]+ ){0,3}(\d{1,2})\b(?![.,:]\d| ?(?:%|percent|hours?|days?|weeks?|employees|workers|people|years?))/gi;
const DAILY =
  /\b(?:daily overtime|overtime (?:by|per|each|every|for|after|over|past|beyond)\b[^.?]{0,25}\b(?:hours? )?(?:a|per|in a|each|in one) (?:day|shift|workday)|(?:more than|over|after|past|beyond) (?:8|eight|10|ten|12|twelve) hours? (?:a|per|in a|in one|each) (?:day|shift|workday))\b/i;
const QUANTITY = new RegExp(
  `\\b(\\d{1,4}(?:\\.\\d+)?|${Object.keys(NUMBER_WORDS).join("|")})[- ](hour|minute|day|week|month|percent)s?\\b`,
  "gi",
);

/** Sets right what a question takes for granted and the record contradicts; null when nothing does. */
export function correctPremise(plan: Plan): Sentence | null {
  return (
    wagePremise(plan) ??
    paidLate(plan) ??
    ofMinors(plan) ??
    ofMinorsOnly(plan) ??
    salariedAlone(plan) ??
    noLawOfItsOwn(plan) ??
    dailyOvertime(plan) ??
    payCompared(plan) ??
    bannedOutright(plan) ??
    bannedAllTheSame(plan) ??
    bannedByFederal(plan) ??
    reachesSize(plan) ??
    quantityPremise(plan)
  );
}

/** A wage that is named and is not the minimum: the highest rate of the levels that apply is said. */
function wagePremise({ retrieval: { question }, laws, main, form, rules }: Plan): Sentence | null {
  const isOnWage = question.topics[0]?.topic === "min_wage" || main?.topics[0] === "min_wage";
  if (!isOnWage || (form.kind === "open" && !form.asksIfEnough)) return null;
  const key = /\btip|server|waite?r|waitress|bartender/i.test(question.text) ? "tipped" : "rate";
  const here = laws
    .filter((law) => law.topics[0] === "min_wage" && (!form.namesFederal || law.jurisdiction === "FEDERAL"))
    .filter(({ city }) => city === null || question.place.city !== null);
  const rated = here.flatMap((law) => {
    const value = numberOf(law.figures, key);
    return value === null ? [] : [{ law, value }];
  });
  const best = rated.sort((a, b) => b.value - a.value)[0];
  const named = [...question.text.matchAll(MONEY)].map(([, sign, plain, word, bare]) =>
    Math.round(Number(sign ?? plain ?? word ?? bare) * 100),
  );
  const [value] = named;
  if (
    !best ||
    value === undefined ||
    (question.place.state === "ALL" && question.places.length !== 1 && !form.namesFederal)
  )
    return null;
  const isRight = form.kind === "truth" ? value === best.value : value >= best.value;
  // A level whose rate is not in our sources may ask for more.
  const isKnown = here.every((law) => law.isAbsence || numberOf(law.figures, key) !== null);
  if (!isKnown && value >= best.value) return null;
  const isOfDuty = form.kind === "duty" && !form.asksIfEnough;
  if (isRight && form.kind !== "truth" && !form.asksIfEnough && !isOfDuty) return null;
  const lead = isOfDuty ? leadOfDuty(value, best.value) : leadOfWage(isRight, form, question.text);
  const isLess = value < best.value;
  const ofYoung = isLess && YOUNG.test(question.text) ? rules(best.law).find(isOfYoung) : undefined;
  if (ofYoung) return said(ofYoung, "Only within limits.");
  const regional = key === "rate" && !isRight ? rules(best.law).find(({ text }) => OF_REGIONS.test(text)) : undefined;
  if (regional) return said(regional, lead);
  const label = key === "rate" ? "minimum wage" : "cash wage of tipped employees";
  return { ...fromLaw(`Under ${ruleOf(best.law)} the ${label} is ${figureText(best.value, "hour")}.`, best.law), lead };
}

function leadOfWage(isRight: boolean, form: Plan["form"], question: string): string {
  if (isRight || (form.asksIfForbidden && form.kind === "permission")) return "Yes.";
  return OF_MINORS.test(question) ? "In general, no." : "No.";
}

/** 'Must I be paid at least $15?' where the minimum is less, is this, or is more. */
const leadOfDuty = (asked: number, minimum: number): string =>
  asked === minimum ? "Yes." : asked > minimum ? "No." : "More than that.";

/** The young, for whom a law may allow a lower wage, and its sentence on them. */
const YOUNG = /\b1[3-9][- ]?(?:years?|yrs?|y\/?o)\b|\b(?:teenagers?|minors?|youth)\b/i;
const OF_MINORS = /\b1[3-7][- ]?(?:years?|yrs?|y\/?o)\b|\bminors?\b/i;
const SAYS_YOUNG =
  /\b(?:under (?:age )?(?:18|20)|youth|minors?|training wage|opportunity wage|students?)\b.*[$%]|[$%].*\b(?:under (?:age )?(?:18|20)|youth|minors?|students?)\b/i;

const isOfYoung = ({ text }: Rule): boolean => SAYS_YOUNG.test(text);

/** '$17.00 an hour in New York City and $16.00 elsewhere in the state': one figure would not tell it. */
const OF_REGIONS =
  /\$[\d.]+\d\b.*\$[\d.]+\d\b.*\b(?:elsewhere|rest of the state|other counties|standard counties|rural)\b/i;

/** 'Salaried employees never get overtime': a salary alone exempts nobody. */
function salariedAlone({ retrieval: { question }, main, rules, form }: Plan): Sentence | null {
  if (form.claims !== "freedom" || !main || main.isAbsence || main.topics[0] !== "overtime") return null;
  const rule = rules(main).find(({ text }) => /\bexempt\b/i.test(text) && /\bmust\b/.test(text));
  return rule && /\bsalar(?:y|ied)\b/i.test(question.text) ? said(rule, "Not quite.") : null;
}

const CLAIMS_NONE =
  /\b(?:has|have|is|are|there['’]?s) no (?:state )?(?:[\w-]+ ){0,3}(?:law|wage|rule|requirement|leave|act|limit)\b|\bof (?:its|their) own\b|\b(?:doesn['’]?t|does not) have (?:an?|any) (?:state )?(?:[\w-]+ ){0,3}(?:law|wage|rule|act)\b/i;

/** 'Florida has no minimum wage of its own, right?' where the record is that very law. */
function noLawOfItsOwn({ retrieval: { question }, main, form, rules }: Plan): Sentence | null {
  if (form.kind !== "truth" || !main || main.isAbsence || main.jurisdiction === "FEDERAL") return null;
  const [first] = rules(main);
  if (!first || main.topics[0] !== question.topics[0]?.topic || !CLAIMS_NONE.test(question.text)) return null;
  return said(first, "No.");
}

/** 'Overtime after 8 hours a day' where the records count overtime by the workweek alone. */
function dailyOvertime({ retrieval: { question }, laws, main, form }: Plan): Sentence | null {
  const asked = DAILY.test(question.text) && /overtime|time and a half/i.test(question.text);
  if (!main || !asked || !main.topics.includes("overtime")) return null;
  const overtime = laws.filter(({ topics, city }) => topics[0] === "overtime" && city === null);
  if (overtime.some(({ figures }) => figures.some(({ key }) => key === "dailyHours" || key === "doubleAfterDaily")))
    return null;
  const lead = form.kind === "open" ? undefined : "Not by the day.";
  if (main.isAbsence) {
    const federal = sentencesOf(main.summary).find((sentence) => /\bworkweek\b/.test(sentence));
    return federal ? { ...fromLaw(federal, main), lead } : null;
  }
  const weekly = numberOf(main.figures, "weeklyHours");
  return weekly === null
    ? null
    : { ...fromLaw(`${ruleOf(main).replace(/^f/, "F")} counts overtime after ${weekly} hours a week.`, main), lead };
}

const BANNED = /\b(?:ban(?:s|ned)?|outlaw(?:s|ed)?|illegal|void|prohibit(?:s|ed)?|forb(?:id|ids|ade|idden))\b/i;

const ASKS_TERMS = /\bhow (?:long|far|wide)\b|\bwhat (?:length|radius|distance|term)\b/i;
const SAYS_VOID = /\b(?:void|unlawful|unenforceable|may not (?:make|enter|enforce|require|include))\b/i;

/** 'How long may a non-compete last?' where none may be made at all. */
function bannedAllTheSame({ retrieval: { question }, main, form, rules }: Plan): Sentence | null {
  if (main?.topics[0] !== "non_compete" || main.isAbsence || form.kind !== "open") return null;
  const rule = main.figures.find(({ key, level }) => key === "rule" && level !== "recalled")?.value;
  const ban = rules(main).find(({ text }) => SAYS_VOID.test(text) && !/\beven one\b/.test(text));
  return rule === "banned" && ban && ASKS_TERMS.test(question.text) ? said(ban, "Not at all.") : null;
}

/** 'All non-competes are banned' where the record says that they are allowed or limited. */
function bannedOutright({ retrieval: { question }, main, form, rules }: Plan): Sentence | null {
  if (form.kind !== "truth" || main?.isAbsence || main?.topics[0] !== "non_compete") return null;
  const rule = main.figures.find(({ key, level }) => key === "rule" && level !== "recalled")?.value;
  const [first] = rules(main);
  return BANNED.test(question.text) && typeof rule === "string" && rule !== "banned" && first
    ? said(first, "Not quite.")
    : null;
}

const TOO_SMALL =
  /\b(?:exempt(?:ed)? from|too small|small enough|not covered|(?:does|do)(?:n'?t| not) (?:apply|cover|bind|reach))\b|\b(?:does|do)(?:n['’]?t| not) (?:have|need) to\b.{0,60}\b(?:because|since|as|with|under)\b.{0,30}\b(?:under|fewer|less|only|below|small|\d+)\b/i;
const ASKS_REACH =
  /\bappl(?:y|ies) to (?:us|me|our|my|an? (?:business|employer|company|firm|shop))\b|\bcovers? (?:us|our|my)\b|\bare we (?:covered|subject|big enough|large enough)\b|\b(?:do|must) we (?:fall under|(?:have to )?comply)\b/i;

/** 'Does it apply to 14 of us?', and 'we are too few for this law' where the record counts from fewer. */
function reachesSize({ retrieval: { question }, main, form }: Plan): Sentence | null {
  const least = main?.minEmployees ?? null;
  if (!main || main.isAbsence || least === null || question.employees === null || question.employees < least)
    return null;
  // 'Insurance from 1 employee, leave from 100': one number would not tell it. Sick leave is owed by all, and less of it by some.
  if (main.topics[0] !== "paid_sick_leave" && new Set((main.coveredText ?? "").match(/\b\d+\b/g)).size > 1) return null;
  const isDenied = TOO_SMALL.test(question.text);
  if (!isDenied && !(form.kind !== "truth" && ASKS_REACH.test(question.text))) return null;
  const counted = `${least} ${least === 1 ? "employee" : "employees"}`;
  return { ...fromLaw(`${the(main.title)} applies from ${counted}.`, main), lead: isDenied ? "No." : "Yes." };
}

type Quantity = { value: number; unit: string };

/** A number of days, weeks or minutes that is claimed and that the record does not hold. */
function quantityPremise(plan: Plan): Sentence | null {
  const { main, form, retrieval } = plan;
  if (!main || main.isAbsence || form.kind === "open" || OF_CONTRACTORS.test(retrieval.question.text)) return null;
  const claimed = quantitiesIn(retrieval.question.text);
  const allowedLate = /\b(?:within|by|in|after|wait|until|take|have)\b/i.test(retrieval.question.text);
  const leaves = /\b(?:quits?|resign\w*|leav\w+)\b/i.test(retrieval.question.text);
  const askedKeys = ({ topic, key }: Comparable) =>
    topic === main.topics[0] && key !== (leaves ? "firedDays" : "quitDays");
  for (const figure of COMPARABLE_FIGURES.filter(askedKeys)) {
    const value = numberOf(main.figures, figure.key);
    const claim = claimed.find(({ unit }) => `${unit}s` === figure.unit || unit === figure.unit);
    if (value === null || !claim || isInRecord(claim, main)) continue;
    const isLate = figure.unit === "days" && figure.better === "lower" && claim.value > value && allowedLate;
    if (form.kind !== "truth" && !isLate) continue;
    const shown = value === 0 ? /\b(?:immediately|at once|same day)\b/ : new RegExp(`\\b${value}\\b`);
    const rule = plan.rules(main).find(({ text }) => shown.test(text));
    if (rule) return said(rule, form.kind === "truth" ? "Not quite." : "No.");
  }
  const [first] = plan.rules(main);
  const isAtOnce = form.kind === "truth" && main.topics[0] === "final_pay" && AT_ONCE.test(retrieval.question.text);
  const saysAtOnce = plan.rules(main).some(({ text }) => SAYS_AT_ONCE.test(text));
  return isAtOnce && first && !saysAtOnce ? said(first, "Not quite.") : null;
}

const said = ({ text, law }: Rule, lead: string): Sentence => ({ ...fromLaw(placed(text, law), law), lead });

const SAYS_AT_ONCE = /\b(?:immediately|at once|same day|on the (?:last )?day|at the time of|upon)\b/i;
const AT_ONCE = /\b(?:same day|immediately|right away|at once|on the spot|the very day)\b/i;

function quantitiesIn(text: string): Quantity[] {
  const atOnce = AT_ONCE.test(text) ? [{ value: 0, unit: "day" }] : [];
  const counted = [...text.matchAll(QUANTITY)].flatMap(([, number = "", unit = ""]) => {
    const value = NUMBER_WORDS[number.toLowerCase()] ?? Number(number);
    const kind = unit.toLowerCase();
    return kind === "hour" && value % 24 === 0
      ? [
          { value, unit: kind },
          { value: value / 24, unit: "day" },
        ]
      : [{ value, unit: kind }];
  });
  return [...atOnce, ...counted];
}

const isInRecord = ({ value, unit }: Quantity, { summary, requirements }: LawHit): boolean =>
  [summary, ...requirements].some((text) =>
    quantitiesIn(text).some((held) => held.unit === unit && held.value === value),
  );
