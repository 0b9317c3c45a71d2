import type { FullLaw } from "../../search/types";
import { longDate } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { statementsOf } from "../reading/words";
import { fromLaw, placed, type Sentence, the } from "../sentence";
import { ASKS_CLAIM, consequenceOf } from "./consequences";

const ASKS_PENALTY =
  /\b(?:what|which|how (?:much|big|high|large|steep))\b[^.?]{0,60}\b(?:fines?|penalt(?:y|ies))\b|^(?:the )?(?:fines?|penalt(?:y|ies)) (?:for|if|when)\b/i;
const ASKS_SIZE =
  /\bhow many (?:employees|workers|people|staff)\b[^.?]*\b(?:before|until|for|does|do|trigger\w*|appl(?:y|ies)|need\w*|required|covered)\b|\bwhat size\b/i;

const ASKS_START =
  /\bwhen (?:does|do|will|is|are)\b[^.?]*\b(?:starts?|begins?|take effect|go(?:ing)? (?:in(?:to)? )?(?:effect|live)|kick in|come in(?:to force)?)\b/i;

/** 'When does paid family leave start?' where the law on it is still to come: what it says of its days, else from when it holds. */
function startOf({ upcoming, rules, retrieval: { question } }: Plan): Sentence[] {
  const law = ASKS_START.test(question.text)
    ? upcoming.find(({ topics, city }) => city === null && topics[0] === question.topics[0]?.topic)
    : undefined;
  if (!law) return [];
  const dated = rules(law).find(({ text }) => /\b20\d\d\b/.test(text));
  const said = dated ? [fromLaw(placed(dated.text, law), law)] : [];
  const takesEffect = `${the(law.title)} is enacted and takes effect on`;
  return said.length === 0 && law.effectiveDate
    ? [fromLaw(`${takesEffect} ${longDate(law.effectiveDate)}.`, law)]
    : said;
}

/** What the question asks for as such: from how many employees a law applies, what its breach costs. */
export function askedFirst(plan: Plan): Sentence[] {
  const { main } = plan;
  const { question } = plan.retrieval;
  const start = startOf(plan);
  if (start.length > 0 || !main || main.isAbsence) return start;
  const isAsked = ASKS_PENALTY.test(question.text) || ASKS_CLAIM.test(question.text);
  const penalty = isAsked ? consequenceOf(main, question) : null;
  const isSized = ASKS_SIZE.test(question.text) && (main.minEmployees ?? 0) > 1;
  const size = isSized ? [fromLaw(`${the(main.title)} applies from ${main.minEmployees} employees.`, main)] : [];
  return [...size, ...(penalty ? [{ ...penalty, text: placed(penalty.text, main) }] : [])];
}

const SAYS_PAID = /\b(?:pays? (?:for )?(?:the|it)|must pay|is paid|paid (?:sick|leave|time|hours))\b/i;
export const UNPAID = /\bunpaid\b|\bwithout pay\b/i;

/** 'unpaid below 15 employees': from how many employees leave is paid, where small employers give it unpaid. */
export function paidFrom({ figures }: Pick<FullLaw, "figures">): number | null {
  const note = figures.find(({ key }) => key === "paid")?.note ?? "";
  const [, below, from] = /\bunpaid below (\d+)|\bfrom (\d+) employees/.exec(note) ?? [];
  return below || from ? Number(below ?? from) : null;
}

const ASKS_PAID =
  /\b(?:un)?paid or (?:un)?paid\b|\bis (?:it|(?:the |our |their |my |his |her |this |that )?(?:[\w-]+ ){0,2}(?:leave|time|time off)) (?:un)?paid\b/i;

const PAID_FROM =
  /\b(\d+) or more (?:employees|workers)?\s?(?:must )?pays? (?:for )?(?:it|the|this)|\bfrom (\d+) employees (?:on )?the time is paid/i;

/** The same where the record says it in words only. */
function paidFromWords({ topics, coveredText, summary, requirements }: FullLaw): number | null {
  if (topics[0] !== "paid_sick_leave") return null;
  const [, orMore, from] = PAID_FROM.exec([coveredText ?? "", summary, ...requirements].join(" ")) ?? [];
  return orMore || from ? Number(orMore ?? from) : null;
}

/** 'Is sick leave paid?' where small employers give it without pay: what holds at the size that is named. */
export function paidAtSize({ main, rules, retrieval: { question } }: Plan): Sentence | null {
  const { text, employees, place } = question;
  const least = main && !main.isAbsence ? (paidFrom(main) ?? paidFromWords(main)) : null;
  // The number of the city, where it is another one, stands in the sentence and not in the typed value.
  if (!main || least === null || employees === null || place.city !== null || !ASKS_PAID.test(text)) return null;
  const isPaid = employees >= least;
  const said = [...rules(main).map((rule) => rule.text), ...statementsOf(main.coveredText ?? "")];
  const bearing = said.find((sentence) => (isPaid ? SAYS_PAID : UNPAID).test(sentence));
  return bearing
    ? { ...fromLaw(placed(bearing, main), main), lead: isPaid ? "Paid, at your size." : "Unpaid, at your size." }
    : null;
}
