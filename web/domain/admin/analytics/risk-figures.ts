import { type Principal, requirePermission } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { replicaPool } from "~/platform/db/pool";

export const RISK_WEEKS = [4, 12, 52] as const;

type Totals = {
  total: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  wageAndHour: number;
  discrimination: number;
  familyLeave: number;
};
type Week = { week: string; high: number; medium: number; low: number };
type State = { state: string; total: number; high: number };

const SHARES: Record<"wageAndHour" | "discrimination" | "familyLeave", string> = {
  wageAndHour: "topics && $2",
  discrimination: "topics && $3",
  familyLeave: "topics && array['family_medical_leave']::text[]",
};

const TOTALS_SQL = `
  select count(*)::int as total,
         count(*) filter (where overall_risk = 'Critical')::int as critical,
         count(*) filter (where overall_risk in ('Critical', 'High'))::int as high,
         count(*) filter (where overall_risk = 'Medium')::int as medium,
         count(*) filter (where overall_risk = 'Low')::int as low,
         ${Object.entries(SHARES)
           .map(([name, sql]) => `count(*) filter (where ${sql})::int as "${name}"`)
           .join(", ")}
  from risk_assessments where created_at >= $1`;

const WEEKS_SQL = `
  with made as (
    select date_trunc('week', created_at) as week,
           count(*) filter (where overall_risk in ('Critical', 'High'))::int as high,
           count(*) filter (where overall_risk = 'Medium')::int as medium,
           count(*) filter (where overall_risk = 'Low')::int as low
    from risk_assessments where created_at >= $1 group by 1
  )
  select to_char(week, 'YYYY-MM-DD') as week, coalesce(high, 0) as high, coalesce(medium, 0) as medium, coalesce(low, 0) as low
  from generate_series(date_trunc('week', $1::timestamptz), $2::timestamptz, interval '1 week') as week
  left join made using (week) order by week`;

const STATES_SQL = `
  select coalesce(state, 'No state') as state, count(*)::int as total,
         count(*) filter (where overall_risk in ('Critical', 'High'))::int as high
  from risk_assessments where created_at >= $1 group by 1 order by 2 desc, 1 limit 15`;

const CATEGORIES_SQL = `
  select array_agg(slug) filter (where category = 'Wage and Hour') as wages,
         array_agg(slug) filter (where category in ('Discrimination', 'Harassment')) as discrimination
  from topics`;

/** The assessments made in the last weeks: by risk, by subject, by week and by state. Only counts leave, no question. */
export async function riskFigures(principal: Principal, weeks: number) {
  await requirePermission(principal, "questions:read");
  const since = after(now(), -weeks * 7 * DAY_MS);
  const pool = replicaPool();
  const categories = await pool.query<{ wages: string[] | null; discrimination: string[] | null }>(CATEGORIES_SQL);
  const { wages, discrimination } = categories.rows[0] ?? {};
  // A week in which nobody asked is a bar of no height, not a gap that closes.
  const [totals, byWeek, byState] = await Promise.all([
    pool.query<Totals>(TOTALS_SQL, [since, wages ?? [], discrimination ?? []]),
    pool.query<Week>(WEEKS_SQL, [since, now()]),
    pool.query<State>(STATES_SQL, [since]),
  ]);
  return { totals: totals.rows[0] as Totals, byWeek: byWeek.rows, byState: byState.rows };
}

export type RiskFigures = Awaited<ReturnType<typeof riskFigures>>;
