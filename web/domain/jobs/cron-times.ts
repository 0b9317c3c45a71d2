import { DateTime, IANAZone } from "luxon";
import { parse, validateDetailed } from "node-cron";
import { invalidField } from "~/platform/errors";

export type Cron = { minutes: number[]; hours: number[]; days: number[]; months: number[]; weekdays: number[] };

const MOST_DAYS_AHEAD = 366 * 5;

/** Reads a schedule of five fields; says what is wrong with any other text. */
export function readCron(text: string): Cron {
  const trimmed = text.trim();
  const refuse = (why: string) => invalidField("cron", why);
  if (trimmed.split(/\s+/).length !== 5) {
    throw refuse("A schedule has five fields: minute, hour, day of month, month, day of week.");
  }
  const { valid, errors } = validateDetailed(trimmed);
  if (!valid) throw refuse(`The schedule is not understood: ${errors[0]?.message ?? "unknown form"}.`);
  const { minute, hour, dayOfMonth, month, dayOfWeek } = parse(trimmed);
  if (![...dayOfMonth, ...dayOfWeek].every((value) => typeof value === "number")) {
    throw refuse("Days are numbers, lists, ranges or steps; L, W and # are not supported.");
  }
  return {
    minutes: minute,
    hours: hour,
    days: dayOfMonth as number[],
    months: month,
    weekdays: (dayOfWeek as number[]).map((day) => day % 7),
  };
}

/** The zone as PostgreSQL, Node and people write it, such as America/New_York. */
export function readTimeZone(text: string): string {
  const zone = text.trim();
  if (!IANAZone.isValidZone(zone)) throw invalidField("timeZone", "Time zone must be a name like America/New_York.");
  return zone;
}

/**
 * The first planned time after a moment. A schedule that names hours goes by the wall clock (once on the days when the
 * clock changes); one for every hour goes by elapsed time, so that it neither pauses nor repeats then.
 */
export function nextTime(cron: Cron, timeZone: string, moment: Date): Date | null {
  const start = DateTime.fromJSDate(moment, { zone: timeZone }).startOf("minute").plus({ minutes: 1 });
  if (cron.hours.length === 24) return nextElapsed(cron, start);
  let day = start.startOf("day");
  for (let looked = 0; looked < MOST_DAYS_AHEAD; looked += 1, day = day.plus({ days: 1 })) {
    if (!matchesDay(cron, day)) continue;
    for (const hour of cron.hours) {
      for (const minute of cron.minutes) {
        const at = day.set({ hour, minute });
        if (at >= start) return at.toJSDate();
      }
    }
  }
  return null;
}

function nextElapsed(cron: Cron, start: DateTime): Date | null {
  let at = start;
  const end = start.plus({ days: MOST_DAYS_AHEAD });
  while (at < end) {
    if (!matchesDay(cron, at)) at = at.startOf("day").plus({ days: 1 });
    else if (!cron.minutes.includes(at.minute)) at = at.plus({ minutes: 1 });
    else return at.toJSDate();
  }
  return null;
}

/** As cron does: where both day fields are narrowed, either of them is enough. */
function matchesDay({ days, months, weekdays }: Cron, day: DateTime): boolean {
  if (!months.includes(day.month)) return false;
  const byDay = days.includes(day.day);
  const byWeekday = weekdays.includes(day.weekday % 7);
  const bothNarrowed = days.length < 31 && new Set(weekdays).size < 7;
  return bothNarrowed ? byDay || byWeekday : byDay && byWeekday;
}
