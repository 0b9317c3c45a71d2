/** A stretch of minutes as people say it. */
export function lengthOf(minutes: number): string {
  if (minutes % 1_440 === 0) return counted(minutes / 1_440, "day");
  if (minutes % 60 === 0) return counted(minutes / 60, "hour");
  return counted(minutes, "minute");
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** What a company chooses from; any other length is set by program and shown as it is. */
export const IDLE_CHOICES = [15, 30, 60, 240, 480, 1_440];
export const LONGEST_CHOICES = [8, 12, 24, 72, 168];
