import type { Span, SpanUnit } from "./types";

const DAYS: Record<SpanUnit, number> = { hours: 1 / 24, days: 1, weeks: 7, months: 365.25 / 12, years: 365.25 };
/** Months and years compare exactly with each other, and days with weeks. */
const WHOLE: Partial<Record<SpanUnit, number>> = { months: 1, years: 12 };

/** `12 months`, `72 hours`. */
export function spanOf(text: string): Span | null {
  const [, value, unit] = /^(\d+(?:\.\d+)?) (hours|days|weeks|months|years)$/.exec(text) ?? [];
  return value && unit ? { value: Number(value), unit: unit as SpanUnit } : null;
}

/** Below zero where the first span is the shorter one. */
export function compareSpans(a: Span, b: Span): number {
  const [months, otherMonths] = [WHOLE[a.unit], WHOLE[b.unit]];
  if (months && otherMonths) return a.value * months - b.value * otherMonths;
  return a.value * DAYS[a.unit] - b.value * DAYS[b.unit];
}

export const daysOf = ({ value, unit }: Span): number => value * DAYS[unit];

/** `19:00` as minutes of the day. */
export function minutesOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
