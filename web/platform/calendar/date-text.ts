const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A plain date as texts say it: `Nov 20, 2026`. */
export const dateText = (plain: string): string => DAY.format(new Date(`${plain}T00:00:00Z`));
