import { type Principal, permissionsOf, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { queryPrepared } from "~/platform/db/pool";
import { sumFigures } from "./figures/read-figures";

export type CustomerStats = {
  totalCustomers: number;
  activeSubscriptions: number;
  trialUsers: number;
  /** Cents of this month, less what was paid back; null for who may not see purchases. */
  monthlyRevenue: number | null;
  totalRevenue: number | null;
};

/** What runs out by itself is counted from the index of level and expiry; everything else is a kept figure. */
const RUNNING_SQL = `
  select count(*) filter (where access_level in ('daily', 'monthly'))::int as paid,
         count(*) filter (where access_level = 'trial')::int as trial
  from users where access_level in ('trial', 'daily', 'monthly') and access_expiry > $1`;

/** How many customers there are, what they hold now, and what they paid. */
export async function customerStats(principal: Principal): Promise<CustomerStats> {
  await requirePermission(principal, "customers:read");
  const seesMoney = (await permissionsOf(principal)).has("purchases:read");
  const at = now();
  const monthStart = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const [running, figure] = await Promise.all([
    queryPrepared<{ paid: number; trial: number }>("customer-stats", RUNNING_SQL, [at]),
    sumFigures(["customers", "revenue", "refunds"], monthStart),
  ]);
  return {
    totalCustomers: figure("customers").total,
    activeSubscriptions: running[0]?.paid ?? 0,
    trialUsers: running[0]?.trial ?? 0,
    monthlyRevenue: seesMoney ? figure("revenue").recent - figure("refunds").recent : null,
    totalRevenue: seesMoney ? figure("revenue").total - figure("refunds").total : null,
  };
}
