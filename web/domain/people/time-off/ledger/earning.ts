import { monthOf, monthsBetween, numberOf, weekdayOf, weekEnd, yearOf, yearStart } from "./day-numbers";
import type { Rules, Span } from "./ledger-types";
import { timeText } from "./time-text";

/** A span in day numbers, cut off at the day until which is counted. */
export type NumberedSpan = Omit<Span, "from" | "to"> & { from: number; to: number; isOpen: boolean; hired: number };

export const numbered = (span: Span, until: number): NumberedSpan => {
  const to = span.to === null ? Number.POSITIVE_INFINITY : numberOf(span.to);
  return {
    ...span,
    from: numberOf(span.from),
    to: Math.min(to, until),
    isOpen: to > until,
    hired: numberOf(span.startedOn),
  };
};

const FULL_WEEK = 2400;

/** The minutes of a whole year for somebody who has been here so long, by their hours where the policy says so. */
export function yearlyMinutes({ rules, hired, weeklyMinutes }: NumberedSpan, on: number): number {
  const months = rules.tenureSteps.length > 0 ? monthsBetween(hired, on) : 0;
  const base = rules.tenureSteps.reduce(
    (most, step) =>
      step.afterMonths <= months && step.afterMonths >= most.from
        ? { from: step.afterMonths, minutes: step.grantMinutes }
        : most,
    { from: 0, minutes: rules.grantMinutes },
  ).minutes;
  return rules.scalesWithHours ? Math.round((base * Math.min(weeklyMinutes, FULL_WEEK)) / FULL_WEEK) : base;
}

/** The leave year that a day is in: its first day and how many it has. */
export function leaveYear({ yearBasis }: Rules, hired: number, on: number): { first: number; days: number } {
  const year = yearOf(on);
  const own = yearStart(year, yearBasis, hired);
  const first = own <= on ? own : yearStart(year - 1, yearBasis, hired);
  const next = own <= on ? yearStart(year + 1, yearBasis, hired) : own;
  return { first, days: next - first };
}

/** What is granted in front on a day: a whole year, or the part of it that is left. */
export function frontGrant(span: NumberedSpan, on: number, before: number): { minutes: number; note: string } {
  const { first, days } = leaveYear(span.rules, span.hired, on);
  const yearly = Math.max(0, yearlyMinutes(span, on) - before);
  const left = first + days - on;
  const isPart = left < days && (span.rules.isProrated || before > 0);
  const minutes = isPart ? Math.round((yearly * left) / days) : yearly;
  const more = before > 0 ? "more than under the policy before" : "a year";
  return {
    minutes,
    note: isPart ? `${timeText(yearly)} ${more}, for ${left} of ${days} days` : `${timeText(yearly)} ${more}, in front`,
  };
}

/** A month, a week, or the part of one that falls in a span. */
type Piece = { from: number; to: number; end: number; days: number };

function pieces(span: NumberedSpan, endOf: (day: number) => { end: number; days: number }): Piece[] {
  const found: Piece[] = [];
  for (let from = span.from; from <= span.to; ) {
    const { end, days } = endOf(from);
    const to = Math.min(end, span.to);
    // A period that still runs has earned nothing yet.
    if (to === end || !span.isOpen) found.push({ from, to, end, days });
    from = end + 1;
  }
  return found;
}

const byMonth = (day: number) => ((month) => ({ end: month.last, days: month.days }))(monthOf(day));
const byWeek = (day: number) => ({ end: weekEnd(day), days: 7 });

export type Earned = { on: number; minutes: number; note: string };

/** The share of a period; without proration it counts whole for who is here on its last day, and not at all for others. */
function shareOf({ from, to, end, days }: Piece, whole: number, isProrated: boolean): number {
  const here = to - from + 1;
  if (here === days) return whole;
  if (isProrated) return Math.round((whole * here) / days);
  return to === end ? whole : 0;
}

const partNote = ({ from, to, days }: Piece): string =>
  to - from + 1 < days ? `, ${to - from + 1} of ${days} days` : "";

/** So much by a period's end less so much by the one before, so that a year comes out to the minute. */
const step = (yearly: number, which: number, of: number): number =>
  Math.round((yearly * which) / of) - Math.round((yearly * (which - 1)) / of);

export const monthly = (span: NumberedSpan): Earned[] =>
  pieces(span, byMonth).map((piece) => {
    const yearly = yearlyMinutes(span, piece.to);
    const whole = step(yearly, monthOf(piece.to).month + 1, 12);
    const minutes = shareOf(piece, whole, span.rules.isProrated);
    return { on: piece.to, minutes, note: `A month of ${timeText(yearly)} a year${partNote(piece)}` };
  });

export const weekly = (span: NumberedSpan): Earned[] =>
  pieces(span, byWeek).map((piece) => {
    const yearly = yearlyMinutes(span, piece.to);
    const which = Math.ceil((piece.end - yearStart(yearOf(piece.end), "calendar", 0) + 1) / 7);
    const whole = which > 52 ? 0 : step(yearly, which, 52);
    const minutes = shareOf(piece, whole, span.rules.isProrated);
    return { on: piece.to, minutes, note: `A week of ${timeText(yearly)} a year${partNote(piece)}` };
  });

/** The minutes that a schedule asks on a day: the week in five equal parts from Monday to Friday. */
export function scheduledOn(weeklyMinutes: number, day: number): number {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return 0;
  return Math.floor((weeklyMinutes * weekday) / 5) - Math.floor((weeklyMinutes * (weekday - 1)) / 5);
}

/** The weeks of a span with the minutes worked in each: as scheduled, without holidays and leave. */
export const workedWeeks = (
  span: NumberedSpan,
  holidays: ReadonlySet<number>,
  away: ReadonlyMap<number, number>,
): { on: number; worked: number }[] =>
  pieces(span, byWeek).map(({ from, to }) => {
    let worked = 0;
    for (let day = from; day <= to; day += 1)
      if (!holidays.has(day)) worked += Math.max(0, scheduledOn(span.weeklyMinutes, day) - (away.get(day) ?? 0));
    return { on: to, worked };
  });
