type Pay = { salaryMin: number | null; salaryMax: number | null; salaryType: string };

const USD = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});
const dollars = (cents: number): string => USD.format(cents / 100);
const PER: Record<string, string> = { annually: "a year", monthly: "a month", weekly: "a week", hourly: "an hour" };

/** `$50,000–$60,000 a year`, or the specification's 'Salary negotiable'. */
export function payText({ salaryMin, salaryMax, salaryType }: Pay): string {
  if (salaryMin === null && salaryMax === null) return "Salary negotiable";
  const range =
    salaryMin !== null && salaryMax !== null && salaryMin !== salaryMax
      ? `${dollars(salaryMin)}–${dollars(salaryMax)}`
      : salaryMin !== null
        ? `${salaryMax === null ? "from " : ""}${dollars(salaryMin)}`
        : `up to ${dollars(salaryMax ?? 0)}`;
  return `${range} ${PER[salaryType] ?? ""}`.trim();
}

/** `full-time` as people write it. */
export const wordsOf = (value: string | null): string =>
  value ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ").replaceAll("_", " ") : "–";
