import { wordsOf } from "../query/read-text";
import { GIVEN_NAMES } from "./given-names";

/** A word with a capital that is neither an abbreviation nor an office: 'called OSHA', 'called Human Resources'. */
const SURNAME = "(?!\\p{Lu}{2,}\\b|Human|Labor|Department|Federal|State|Equal|Workers)\\p{Lu}[\\p{L}'’-]+";
const CAPITALS = `${SURNAME}(?:\\s+${SURNAME})?`;
const GIVEN = GIVEN_NAMES.join("|");
const ROLE =
  "employees?|workers?|managers?|supervisors?|applicants?|candidates?|coworkers?|colleagues?|boss|cooks?|nurses?|drivers?|servers?|foreman|assistant|intern";

const MASKS: [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "[e-mail]"],
  [/\b\d{3}-\d{2}-\d{4}\b/g, "[number]"],
  [/(?:\+?1[\s.-]?)?\(?\b\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/g, "[phone]"],
  [
    /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl)\b\.?/g,
    "[address]",
  ],
  // In small letters only the words that end an address and nothing else: '40 hours on the road' is none.
  [
    /\b\d{1,5}\s+(?!hours?\b|days?\b|weeks?\b|employees?\b|workers?\b|people\b)(?:[a-z]+\s+){1,2}(?:street|avenue|ave|boulevard|blvd|lane)\b\.?/gi,
    "[address]",
  ],
  [new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Dr)\\.?\\s+${CAPITALS}`, "gu"), "[name]"],
  [new RegExp(`\\b(named|called|name is)\\s+(?:${CAPITALS}|${GIVEN.toLowerCase()})`, "gu"), "$1 [name]"],
  [new RegExp(`\\b(${ROLE})\\s+(?!Act\\b)(?:${CAPITALS}|(?:${GIVEN.toLowerCase()})\\b)`, "gu"), "$1 [name]"],
  // A given name, with what else of the name follows it; San Jose and St. Paul are cities.
  [
    new RegExp(
      `(?<![\\p{L}\\d]|\\b(?:San|Santa|St\\.?|Saint|Fort) )(?:${GIVEN})(?:\\s+[A-Z]\\.)?(?:\\s+${SURNAME})?(?![\\p{L}\\d])`,
      "gu",
    ),
    "[name]",
  ],
];

/** A question without what identifies a person: the repository is for finding gaps in the law, not for knowing people. */
export function maskPersonal(question: string): string {
  return MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), question);
}

/** The keywords of a question without the words that were masked in it. */
export function maskKeywords(keywords: string[], question: string): string[] {
  const masked = maskPersonal(question);
  if (masked === question) return keywords;
  const left = new Set(wordsOf(masked));
  const hidden = new Set(wordsOf(question).filter((word) => !left.has(word)));
  return keywords.filter((keyword) => !wordsOf(keyword).some((word) => hidden.has(word)));
}
