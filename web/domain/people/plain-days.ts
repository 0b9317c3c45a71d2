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
