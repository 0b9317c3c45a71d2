import { useHydrated } from "./use-hydrated";

const DAY: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", year: "numeric" };
const TIME: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/** Nov 20, 2026 at 3:05 PM. */
const written = (moment: Date, timeZone?: string): string => {
  const day = new Intl.DateTimeFormat("en-US", { ...DAY, timeZone }).format(moment);
  return `${day} at ${new Intl.DateTimeFormat("en-US", { ...TIME, timeZone }).format(moment)}`;
};

/** A moment by the reader's own clock; the server does not know their zone, so its markup says UTC and names it. */
export function MomentText({ at }: { at: string }) {
  const isLive = useHydrated();
  const moment = new Date(at);
  return <time dateTime={at}>{isLive ? written(moment) : `${written(moment, "UTC")} UTC`}</time>;
}
