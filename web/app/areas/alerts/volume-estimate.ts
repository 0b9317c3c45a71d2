export type Volume = {
  weeks: number;
  counts: { jurisdiction: string; city: string | null; category: string; count: number }[];
};

export type AlertChoice = { jurisdiction: string; city: string; further: string[]; categories: string[] };

/** What the form holds now. */
export const readChoice = (form: FormData): AlertChoice => ({
  jurisdiction: String(form.get("jurisdiction") ?? ""),
  city: String(form.get("city") ?? ""),
  further: form.getAll("jurisdictions").map(String),
  categories: form.getAll("categories").map(String),
});

/** Updates a week that a choice would have brought lately, by the same rule that chooses the readers of an update. */
export function weeklyUpdates({ weeks, counts }: Volume, choice: AlertChoice): number {
  const fits = counts.filter(({ jurisdiction, city, category }) => {
    if (choice.categories.length > 0 && !choice.categories.includes(category)) return false;
    if (choice.further.includes(jurisdiction)) return true;
    if (!choice.jurisdiction && choice.further.length === 0) return true;
    if (choice.jurisdiction !== jurisdiction) return false;
    return !choice.city || !city || sameCity(city, choice.city);
  });
  return fits.reduce((sum, { count }) => sum + count, 0) / weeks;
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const sameCity = (a: string, b: string): boolean => slug(a) === slug(b);

/** The estimate in words. */
export function volumeText(volume: Volume, choice: AlertChoice): string {
  if (volume.counts.length === 0) return "There are no updates yet to estimate how many mails this will be.";
  const weekly = weeklyUpdates(volume, choice);
  if (weekly === 0) return "No update of the last weeks fits this choice: expect a mail now and then.";
  if (weekly < 1) return "Less than 1 update a week fits this choice.";
  const rounded = Math.round(weekly);
  return `About ${rounded} ${rounded === 1 ? "update" : "updates"} a week for this choice.`;
}
