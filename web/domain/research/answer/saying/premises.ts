import { NUMBER_WORDS } from "../../number-words";
import type { LawHit } from "../../search/types";
import { isOfOthers, type Rule } from "../choosing/choose-rules";
import { COMPARABLE_FIGURES, type Comparable, figureText, numberOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { isOfAnotherAge, minorsAge, namesAge } from "../reading/ages";
import { sentencesOf } from "../reading/words";
import { fromLaw, placed, ruleOf, type Sentence, the } from "../sentence";
import { payCompared } from "./pay-compared";

const MONEY = /\$\s?(\d{1,3}(?:\.\d{1,2})?)|\b(\d{1,2}\.\d{2})\b|\b(\d{1,2})\s?(?:dollars|bucks)\b/g;
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
    clockCompared(plan) ??
    schoolHoursCompared(plan) ??
    permitAtAge(plan) ??
    salariedAlone(plan) ??
    noLawOfItsOwn(plan) ??
    dailyOvertime(plan) ??
    payCompared(plan) ??
    bannedOutright(plan) ??
    tooSmall(plan) ??
    quantityPremise(plan)
  );
}

/** A wage that is named and is not the minimum: the highest rate of the levels that apply is said. */
function wagePremise({ retrieval: { question }, laws, main, form }: Plan): Sentence | null {
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
  const named = [...question.text.matchAll(MONEY)].map(([, sign, plain, word]) =>
    Math.round(Number(sign ?? plain ?? word) * 100),
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
  if (isRight && form.kind !== "truth" && !form.asksIfEnough) return null;
  const label = key === "rate" ? "minimum wage" : "cash wage of tipped employees";
  const lead = isRight ? "Yes." : form.asksIfForbidden && form.kind === "permission" ? "Yes." : "No.";
  return { ...fromLaw(`Under ${ruleOf(best.law)} the ${label} is ${figureText(best.value, "hour")}.`, best.law), lead };
}

const CLOCK = /\b(\d{1,2})(?::(\d\d))? ?(p|a)\.?m\b/gi;

/** The latest clock times of the evening that a text names, in minutes of the day; midnight is their end. */
const eveningsIn = (text: string): number[] => [
  ...[...text.matchAll(CLOCK)].flatMap(([, hour, minutes, half = ""]) =>
    half.toLowerCase() === "p" ? [((Number(hour) % 12) + 12) * 60 + Number(minutes ?? 0)] : [],
  ),
  ...(/\bmidnight\b/i.test(text) ? [24 * 60] : []),
];

/** 'Until 10 p.m.' where minors of this age may work until 7 or 9: the sentence with the hours answers. */
function clockCompared({ retrieval: { question }, laws, main, rules, form }: Plan): Sentence | null {
  const [asked] = eveningsIn(question.text);
  if (asked === undefined || main?.topics[0] !== "child_labor" || minorsAge(question.text) === null) return null;
  const latest = (evenings: number[]) =>
    Math[/\bschool (?:night|day)/i.test(question.text) ? "min" : "max"](...evenings);
  const hours = [main, ...laws.filter((law) => law !== main && law.topics[0] === "child_labor")].flatMap((law) => {
    const rule = law.isAbsence
      ? undefined
      : rules(law).find(({ text }) => eveningsIn(text).length > 0 && !isOfOthers(text, law, question.text));
    return rule ? [{ rule, isLate: asked > latest(eveningsIn(rule.text)) }] : [];
  });
  // The law that lets them go home first decides.
  const { rule, isLate } = hours.find((entry) => entry.isLate) ?? hours[0] ?? {};
  const isForbidden = form.kind === "permission" && form.asksIfForbidden;
  return rule
    ? { ...fromLaw(placed(rule.text, rule.law), rule.law), lead: isLate ? (isForbidden ? "Yes." : "No.") : undefined }
    : null;
}

const SCHOOL_HOURS =
  /\b(\d{1,2}) hours? (?:on|per|a|in|every|each|during) (?:a |an |the |one |each |every )?school[- ]?(day|night|week)s?\b/i;
const OLDEST_OF_HOURS = 15;

/** '5 hours on a school day' where a law allows those under 16 fewer. */
function schoolHoursCompared({ retrieval: { question }, laws, main, rules, form }: Plan): Sentence | null {
  const [, hours, span = ""] = SCHOOL_HOURS.exec(question.text) ?? [];
  const age = minorsAge(question.text);
  if (hours === undefined || main?.topics[0] !== "child_labor" || age === null || age > OLDEST_OF_HOURS) return null;
  const key = /week/i.test(span) ? "schoolWeekHours" : "schoolDayHours";
  const limits = laws.flatMap((law) => {
    const most = law.topics[0] === "child_labor" && !law.isAbsence ? numberOf(law.figures, key) : null;
    const shown = new RegExp(
      `\\b${most} hours\\b[^.;]*\\bschool (?:${key === "schoolWeekHours" ? "week" : "day|night"})`,
    );
    const rule = most === null ? undefined : rules(law).find(({ text }) => shown.test(text));
    return rule && most !== null && Number(hours) > most ? [{ rule, most }] : [];
  });
  const strictest = limits.sort((a, b) => a.most - b.most)[0];
  if (!strictest) return null;
  const asksIfWrong = form.asksIfForbidden || /\btoo (?:much|many|long)\b/i.test(question.text);
  return said(strictest.rule, asksIfWrong ? "Yes." : "No.");
}

const PERMIT = /\b(?:work(?:ing)? (?:permits?|papers)|age certificates?|employment certificates?)\b/i;

/** 'Does a 17 year old need a permit?' where only younger ones do. */
function permitAtAge({ retrieval: { question }, main, rules, form }: Plan): Sentence | null {
  if (form.kind !== "duty" || main?.topics[0] !== "child_labor" || main.isAbsence) return null;
  if (minorsAge(question.text) === null || !PERMIT.test(question.text)) return null;
  const rule = rules(main).find(
    ({ text }) =>
      /\b(?:permits?|papers|certificates?)\b.*\b(?:need|must|require)|\b(?:needs?|must|requires?)\b.*\b(?:permits?|papers|certificates?)\b/i.test(
        text,
      ) && namesAge(text),
  );
  return rule ? said(rule, isOfAnotherAge(rule.text, question.text) ? "Not at this age." : "Yes.") : null;
}

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
  /\b(?:exempt(?:ed)? from|too small|small enough|not covered|(?:does|do)(?:n'?t| not) (?:apply|cover|bind|reach))\b/i;

/** 'We are too few for this law' where the record counts from fewer employees than are named. */
function tooSmall({ retrieval: { question }, main, form }: Plan): Sentence | null {
  const least = main?.minEmployees ?? null;
  if (!main || main.isAbsence || form.kind === "open" || least === null) return null;
  if (question.employees === null || question.employees < least || !TOO_SMALL.test(question.text)) return null;
  const counted = `${least} ${least === 1 ? "employee" : "employees"}`;
  return { ...fromLaw(`${the(main.title)} applies from ${counted}.`, main), lead: "No." };
}

type Quantity = { value: number; unit: string };

/** A number of days, weeks or minutes that is claimed and that the record does not hold. */
function quantityPremise(plan: Plan): Sentence | null {
  const { main, form, retrieval } = plan;
  if (!main || main.isAbsence || form.kind === "open") return null;
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
