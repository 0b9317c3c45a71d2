const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DATE =
  /\b(?:on )?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b|the (\d{1,2})(?:st|nd|rd|th)\b)/g;
const PAID = /\b(?:paid|pay|payroll|check|paycheck|mailed|wages)\b/;
/** A month that is not named is taken to be the same one; the year does not matter to a few weeks. */
const YEAR = 2026;
const DAY_MS = 86_400_000;
/** More is no delay of a payment. */
const MOST = 120;

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
