import { type GivenFacts, sentencesAtPlace } from "~/domain/research";
import { type Cited, citedAll } from "./cited";

/** What a day of delay costs where the law counts in days of pay, in cents; the rest only in its words. */
export type LateCost = { perDay: number | null; mostDays: number | null; basis: string | null; rules: Cited[] };

const WORK_DAYS = 5;
const WEEKS = 52;
const MINUTES = 60;

/** A day's pay as the schedule says: an hourly wage times the hours of a fifth of the week. */
export const dayPay = ({ salary, salaryType, weeklyMinutes }: PaidWork): number | null =>
  salary === null
    ? null
    : Math.round(salaryType === "hourly" ? (salary * weeklyMinutes) / MINUTES / WORK_DAYS : salary / WEEKS / WORK_DAYS);

export type PaidWork = { salary: number | null; salaryType: string; weeklyMinutes: number };

export async function lateCost(
  state: string | null,
  { day, facts, work }: { day: string; facts: GivenFacts; work: PaidWork },
): Promise<LateCost> {
  if (!state) return { perDay: null, mostDays: null, basis: null, rules: [] };
  const said = await sentencesAtPlace(["final_pay.late_cost"], { state, day, facts, isFederalToo: false });
  const sentences = said.filter(({ holding }) => holding.verdict !== "no");
  const daily = sentences.find(
    ({ value }) => typeof value === "object" && "fact" in value && value.fact === "pay_day" && value.per === "day late",
  );
  const value = daily?.value as { atMost?: { days?: number } } | undefined;
  return {
    perDay: daily ? dayPay(work) : null,
    mostDays: value?.atMost?.days ?? null,
    basis: daily ? (daily.cite ?? daily.law.citation) : null,
    rules: citedAll(sentences),
  };
}
