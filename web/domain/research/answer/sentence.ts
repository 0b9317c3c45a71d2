import type { Provision } from "../corpus/record";
import type { CaseHit, FullLaw } from "../search/types";

export type Source = { law: FullLaw; provision?: Provision } | { found: CaseHit };

/** A sentence and the records that it rests on. */
export type Sentence = {
  text: string;
  sources: Source[];
  /** Said before the sentence in bold: 'Yes.' */
  lead?: string;
};

export const fromLaw = (text: string, ...laws: FullLaw[]): Sentence => ({
  text,
  sources: laws.map((law) => ({ law })),
});

/** A sentence that rests on one provision: what is said of its trust is said of that provision. */
export const fromProvision = (text: string, law: FullLaw, provision: Provision): Sentence => ({
  text,
  sources: [{ law, provision }],
});

/** `California`, `Los Angeles`, `federal`: whose law it is. */
export const placeName = (law: FullLaw): string =>
  law.cityName ?? law.city ?? (law.jurisdiction === "FEDERAL" ? "Federal" : law.jurisdictionName);

/** 'No Texas state law on … found', where the record leaves the name to its place. */
export const namedAbsence = (sentence: string, { jurisdictionName }: FullLaw): string =>
  sentence.replace(/^No state law/, `No ${jurisdictionName} state law`);

const lawOf = (law: FullLaw): string => (law.jurisdiction === "FEDERAL" ? "federal law" : `${placeName(law)} law`);
export const ruleOf = lawOf;

/** First words that are written small inside a sentence. */
const SMALL =
  /^(?:An?|The|No|Each|Every|All|Any|Some|Most|Both|Employers?|Employees?|Workers?|Wages|Nobody|Whoever|Where|When|If|For|In|On|At|After|Before|Since|From|Until|Without|Unless|Only|Minors?|Private|Public|Final|Overtime|Vacation|Unused|Notices?|Written|Suit|Damages|Liquidated|Leave|Training|Braids|Tips?|Pay|Paid|Private|Insured|Persons?|Businesses|Applicants?|It|That|This|These|Those|Its|Up|Charges?|Claims?|Courts|Deductions|Insurance|Contractors|Health|Group|Compensation|Records|Retaliation|Harassment|Discrimination|Hours|Breaks?|Meal|Rest|Nonexempt|Whether|What|Besides|Beyond|Under|Outside|Children|Contributions|Garnishment|Benefits|Tipped|Unpaid|Twice|One|Two|Three|Fast|Retail(?:ers)?|Manufacturers?|Hotels?|Restaurants?|Railroads|Large|Small)\b/;

export const startsSmall = (sentence: string): string =>
  SMALL.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

/** Says whose law a sentence of the record is, unless the sentence says so itself. */
export function placed(sentence: string, law: FullLaw): string {
  const place = placeName(law);
  if (law.jurisdiction === "FEDERAL") {
    if (/\bfederal\b/i.test(sentence) || /^(?:Under|In)\b/.test(sentence)) return sentence;
    return SMALL.test(sentence) ? `Under federal law, ${startsSmall(sentence)}` : `Federal law: ${sentence}`;
  }
  if (sentence.includes(place)) return sentence;
  if (/^(?:Under|In)\b/.test(sentence)) return `${place}: ${sentence}`;
  const where = place === "District of Columbia" ? `the ${place}` : place;
  return SMALL.test(sentence) ? `In ${where}, ${startsSmall(sentence)}` : `${place}: ${sentence}`;
}

export const words = (list: string[]): string =>
  list.length < 2 ? (list[0] ?? "") : `${list.slice(0, -1).join(", ")}${list.length > 2 ? "," : ""} and ${list.at(-1)}`;

/** `The Equal Pay Act`, but `Delaware Wage Payment Act: Paydays` and `Title VII` as they are. */
export const the = (title: string): string =>
  /^(?:The|An?|Title|Executive|Section)\b|[:']/.test(title) ||
  !/\b(?:Act|Law|Ordinance|Order|Rule|Code|Ban|Limits?)\b/.test(title)
    ? title
    : `The ${title}`;
