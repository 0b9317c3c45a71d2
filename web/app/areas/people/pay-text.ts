import { dollars } from "~/app/areas/billing/dollars";

/** `$62,000.00 per year`, `$18.50 per hour` */
export const payText = ({ amount, type }: { amount: number; type: string }): string =>
  `${dollars(amount)} per ${type === "hourly" ? "hour" : "year"}`;

/** A code of a list as people say it: `full_time` as `Full time`. */
export const wordsOf = (code: string): string => {
  const text = code.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const optionsOf = (codes: readonly string[], words: Readonly<Record<string, string>> = {}) =>
  codes.map((value) => ({ value, label: words[value] ?? wordsOf(value) }));
