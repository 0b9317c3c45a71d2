import { type Principal, permissionsOf, requirePermission } from "~/domain/access";
import { revenue } from "~/domain/billing";
import { now } from "~/platform/clock";
import { queryPrepared } from "~/platform/db/pool";
import { sumFigures } from "./figures/read-figures";

export type CustomerStats = {
  totalCustomers: number;
  activeSubscriptions: number;
  trialUsers: number;
  /** Cents of this month in Eastern time, less what was paid back in it; null for who may not see purchases. */
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
  const [running, figure, money] = await Promise.all([
    queryPrepared<{ paid: number; trial: number }>("customer-stats", RUNNING_SQL, [at]),
    sumFigures(["customers"], at),
    seesMoney ? revenue(principal) : null,
  ]);
  return {
    totalCustomers: figure("customers").total,
    activeSubscriptions: running[0]?.paid ?? 0,
    trialUsers: running[0]?.trial ?? 0,
    monthlyRevenue: money && money.monthly - money.refundsMonthly,
    totalRevenue: money && money.total - money.refundsTotal,
  };
}
