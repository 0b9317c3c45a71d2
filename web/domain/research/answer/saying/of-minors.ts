import type { LawHit } from "../../search/types";
import { isOfOthers, type Rule } from "../choosing/choose-rules";
import { numberOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { isOfAnotherAge, minorsAge, namesAge } from "../reading/ages";
import { fromLaw, placed, type Sentence } from "../sentence";
import { silentOn } from "./silent";

const ruleOf = ({ text, law }: Rule): Sentence => fromLaw(placed(text, law), law);

/** What a question on the work of a minor of a certain age asks: until when, how many hours, with a permit or without. */
export function ofMinors(plan: Plan): Sentence | null {
  if (plan.main?.topics[0] !== "child_labor" || minorsAge(plan.retrieval.question.text) === null) return null;
  return (
    clockCompared(plan) ?? schoolHoursCompared(plan) ?? dayHoursCompared(plan) ?? permitAtAge(plan) ?? hoursAtAge(plan)
  );
}

const CLOCK = /\b(\d{1,2})(?::(\d\d))? ?(p|a)\.?m\b/gi;

/** The latest clock times of the evening that a text names, in minutes of the day; midnight is their end. */
const eveningsIn = (text: string): number[] => [
  ...[...text.matchAll(CLOCK)].flatMap(([, hour, minutes, half = ""]) =>
    half.toLowerCase() === "p" ? [((Number(hour) % 12) + 12) * 60 + Number(minutes ?? 0)] : [],
  ),
  ...(/\bmidnight\b/i.test(text) ? [24 * 60] : []),
];

const PAST = /\b(?:past|after|later than|beyond) (?:\d|midnight)/i;
const SCHOOL_NIGHT = /\b(?:school|before a school day|school follows)\b/i;
const FREE_NIGHT =
  /\b(?:fridays?|saturdays?|weekends?|no school|summer|vacation|non-?school|other (?:nights|days)|school is out)\b/i;

/** 'Until 10 p.m.' where minors of this age may work until 7 or 9: the sentence with the hours answers. */
function clockCompared({ retrieval: { question }, laws, main, rules, form }: Plan): Sentence | null {
  const [named] = eveningsIn(question.text);
  // 'Past 9' is later than the 9 that may be allowed.
  const asked = named !== undefined && PAST.test(question.text) ? named + 1 : named;
  if (asked === undefined || main?.topics[0] !== "child_labor" || minorsAge(question.text) === null) return null;
  const latest = (evenings: number[]) =>
    Math[/\bschool (?:night|day)/i.test(question.text) ? "min" : "max"](...evenings);
  const isFree = FREE_NIGHT.test(question.text);
  const hours = [main, ...laws.filter((law) => law !== main && law.topics[0] === "child_labor")].flatMap((law) => {
    const rule = law.isAbsence
      ? undefined
      : rules(law).find(({ text }) => eveningsIn(text).length > 0 && !isOfOthers(text, law, question.text));
    // The hours of school nights alone say nothing of a Friday.
    const isOfAnotherNight =
      isFree && rule !== undefined && SCHOOL_NIGHT.test(rule.text) && !FREE_NIGHT.test(rule.text);
    return rule && !isOfAnotherNight ? [{ rule, isLate: asked > latest(eveningsIn(rule.text)) }] : [];
  });
  // The law that lets them go home first decides.
  const { rule, isLate } = hours.find((entry) => entry.isLate) ?? hours[0] ?? {};
  const isForbidden = form.kind === "permission" && form.asksIfForbidden;
  return rule
    ? { ...fromLaw(placed(rule.text, rule.law), rule.law), lead: isLate ? (isForbidden ? "Yes." : "No.") : undefined }
    : silentAtAge(main, "evening hours");
}

/** The state's record limits other hours or other ages: that no limit is known is said, before federal law that sets none. */
const silentAtAge = (main: LawHit, point: string): Sentence | null =>
  main.isAbsence || main.jurisdiction === "FEDERAL" ? null : silentOn(`${point} at this age`, main);

const DAY_HOURS =
  /\b(\d{1,2})[- ]hours?\b(?!.{0,12}\b(?:week|school))(?=.*\b(?:days?|shift|saturdays?|sundays?|weekends?)\b)/i;
const SAYS_DAY =
  /\b(\d{1,2}) hours (?:(?:a|in a|per|on a|in any|each|any) (?:non-?school |single |other )?day|on (?:other|non-?school) days)\b|\bany hours\b/i;

/** '10 hours on a Saturday' where the record limits the day of minors of this age, or only their week. */
function dayHoursCompared({ retrieval: { question }, main, rules, form }: Plan): Sentence | null {
  const [, asked] = DAY_HOURS.exec(question.text) ?? [];
  if (!asked || !main || main.isAbsence || form.kind !== "permission") return null;
  const ofDay = rules(main).filter(({ text }) => SAYS_DAY.test(text) && !isOfOthers(text, main, question.text));
  if (ofDay.length === 0) return silentAtAge(main, "daily hours");
  const most = ({ text }: Rule) => Number(SAYS_DAY.exec(text)?.[1] ?? 24);
  const [widest] = [...ofDay].sort((a, b) => most(b) - most(a));
  return widest && Number(asked) > most(widest)
    ? { ...ruleOf(widest), lead: form.asksIfForbidden ? "Yes." : "No." }
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
  return { ...ruleOf(strictest.rule), lead: asksIfWrong ? "Yes." : "No." };
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
  return rule
    ? { ...ruleOf(rule), lead: isOfAnotherAge(rule.text, question.text) ? "Not at this age." : "Yes." }
    : null;
}

const ASKS_HOURS =
  /\bhow (?:many|late|long|early|much)\b(?!.{0,20}\bbreaks?\b)|\bwhat (?:hours|time|are the hours)\b|\bhours can\b|\b(?:limit\w*|max(?:imum)?|most) (?:\w+ ){0,3}hours\b|\bhours? (?:limits?|restrictions?)\b|\buntil when\b/i;
const ASKS_CLOCK = /\bhow (?:late|early)\b|\bwhat time\b|\buntil when\b/i;
const SAYS_HOURS = /\b\d+ hours\b(?! of rest)|\bany hours\b|[ap]\.m\.|\bmidnight\b/i;
const SAYS_CLOCK = /[ap]\.m\.|\bmidnight\b|\bnight\b/i;
const SUMMER = /\b(?:june|july|august|summer|school is out|no school|vacation|break|weekends?|saturdays?|sundays?)\b/i;
const SAYS_FREE =
  /\b(?:school is out|without school|no school|summer|non-?school|vacation|June|other (?:day|week)s?|another day)\b/i;

/** 'How late may a 16-year-old work?' wants the sentence on this age and this time of the year, of the state or else of federal law. */
function hoursAtAge({ retrieval: { question }, laws, main, rules }: Plan): Sentence | null {
  if (!main || main.isAbsence || !ASKS_HOURS.test(question.text)) return null;
  const others = laws.filter((law) => law !== main && law.topics[0] === "child_labor" && !law.isAbsence);
  const speaking = [main, ...others].map((law) =>
    rules(law).filter(({ text }) => SAYS_HOURS.test(text) && !isOfOthers(text, law, question.text)),
  );
  const [own = [], ...beside] = speaking;
  const isTold =
    own.some(({ text }) => SAYS_CLOCK.test(text) || /\bany hours\b/i.test(text)) ||
    beside.flat().some(({ text }) => eveningsIn(text).length > 0);
  if (ASKS_CLOCK.test(question.text) && !isTold) return silentAtAge(main, "evening hours");
  const best = speaking.find((found) => found.length > 0) ?? [];
  const worth = ({ text }: Rule) =>
    Number(SUMMER.test(question.text) === SAYS_FREE.test(text)) +
    Number(ASKS_CLOCK.test(question.text) && SAYS_CLOCK.test(text)) * 2;
  const [rule] = [...best].sort((a, b) => worth(b) - worth(a) || b.fit - a.fit);
  return rule ? ruleOf(rule) : null;
}
