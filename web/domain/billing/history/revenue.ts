import { type Principal, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";

export type Revenue = {
  /** Cents taken in the running month (Eastern time), before refunds. */
  monthly: number;
  total: number;
  /** Cents given back in the running month, by the day of the refund. */
  refundsMonthly: number;
  refundsTotal: number;
  /** The last twelve months, the oldest first. */
  months: { month: string; revenue: number; refunds: number; purchases: number }[];
  /** What each plan took in those months, before refunds. */
  plans: { plan: string; values: number[] }[];
};

/**
 * The triggers on `purchase_history` keep these figures by one rule: what was granted for money counts on its day in
 * Eastern time, what went back on the day of its refund. Five million purchases are a few thousand rows here.
 */
const FIGURES_SQL = `
  select to_char(day, 'YYYY-MM') as month, key, dimension as plan, sum(value)::float8 as value
  from (select day, key, dimension, value from daily_figures where key = any($1)
        union all select day, key, dimension, delta from figure_changes where key = any($1)) as figures
  group by 1, 2, 3`;

const KEYS = ["revenue", "refunds", "purchases"] as const;
type Figure = { month: string; key: (typeof KEYS)[number]; plan: string; value: number };

/** What was paid and what was given back; refunds stand apart. */
export async function revenue(principal: Principal): Promise<Revenue> {
  await requirePermission(principal, "purchases:read");
  const { rows } = await pool().query<Figure>(FIGURES_SQL, [KEYS]);
  const sum = (key: Figure["key"], month?: string, plan?: string): number =>
    rows
      .filter((row) => row.key === key && (!month || row.month === month) && (!plan || row.plan === plan))
      .reduce((all, { value }) => all + value, 0);
  const names = lastMonths(12);
  const [running = ""] = names.slice(-1);
  const plans = [...new Set(rows.filter(({ key }) => key === "revenue").map(({ plan }) => plan))].sort();
  return {
    monthly: sum("revenue", running),
    total: sum("revenue"),
    refundsMonthly: sum("refunds", running),
    refundsTotal: sum("refunds"),
    months: names.map((month) => ({
      month,
      revenue: sum("revenue", month),
      refunds: sum("refunds", month),
      purchases: sum("purchases", month),
    })),
    plans: plans.map((plan) => ({ plan, values: names.map((month) => sum("revenue", month, plan)) })),
  };
}

const EASTERN = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York", year: "numeric", month: "2-digit" });

/** `2026-11` and the months before it, the oldest first. */
function lastMonths(count: number): string[] {
  const [year = 0, month = 1] = EASTERN.format(now()).split("-").map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
