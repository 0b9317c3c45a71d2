import { longDate } from "./dates";

const TIME = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

type MomentProps = { at: Date; withTime?: boolean };

/** Nov 20, 2026, or with its time of day in UTC, the same on the server and in every browser. */
export function Moment({ at, withTime = false }: MomentProps) {
  const iso = at.toISOString();
  return <time dateTime={iso}>{withTime ? `${longDate(iso)}, ${TIME.format(at)} UTC` : longDate(iso)}</time>;
}
