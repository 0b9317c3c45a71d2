import type { FigureDetail } from "../../search/types";

export type Comparable = {
  topic: string;
  key: string;
  /** As the taxonomy labels the figure, inside a sentence. */
  label: string;
  unit: "hour" | "week" | "year" | "hours" | "minutes" | "days" | "weeks" | "months" | "percent";
  /** Which value asks more of the employer. */
  better: "higher" | "lower";
};

const row = (
  topic: string,
  key: string,
  label: string,
  unit: Comparable["unit"],
  better: Comparable["better"],
): Comparable => ({
  topic,
  key,
  label,
  unit,
  better,
});

/** Figures of which federal, state and city law can be laid side by side, the telling one of each topic first. */
export const COMPARABLE_FIGURES: Comparable[] = [
  row("min_wage", "rate", "minimum wage", "hour", "higher"),
  row("min_wage", "tipped", "cash wage of tipped employees", "hour", "higher"),
  row("overtime", "dailyHours", "daily overtime after", "hours", "lower"),
  row("overtime", "weeklyHours", "weekly overtime after", "hours", "lower"),
  row("overtime", "exemptSalary", "pay of exempt employees", "week", "higher"),
  row("meal_rest_breaks", "mealMinutes", "meal break", "minutes", "higher"),
  row("final_pay", "firedDays", "final pay after discharge", "days", "lower"),
  row("final_pay", "quitDays", "final pay after resignation", "days", "lower"),
  row("tips", "cashWage", "wage of tipped employees", "hour", "higher"),
  row("child_labor", "schoolWeekHours", "work in a school week", "hours", "lower"),
  row("predictive_scheduling", "noticeDays", "notice of the schedule", "days", "higher"),
  row("paid_sick_leave", "hoursPerYear", "leave a year", "hours", "higher"),
  row("family_medical_leave", "unpaidWeeks", "job-protected leave a year", "weeks", "higher"),
  row("lactation", "months", "time to express milk", "months", "higher"),
  row("mini_cobra", "months", "continuation", "months", "higher"),
  row("mini_warn", "noticeDays", "notice", "days", "higher"),
  row("new_hire_notice", "reportDays", "report of new hires", "days", "lower"),
  row("data_breach", "noticeDays", "notice", "days", "lower"),
];

/** A figure that may be used: typed as a number and better than recalled. */
export function numberOf(figures: FigureDetail[], key: string): number | null {
  const figure = figures.find((entry) => entry.key === key && entry.level !== "recalled");
  return typeof figure?.value === "number" ? figure.value : null;
}

export const flagOf = (figures: FigureDetail[], key: string): FigureDetail["value"] =>
  figures.find((entry) => entry.key === key && entry.level !== "recalled")?.value ?? null;

/** A figure as a reader writes it; money comes in cents. */
export function figureText(value: number, unit: Comparable["unit"]): string {
  if (unit === "hour") return `$${(value / 100).toFixed(2)} an hour`;
  if (unit === "week" || unit === "year") return `${dollars(value / 100)} a ${unit}`;
  if (unit === "percent") return `${value} percent`;
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const dollars = (amount: number): string => `$${(Number.isInteger(amount) ? WHOLE : WITH_CENTS).format(amount)}`;

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** `2027-01-01` as `January 1, 2027`. */
export function longDate(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
