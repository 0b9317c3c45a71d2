import { DAY_MS } from "~/platform/clock";

/** Days as whole numbers since 1970: five years of 500 people are counted through in one go, and no clock or zone is in them. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The texts of the days that were asked for: a ledger names the same few thousand over and over. */
const texts = new Map<number, string>();
export function dayAt(number: number): string {
  const known = texts.get(number);
  if (known) return known;
  const text = new Date(number * DAY_MS).toISOString().slice(0, 10);
  texts.set(number, text);
  return text;
}

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (number: number): number => (number + 4) % 7;

const utc = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY_MS;

export const yearOf = (number: number): number => new Date(number * DAY_MS).getUTCFullYear();

/** The last day of the month that a day is in, and how many days that month has. */
export function monthOf(number: number): { month: number; first: number; last: number; days: number } {
  const date = new Date(number * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [first, last] = [utc(year, month, 1), utc(year, month + 1, 0)];
  return { month, first, last, days: last - first + 1 };
}

/** The Saturday that ends the week of a day. */
export const weekEnd = (number: number): number => number + 6 - weekdayOf(number);

/** So many months later; a day that the month lacks is its last one. */
export function monthsAfter(number: number, months: number): number {
  const date = new Date(number * DAY_MS);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  return Math.min(utc(year, month, day), utc(year, month + 1, 0));
}

/** Whole months from a day to another. */
export function monthsBetween(from: number, to: number): number {
  const [a, b] = [new Date(from * DAY_MS), new Date(to * DAY_MS)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return months - (monthsAfter(from, months) > to ? 1 : 0);
}

/** The first day of a year: January 1, or the day of hire again. Who began on February 29 begins anew on March 1. */
export function yearStart(year: number, basis: "calendar" | "anniversary", hired: number): number {
  if (basis === "calendar") return utc(year, 0, 1);
  const date = new Date(hired * DAY_MS);
  return utc(year, date.getUTCMonth(), date.getUTCDate());
}
