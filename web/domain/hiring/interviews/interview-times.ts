import { DateTime, IANAZone } from "luxon";
import { z } from "zod";
import { invalidField } from "~/platform/errors";

export const timeZone = z
  .string()
  .max(60)
  .refine((zone) => IANAZone.isValidZone(zone) && zone.includes("/"), "Choose a time zone.");

/** The time zones of the United States, the first of each for most people who live there. */
export const US_TIME_ZONES = [
  ["America/New_York", "Eastern"],
  ["America/Chicago", "Central"],
  ["America/Denver", "Mountain"],
  ["America/Phoenix", "Arizona"],
  ["America/Los_Angeles", "Pacific"],
  ["America/Anchorage", "Alaska"],
  ["Pacific/Honolulu", "Hawaii"],
  ["America/Puerto_Rico", "Puerto Rico"],
] as const;

export const DEFAULT_TIME_ZONE = "America/New_York";

/**
 * The moment of a date and a time of day at a place. A time that the change to daylight saving time leaves out is refused;
 * of the hour that comes twice in autumn the first one is meant.
 */
export function momentAt(date: string, time: string, zone: string): Date {
  const local = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !local.isValid) throw invalidField("date", "Give a date and a time.");
  if (local.toFormat("HH:mm") !== time.slice(0, 5)) {
    throw invalidField("time", "The clocks go forward then: this time does not exist on that day.");
  }
  const [first] = local.getPossibleOffsets().sort((a, b) => a.toMillis() - b.toMillis());
  return (first ?? local).toJSDate();
}

/** Date and time of day of a moment at a place, as form fields take them. */
export function localFields(at: Date, zone: string): { date: string; time: string } {
  const local = DateTime.fromJSDate(at, { zone });
  return { date: local.toFormat("yyyy-MM-dd"), time: local.toFormat("HH:mm") };
}

/** Tuesday, December 1, 2026, 10:00 AM EST. The letters of the zone tell the two hours of the autumn change apart. */
export const whenText = (at: Date, zone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  }).format(at);
