import { NUMBER_WORDS } from "../../number-words";
import { numberOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { fromLaw, placed, type Sentence } from "../sentence";

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const DAY = `(${DAYS.join("|")})`;
const ENDED =
  "(?:fir(?:ed|ing)|terminat(?:ed|ing)|discharged|dismissed|let (?:\\w+ ){0,3}go|laid (?:\\w+ ){0,3}off|canned|sacked)";
const PAID =
  "(?:paid|pay(?:ing)?|mailed|sent|gave (?:him|her|them)|got (?:his|her|their) (?:last |final )?(?:check|pay))";
const FROM_DAY_TO_DAY = new RegExp(`\\b${ENDED}\\b.{0,40}?\\b${DAY}\\b.{0,60}?\\b${PAID}\\b.{0,40}?\\b${DAY}\\b`, "i");
const AFTER_DAYS = new RegExp(
  `\\b${ENDED}\\b.{0,60}\\b${PAID}\\b.{0,30}\\b(\\d{1,2}|${Object.keys(NUMBER_WORDS).join("|")}) (days?|weeks?)\\b(?= (?:later|after)|[^a-z]*$)`,
  "i",
);
const PAID_AFTER = new RegExp(`\\b${ENDED}\\b.{0,40}\\b${PAID}\\b.{0,20}\\bafter (\\d{1,2}) (days?|weeks?)\\b`, "i");

/** Whole days between the end and the pay, and how many of them at the least are working days. */
type Wait = { days: number; workdays: number };

/** 'Fired her Monday, paid her Friday': pay that came after the day on which it was due. */
export function paidLate({ retrieval: { question }, main, rules, form }: Plan): Sentence | null {
  if (main?.topics[0] !== "final_pay" || main.isAbsence) return null;
  const hasLeft = /\b(?:quits?|resign\w*)\b/i.test(question.text);
  const due = numberOf(main.figures, hasLeft ? "quitDays" : "firedDays");
  const waited =
    waitIn(question.text) ?? (hasLeft || IS_DISMISSED.test(question.text) ? promisedIn(question.text) : null);
  const [rule] = rules(main);
  if (due === null || waited === null || !rule) return null;
  const counted = /\b(?:business|work(?:ing)?)[ -]?days?\b/i.test(rule.text) ? waited.workdays : waited.days;
  return counted > due ? { ...fromLaw(placed(rule.text, main), main), lead: leadOf(form) } : null;
}

/** 'May I pay on the next payday?' is asked before it happens. */
const leadOf = ({ kind, asksIfForbidden }: Plan["form"]): string =>
  kind === "permission" ? (asksIfForbidden ? "Yes." : "No.") : "Too late.";

const IS_DISMISSED = new RegExp(`\\b${ENDED}\\b`, "i");
const NEXT_PAYDAY =
  /\b(?:(?:will|says?|gets?|pay\w*|wait\w*|comes?|until|till|on|check)\b.{0,40}\b(?:next|following) (?:regular |normal |scheduled )?pay ?(?:day|date|period))\b/i;
const END_OF_NEXT_MONTH = /\bend of (?:the )?next month\b/i;

/** 'He says I get it on the next payday': at least a day later. */
function promisedIn(text: string): Wait | null {
  if (END_OF_NEXT_MONTH.test(text)) return { days: 28, workdays: 20 };
  return NEXT_PAYDAY.test(text) ? { days: 1, workdays: 0 } : null;
}

/** The time that somebody was left waiting for the last pay, where a question tells it. */
export function waitIn(text: string): Wait | null {
  const [, from, to] = FROM_DAY_TO_DAY.exec(text) ?? [];
  if (from && to) return between(DAYS.indexOf(from.toLowerCase()), DAYS.indexOf(to.toLowerCase()));
  const [, number, unit = ""] = AFTER_DAYS.exec(text) ?? PAID_AFTER.exec(text) ?? [];
  if (number === undefined) return null;
  const days = (NUMBER_WORDS[number.toLowerCase()] ?? Number(number)) * (/^week/i.test(unit) ? 7 : 1);
  return { days, workdays: days - 2 * Math.ceil(days / 7) };
}

/** From one day of the week to the next such day. */
function between(from: number, to: number): Wait {
  const days = (to - from + 7) % 7;
  const each = Array.from({ length: days }, (_, at) => (from + at + 1) % 7);
  return { days, workdays: each.filter((day) => day !== 0 && day !== 6).length };
}
