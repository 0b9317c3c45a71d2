const DAY_MS = 24 * 60 * 60 * 1000;

/** The holidays of 5 U.S.C. 6103(a): month and day, or which weekday of a month (-1: the last one). */
const FIXED = [
  [1, 1],
  [6, 19],
  [7, 4],
  [11, 11],
  [12, 25],
] as const;
const FLOATING = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const;

const plain = (date: Date): string => date.toISOString().slice(0, 10);
const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);

function floating(year: number, month: number, weekday: number, which: number): string {
  if (which > 0) {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    return plain(new Date(Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (which - 1) * 7)));
  }
  const last = new Date(Date.UTC(year, month, 0));
  return plain(new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS));
}

/** Federal holidays of a year; one that falls on a weekend is kept on the weekday beside it. */
export function federalHolidays(year: number): Set<string> {
  const days = FLOATING.map(([month, weekday, which]) => floating(year, month, weekday, which));
  for (const [month, day] of FIXED) {
    const date = new Date(Date.UTC(year, month - 1, day));
    const shift = date.getUTCDay() === 6 ? -1 : date.getUTCDay() === 0 ? 1 : 0;
    days.push(plain(new Date(date.getTime() + shift * DAY_MS)));
  }
  return new Set(days);
}

/** The plain date so many business days after another; the first day does not count. */
export function businessDaysAfter(day: string, count: number): string {
  let date = dayOf(day);
  for (let left = count; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS);
    const year = date.getUTCFullYear();
    const isHoliday = federalHolidays(year).has(plain(date)) || federalHolidays(year + 1).has(plain(date));
    if (date.getUTCDay() % 6 !== 0 && !isHoliday) left -= 1;
  }
  return plain(date);
}
