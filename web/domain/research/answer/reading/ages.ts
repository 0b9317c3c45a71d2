import { ofTheLatest } from "./words";

const AGE =
  /\b(?:is|age|aged|turned|only|just|a) (\d{1,2})\b(?![.,:]\d)(?! (?:hours?|days?|weeks?|months?|minutes?|percent|people|employees|dollars|bucks|an hour|pm|am|(?:years?|yrs?)\b(?![- ]old| of age|[,.?]|$)))|\b(\d{1,2})[- ]?(?:(?:years?|yrs?)(?:[- ]?olds?| of age)|y\/?o)\b/gi;
/** '12-year-old conviction': the age of a thing. */
const OF_A_THING =
  /^[- ]?(?:years?|yrs?)?[- ]?olds? (?:\w+ )?(?:convictions?|felon(?:y|ies)|misdemeanors?|offen[cs]es?|charges?|arrests?|records?|crimes?|dui|dwi|debts?|judg(?:e?)ments?|claims?|cases?|complaints?|contracts?|agreements?|polic(?:y|ies)|rules?|laws?|compan(?:y|ies)|business(?:es)?|firms?|start-?ups?|shops?|restaurants?|buildings?|trucks?|cars?|vans?|machines?|laptops?|computers?|equipment)\b/i;
const OLDEST_MINOR = 17;
const YOUNGEST = 7;

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
