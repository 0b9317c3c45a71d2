const LONG = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/** Nov 20, 2026 — of a plain date or a moment, read as UTC so that no time zone moves a plain date. */
export const longDate = (date: string): string => LONG.format(new Date(date));

/** Nov 2026 */
export const monthYear = (date: string): string => MONTH.format(new Date(date));
