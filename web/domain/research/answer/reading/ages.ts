import { ofTheLatest } from "./words";

const AGE =
  /\b(?:is|age|aged|turned|only|just|a) (\d{1,2})\b(?![.,:]\d)(?! (?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|dollars|bucks|an hour|pm|am|(?:years?|yrs?)\b(?![- ]old| of age|[,.?]|$)))|\b(\d{1,2})[- ]?(?:(?:years?|yrs?)(?:[- ]?olds?| of age)|y\/?o)\b/gi;
/** '12-year-old conviction': the age of a thing. */
const OF_A_THING =
  /^[- ]?(?:years?|yrs?)?[- ]?olds? (?:\w+ )?(?:convictions?|felon(?:y|ies)|misdemeanors?|offen[cs]es?|charges?|arrests?|records?|crimes?|dui|dwi|debts?|judg(?:e?)ments?|claims?|cases?|complaints?|contracts?|agreements?|polic(?:y|ies)|rules?|laws?|compan(?:y|ies)|business(?:es)?|firms?|start-?ups?|shops?|restaurants?|buildings?|trucks?|cars?|vans?|machines?|laptops?|computers?|equipment)\b/i;
const OLDEST_MINOR = 17;
const YOUNGEST = 7;

/** Groups of ages in the words of the laws: 'under 16', '14 and 15', '16 or 17', '16 and older'. */
const GROUPS: [RegExp, (age: number, from: number, to: number) => boolean][] = [
  [/\bunder (?:age |the age of )?(1[2-8])\b/gi, (age, limit) => age < limit],
  [/\b(1[0-7]) (?:and|or|to) (1[0-7])\b/gi, (age, from, to) => from <= age && age <= to],
  [/\b(1[0-7])(?: years of age)? (?:and|or) (?:under|younger)\b/gi, (age, to) => age <= to],
  [/\b(1[0-7])(?: years of age)? (?:and|or) (?:older|over)\b/gi, (age, from) => age >= from],
];

/** The age of the minor that a question names, null where it names none. */
export const minorsAge = ofTheLatest((question: string): number | null => {
  for (const match of question.matchAll(AGE)) {
    const [, after, before] = match;
    const age = Number(after ?? before);
    const digits = match.index + match[0].search(/\d/) + String(age).length;
    if (OF_A_THING.test(question.slice(digits))) continue;
    if (age >= YOUNGEST && age <= OLDEST_MINOR) return age;
  }
  return null;
});

/** 'An old conviction': the age of a thing is left out, which would be read as that of a minor. */
export const withoutThingsAge = (question: string): string =>
  question.replace(/\b\d{1,2}[- ]years?[- ](?=old)/gi, (age, at: number) =>
    OF_A_THING.test(` ${question.slice(at + age.length)}`) ? "" : age,
  );

/** Whether a question tells how old a thing is. */
export const namesThingsAge = (question: string): boolean =>
  [...question.matchAll(/\b\d{1,2}(?=[- ]years?[- ]old)/gi)].some(({ index, 0: digits }) =>
    OF_A_THING.test(question.slice(index + digits.length)),
  );

const OF_ADULTS = /^(?!.*\b(?:minors?|under 1[4-8]|child\w*)\b).*\badults?\b/i;

/** A rule for minors of other ages than the one in the question. */
export function isOfAnotherAge(sentence: string, question: string): boolean {
  const age = minorsAge(question);
  if (age === null) return false;
  if (OF_ADULTS.test(sentence)) return true;
  const groups = GROUPS.flatMap(([says, holds]) =>
    [...sentence.matchAll(says)].map(([, from, to]) => holds(age, Number(from), Number(to))),
  );
  return groups.length > 0 && !groups.includes(true);
}

/** Whether a sentence says of which ages it speaks. */
export const namesAge = (sentence: string): boolean => GROUPS.some(([says]) => sentence.search(says) >= 0);
