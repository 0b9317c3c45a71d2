import { DateTime } from "luxon";
import { z } from "zod";
import { type AccessLevel, LEVELS } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now, today } from "~/platform/clock";
import { invalidField } from "~/platform/errors";

export const DURATIONS = ["30", "90", "365", "unlimited", "custom"] as const;
export type Duration = (typeof DURATIONS)[number];

const NOT_A_DATE = "Expiry must be a date";
const EARLIER = "Expiry date cannot be earlier than today";

/** A plain date (the end of that day in the east of the country) or a moment; empty means none was given. */
export const expiryField = z
  .union([z.literal(""), z.iso.date({ error: NOT_A_DATE }), z.iso.datetime({ offset: true, error: NOT_A_DATE })], {
    error: NOT_A_DATE,
  })
  .nullish()
  .transform((text) => (text ? text : null));

/** The moment that an expiry names; the past is refused, today is not. */
export function expiryMoment(text: string | null, field: string): Date | null {
  if (text === null) return null;
  const zone = "America/New_York";
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text)
    ? DateTime.fromISO(text, { zone }).endOf("day")
    : DateTime.fromISO(text);
  if ((moment.setZone(zone).toISODate() ?? "") < today(zone)) throw invalidField(field, EARLIER);
  if (moment.year > 9998) throw invalidField(field, NOT_A_DATE);
  return moment.toJSDate();
}

type Terms = { level: AccessLevel; duration?: Duration; expiry: string | null; field: string };

/** Level and end of an access as it is stored: levels that may stand open have no end, every other level has one. */
export function accessTerms({ level, duration, expiry, field }: Terms): { level: string; expiresAt: Date | null } {
  if (level === "none") return { level, expiresAt: null };
  const given = expiryMoment(duration && duration !== "custom" ? null : expiry, field);
  if (duration === "custom" && given === null) throw invalidField(field, "Choose the expiry date");
  if (given) return { level, expiresAt: given };
  const { usualMinutes, isFixed } = LEVELS[level];
  if (usualMinutes === null) {
    return { level, expiresAt: duration && Number(duration) ? after(now(), Number(duration) * DAY_MS) : null };
  }
  if (duration === "unlimited") return { level: "unlimited", expiresAt: null };
  const days = isFixed ? 0 : Number(duration ?? 0);
  return { level, expiresAt: after(now(), days ? days * DAY_MS : usualMinutes * MINUTE_MS) };
}
