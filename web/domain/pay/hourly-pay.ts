import { grossCents } from "./gross-pay";
import { minimumWageOf } from "./minimum-wage";
import { type Cents, multiplyDivide } from "./money";
import { HOURLY_WEEKS } from "./pay-period";
import type { PayRequest } from "./pay-request";
import type { StateCode } from "./state-codes";
import overtime from "./tables/overtime.json";

/** Hours of a week that are paid at one multiple of the rate. */
export interface HourPart {
  hours: number;
  multiple: number;
  why: string;
}

export interface HourlyGross {
  gross: Cents;
  /** Empty when no overtime was worked out. */
  parts: HourPart[];
}

interface StateOvertime {
  daily: { after: number; multiple: number }[];
  seventh_day?: { first: number; multiple: number; beyond: number };
  only_below_multiple_of_minimum_wage?: number;
  citation: string;
  note?: string;
}

const FEDERAL = overtime.federal;

/** The daily overtime rule of a state that applies at a rate of pay, if there is one. */
function dailyRule(state: StateCode | "", hourlyRate: number, year: number): StateOvertime | null {
  const rule = (overtime.states as Record<string, StateOvertime>)[state];
  if (!rule) return null;
  const multiple = rule.only_below_multiple_of_minimum_wage;
  if (multiple === undefined) return rule;
  const least = minimumWageOf({ state, city: "", county: "" }, `${year}-07-01`).binding.hourlyCents;
  return Math.round(hourlyRate * 100) < least * multiple ? rule : null;
}

function splitDay(hours: number, rule: StateOvertime, isSeventh: boolean): Map<number, number> {
  const parts = new Map<number, number>();
  const put = (multiple: number, amount: number) =>
    parts.set(multiple, (parts.get(multiple) ?? 0) + Math.max(0, amount));
  if (isSeventh && rule.seventh_day) {
    put(rule.seventh_day.multiple, Math.min(hours, rule.seventh_day.first));
    put(rule.seventh_day.beyond, hours - rule.seventh_day.first);
    return parts;
  }
  let from = 0;
  let multiple = 1;
  for (const step of rule.daily) {
    put(multiple, Math.min(hours, step.after) - from);
    from = step.after;
    multiple = step.multiple;
  }
  put(multiple, hours - from);
  return parts;
}

/** A week's hours by multiple: daily rules first, then every straight hour over 40. No hour counts twice. */
export function splitWeek(
  dailyHours: readonly number[] | null,
  weekHours: number,
  rule: StateOvertime | null,
): HourPart[] {
  // Multiples come in the order in which they grow: straight time, a half more, double.
  const byMultiple = new Map<number, number>();
  const add = (multiple: number, hours: number) => byMultiple.set(multiple, (byMultiple.get(multiple) ?? 0) + hours);
  if (rule && dailyHours) {
    const everyDay = dailyHours.every((hours) => hours > 0);
    dailyHours.forEach((hours, day) => {
      for (const [multiple, part] of splitDay(hours, rule, everyDay && day === 6)) add(multiple, part);
    });
  } else add(1, weekHours);
  const straight = byMultiple.get(1) ?? 0;
  const over = Math.max(0, straight - FEDERAL.weekly.after);
  byMultiple.set(1, straight - over);
  add(FEDERAL.weekly.multiple, over);
  const why = (multiple: number) =>
    multiple === 1 ? "straight time" : rule && dailyHours ? `${rule.citation}; ${FEDERAL.citation}` : FEDERAL.citation;
  return [...byMultiple]
    .filter(([multiple, hours]) => hours > 0 || multiple === 1)
    .map(([multiple, hours]) => ({ hours: Math.round(hours * 100) / 100, multiple, why: why(multiple) }));
}

/** Gross of a period, with overtime by federal and state rules when the request asks for it. */
export function grossWithOvertime(request: PayRequest, state: StateCode | ""): HourlyGross {
  const asked = request.overtime || request.dailyHours !== null;
  if (!asked || request.payType !== "hourly" || request.grossPay !== null)
    return { gross: grossCents(request), parts: [] };
  const week = request.dailyHours ? request.dailyHours.reduce((sum, hours) => sum + hours, 0) : request.hoursPerWeek;
  const parts = splitWeek(request.dailyHours, week, dailyRule(state, request.hourlyRate, request.taxYear));
  const weighted = parts.reduce((sum, part) => sum + Math.round(part.hours * 100) * Math.round(part.multiple * 10), 0);
  const rate = Math.round(request.hourlyRate * 1e4);
  const weeks = Math.round(HOURLY_WEEKS[request.payPeriod] * 100);
  return { gross: multiplyDivide(weighted * rate, weeks, 1e7), parts };
}
