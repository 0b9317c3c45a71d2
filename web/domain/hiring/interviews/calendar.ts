import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { after, MINUTE_MS, now } from "~/platform/clock";

export type CalendarPerson = { name: string; email: string; response?: string; optional?: boolean };

export type CalendarEntry = {
  uid: string;
  sequence: number;
  start: Date;
  minutes: number;
  title: string;
  text: string;
  place: string | null;
  url: string | null;
  organizer: CalendarPerson | null;
  people: CalendarPerson[];
  cancelled?: boolean;
};

/** Quotation marks cannot stand in a name of a calendar, nor can line ends. */
const plain = (name: string): string =>
  name
    .replace(/["\p{Cc}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const RESPONSE: Record<string, ICalAttendeeStatus> = {
  accepted: ICalAttendeeStatus.ACCEPTED,
  tentative: ICalAttendeeStatus.TENTATIVE,
  declined: ICalAttendeeStatus.DECLINED,
};

export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/**
 * A calendar file (RFC 5545). Times are written in UTC: every calendar shows them in its owner's zone, and no change of
 * daylight saving time can move them.
 */
export function calendarText(method: CalendarMethod, entries: CalendarEntry[], name?: string): string {
  const calendar = ical({
    prodId: { company: "Statewise", product: "Hiring", language: "EN" },
    method: ICalCalendarMethod[method],
    name: name ? plain(name) : undefined,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: now(),
      start: entry.start,
      end: after(entry.start, entry.minutes * MINUTE_MS),
      summary: entry.title,
      description: entry.text,
      location: entry.place ?? undefined,
      url: entry.url ?? undefined,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: entry.organizer
        ? { name: plain(entry.organizer.name) || entry.organizer.email, email: entry.organizer.email }
        : undefined,
      attendees: entry.people.map(({ name: who, email, response = "", optional }) => ({
        name: plain(who) || email,
        email,
        rsvp: method === "REQUEST",
        role: optional ? ICalAttendeeRole.OPT : ICalAttendeeRole.REQ,
        status: RESPONSE[response] ?? ICalAttendeeStatus.NEEDSACTION,
      })),
    });
  }
  return calendar.toString();
}
