const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days of a month, `YYYY-MM`. */
export function monthDays(month: string): string[] {
  const days: string[] = [];
  for (let time = at(`${month}-01`); dayAt(time).startsWith(month); time += DAY_MS) days.push(dayAt(time));
  return days;
}

/** The months before and after. */
export function monthsBeside(month: string): { before: string; after: string } {
  const first = at(`${month}-01`);
  return { before: dayAt(first - DAY_MS).slice(0, 7), after: dayAt(first + 31 * DAY_MS).slice(0, 7) };
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();
