import { DateTime } from "luxon";

/** What an Eastern clock shows, as a moment; what no clock shows stays as it was typed, for a check to refuse. */
export const easternMoment = (typed: string): string =>
  DateTime.fromISO(typed, { zone: "America/New_York" }).toUTC().toISO() ?? typed;
