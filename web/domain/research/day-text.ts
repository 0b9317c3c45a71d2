const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

/** Nov 20, 2026 */
export const dayText = (day: Date | string): string => DAY.format(new Date(day));

const WRITTEN_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;

/** The days in a sentence of the record as a reader writes them: 'found as of Nov 20, 2026'. */
export const withReadableDays = (text: string): string => text.replace(WRITTEN_DAY, dayText);
