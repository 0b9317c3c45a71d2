import { type Principal, permissionsOf, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";

export type CustomerStats = {
  totalCustomers: number;
  activeSubscriptions: number;
  trialUsers: number;
  /** Cents of this month, less what was paid back; null for who may not see purchases. */
  monthlyRevenue: number | null;
  totalRevenue: number | null;
};

const COUNTS_SQL = `
  select count(*) filter (where is_active and not is_admin)::int as "totalCustomers",
         count(*) filter (where access_level in ('daily', 'monthly') and access_expiry > $1)::int as "activeSubscriptions",
         count(*) filter (where access_level = 'trial' and access_expiry > $1)::int as "trialUsers"
  from users`;

const REVENUE_SQL = `
  select coalesce(sum(amount - refunded_amount), 0)::float8 as total,
         coalesce(sum(amount - refunded_amount) filter (where purchase_date >= date_trunc('month', $1::timestamptz)), 0)::float8
           as month
  from purchase_history where payment_status in ('completed', 'refunded')`;

/** How many customers there are, what they hold now, and what they paid. */
export async function customerStats(principal: Principal): Promise<CustomerStats> {
  await requirePermission(principal, "customers:read");
  const seesMoney = (await permissionsOf(principal)).has("purchases:read");
  const [counts, revenue] = await Promise.all([
    pool().query<Omit<CustomerStats, "monthlyRevenue" | "totalRevenue">>(COUNTS_SQL, [now()]),
    seesMoney ? pool().query<{ total: number; month: number }>(REVENUE_SQL, [now()]) : null,
  ]);
  const { totalCustomers = 0, activeSubscriptions = 0, trialUsers = 0 } = counts.rows[0] ?? {};
  const money = revenue?.rows[0];
  return {
    totalCustomers,
    activeSubscriptions,
    trialUsers,
    monthlyRevenue: money?.month ?? null,
    totalRevenue: money?.total ?? null,
  };
}
