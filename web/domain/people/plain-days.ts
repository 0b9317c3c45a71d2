import { DAY_MS } from "~/platform/clock";

/** Plain dates (`YYYY-MM-DD`) without a time zone: a day of leave or pay is the same day everywhere. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Between a plain date and how the database client holds one. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
export const dayOrNull = (date: Date | null): string | null => (date ? dayOf(date) : null);

export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);

const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** `2027-01-04` and `1/4/2027` are the same day; anything else stays as it is and is refused. */
export function dayIn(text: string): string {
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.slice(0, 10);
}
