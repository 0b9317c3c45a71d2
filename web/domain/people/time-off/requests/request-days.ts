import { addDays } from "../../plain-days";
import { numberOf } from "../ledger/day-numbers";
import { scheduledOn } from "../ledger/earning";
import type { LeaveDay } from "../ledger/ledger-types";
import type { WorkSlice } from "../ledger/spans";
import { timeText } from "../ledger/time-text";

export type Asked = {
  startDate: string;
  endDate: string;
  /** Of the first and of the last day; null is the whole day. */
  firstDayMinutes: number | null;
  lastDayMinutes: number | null;
};

/** A day of the period that takes no leave, and why. */
export type FreeDay = { on: string; why: "not_scheduled" | "holiday" | "not_employed" };
export type CountedDays = { days: LeaveDay[]; free: FreeDay[]; problem: { field: string; message: string } | null };

const WHOLE_DAY = 1440;

type Holidays = (placeId: number | null) => ReadonlySet<string>;
type Counted = { minutes: number } | { why: FreeDay["why"] } | { refused: string };

/** What one day of the period takes. One day with its minutes told may be any but a holiday: schedules know no weekends that are worked. */
function countDay(
  on: string,
  told: number | null,
  slice: WorkSlice | undefined,
  holidaysAt: Holidays,
  isOne: boolean,
): Counted {
  if (!slice) return { why: "not_employed" };
  if (holidaysAt(slice.placeId).has(on))
    return told === null ? { why: "holiday" } : { refused: "This day is a company holiday." };
  const scheduled = scheduledOn(slice.weeklyMinutes, numberOf(on));
  if (told === null) return scheduled > 0 ? { minutes: scheduled } : { why: "not_scheduled" };
  if (scheduled === 0 && !isOne) return { refused: "Nothing is scheduled on this day." };
  const most = scheduled || WHOLE_DAY;
  return told <= most ? { minutes: told } : { refused: `This day has ${timeText(most)} of work.` };
}

/** The days of leave in a period, each by the schedule and the holidays of the place where the person works on that very day. */
export function countDays(
  { startDate, endDate, firstDayMinutes, lastDayMinutes }: Asked,
  slices: readonly WorkSlice[],
  holidaysAt: Holidays,
): CountedDays {
  const days: LeaveDay[] = [];
  const free: FreeDay[] = [];
  for (let on = startDate; on <= endDate; on = addDays(on, 1)) {
    const slice = slices.find(({ from, to }) => from <= on && (to === null || on <= to));
    const told = on === startDate ? firstDayMinutes : on === endDate ? lastDayMinutes : null;
    const counted = countDay(on, told, slice, holidaysAt, startDate === endDate);
    if ("refused" in counted) {
      const field = on === startDate ? "firstDayMinutes" : "lastDayMinutes";
      return { days, free, problem: { field, message: counted.refused } };
    }
    if ("why" in counted) free.push({ on, why: counted.why });
    else days.push({ on, minutes: counted.minutes });
  }
  return { days, free, problem: null };
}
