import { longDate } from "~/app/ui/foundations/dates";

const MINUTE_MS = 60_000;
const HOURS_A_DAY = 24;

/** Never, Just now, 5m ago, 3h ago, or the date. */
export function lastCheckedText(lastCheck: string | null, nowMs: number): string {
  if (!lastCheck) return "Never";
  const minutes = Math.floor((nowMs - Date.parse(lastCheck)) / MINUTE_MS);
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${minutes}m ago`;
  const hours = Math.floor(minutes / 60);
  return hours < HOURS_A_DAY ? `${hours}h ago` : longDate(lastCheck);
}
