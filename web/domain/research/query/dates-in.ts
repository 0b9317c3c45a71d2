const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const DAY = new RegExp(`\\b(${MONTHS.join("|")}) (\\d{1,2})(?:st|nd|rd|th)?,? (20\\d{2}|19\\d{2})\\b`, "gi");
const ISO = /\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/g;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})\b/g;
const YEAR = /\b(?:in|for|of|since|by|from|until|during|after|before) ((?:19|20)\d{2})\b/gi;

const two = (value: string | number): string => String(value).padStart(2, "0");

/** The days (YYYY-MM-DD) and years (YYYY) that a question names. */
export function datesIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(ISO)].map(([day]) => day),
    ...[...text.matchAll(SLASHED)].map(([, month = "", day = "", year = ""]) => `${year}-${two(month)}-${two(day)}`),
    ...[...text.matchAll(DAY)].map(
      ([, month = "", day = "", year = ""]) => `${year}-${two(MONTHS.indexOf(month.toLowerCase()) + 1)}-${two(day)}`,
    ),
    ...[...text.matchAll(YEAR)].map(([, year = ""]) => year),
  ];
  return [...new Set(found)];
}
