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
};

const PAID = "granted_at is not null and amount > 0";
const EASTERN = "America/New_York";

const TOTALS_SQL = `
  with month as (select date_trunc('month', $1::timestamptz at time zone '${EASTERN}') at time zone '${EASTERN}' as start)
  select coalesce(sum(amount) filter (where purchase_date >= month.start), 0)::float8 as monthly,
         coalesce(sum(amount), 0)::float8 as total,
         coalesce(sum(refunded_amount) filter (where refunded_at >= month.start), 0)::float8 as "refundsMonthly",
         coalesce(sum(refunded_amount), 0)::float8 as "refundsTotal"
  from purchase_history, month where ${PAID}`;

const MONTHS_SQL = `
  with months as (
    select generate_series(date_trunc('month', $1::timestamptz at time zone '${EASTERN}') - interval '11 months',
                           date_trunc('month', $1::timestamptz at time zone '${EASTERN}'), interval '1 month') as start)
  select to_char(start, 'YYYY-MM') as month,
         (select coalesce(sum(amount), 0)::float8 from purchase_history where ${PAID}
            and purchase_date at time zone '${EASTERN}' >= start
            and purchase_date at time zone '${EASTERN}' < start + interval '1 month') as revenue,
         (select coalesce(sum(refunded_amount), 0)::float8 from purchase_history where ${PAID}
            and refunded_at at time zone '${EASTERN}' >= start
            and refunded_at at time zone '${EASTERN}' < start + interval '1 month') as refunds,
         (select count(*)::int from purchase_history where ${PAID}
            and purchase_date at time zone '${EASTERN}' >= start
            and purchase_date at time zone '${EASTERN}' < start + interval '1 month') as purchases
  from months order by start`;

/** What was paid and what was given back, from the purchases themselves; refunds stand apart. */
export async function revenue(principal: Principal): Promise<Revenue> {
  await requirePermission(principal, "purchases:read");
  const [totals, months] = await Promise.all([
    pool().query<Omit<Revenue, "months">>(TOTALS_SQL, [now()]),
    pool().query<Revenue["months"][number]>(MONTHS_SQL, [now()]),
  ]);
  const none = { monthly: 0, total: 0, refundsMonthly: 0, refundsTotal: 0 };
  return { ...(totals.rows[0] ?? none), months: months.rows };
}
