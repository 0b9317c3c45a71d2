import { NUMBER_WORDS } from "../number-words";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DATE =
  /\b(?:on )?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b|the (\d{1,2})(?:st|nd|rd|th)\b)/g;
const PAID = /\b(?:paid|pay|payroll|check|paycheck|mailed|wages)\b/;
/** A month that is not named is taken to be the same one; the year does not matter to a few weeks. */
const YEAR = 2026;
const DAY_MS = 86_400_000;
/** More is no delay of a payment. */
const MOST = 120;

/** 'Let him go 9 days ago and still have not paid him': pay that is told to be unpaid is late since then. */
const AGO = /\b(\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten) (day|week)s? ago\b/;
const UNPAID =
  /\b(?:still|haven'?t|have not|hasn'?t|has not|never|not|nothing|without|yet)\b.{0,40}\b(?:pay|paid|check|paycheck|owed?|wages?)\b|\b(?:unpaid|still owe)\b/;
const WEEK_DAYS = 7;

/** How many days ago pay fell due that a story tells to be still unpaid. */
export function unpaidSince(text: string): number | null {
  const [, count = "", unit] = AGO.exec(text) ?? [];
  if (!unit || !UNPAID.test(text)) return null;
  const value = count === "a" ? 1 : (NUMBER_WORDS[count] ?? Number(count));
  return unit === "week" ? value * WEEK_DAYS : value;
}

/** How many days lie between the last two dates that a story of a payment tells: 'let go on the 3rd … check on the 17th' are 14. */
export function daysBetween(text: string): number | null {
  if (!PAID.test(text)) return null;
  let month = 0;
  const days = [...text.matchAll(DATE)].map(([, name, day, bare]) => {
    if (name) month = MONTHS.indexOf(name);
    return Date.UTC(YEAR, month, Number(day ?? bare)) / DAY_MS;
  });
  const [before, last] = days.slice(-2);
  if (before === undefined || last === undefined) return null;
  const between = Math.round(last - before);
  return between > 0 && between <= MOST ? between : null;
}
