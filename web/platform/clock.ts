import { once } from "./once";

type Offset = { ms: number };
const offset = (): Offset => once("clock", () => ({ ms: 0 }));

/** The present moment as the whole product sees it. */
export function now(): Date {
  return new Date(Date.now() + offset().ms);
}

/** Moves the product's clock, for tests of expiry and of clock jumps; 0 sets it right again. */
export function shiftClock(ms: number): void {
  offset().ms = ms;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A moment later than another by so many milliseconds. */
export const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** Today's plain date (YYYY-MM-DD) in a time zone, for law that changes on a day. */
export function today(timeZone = "America/New_York"): string {
  const minute = Math.floor(now().getTime() / MINUTE_MS);
  const told = days.get(timeZone);
  if (told?.minute === minute) return told.day;
  const day = calendarOf(timeZone).format(now());
  days.set(timeZone, { minute, day });
  return day;
}

/** Every search asks for the day, some of them ten times; it changes at a full minute. */
const days = new Map<string, { minute: number; day: string }>();

const calendars = new Map<string, Intl.DateTimeFormat>();

/** A format costs more to make than a whole search may take. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  calendars.set(timeZone, known);
  return known;
}
