import { ofTheLatest } from "./words";

const AGE =
  /\b(?:is|age|aged|turned|only|just|a) (\d{1,2})\b(?![.,:]\d)(?! (?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|dollars|bucks|an hour|pm|am))|\b(\d{1,2})[- ]?(?:years?|yrs?|y\/?o)\b/gi;
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
  for (const [, after, before] of question.matchAll(AGE)) {
    const age = Number(after ?? before);
    if (age >= YOUNGEST && age <= OLDEST_MINOR) return age;
  }
  return null;
});

/** A rule for minors of other ages than the one in the question. */
export function isOfAnotherAge(sentence: string, question: string): boolean {
  const age = minorsAge(question);
  if (age === null) return false;
  const groups = GROUPS.flatMap(([says, holds]) =>
    [...sentence.matchAll(says)].map(([, from, to]) => holds(age, Number(from), Number(to))),
  );
  return groups.length > 0 && !groups.includes(true);
}

/** Whether a sentence says of which ages it speaks. */
export const namesAge = (sentence: string): boolean => GROUPS.some(([says]) => sentence.search(says) >= 0);
