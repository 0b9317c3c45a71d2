import { type Principal, permissionsOf, requirePermission } from "~/domain/access";
import { revenue } from "~/domain/billing";
import { after, DAY_MS, now } from "~/platform/clock";
import { replicaPool } from "~/platform/db/pool";
import { customerStats } from "../customer-stats";
import { figuresBy } from "../figures/read-figures";
import { daysOf } from "../questions/question-trends";

const DAYS = 30;

/** Churn: of those that ran a month ago (a first payment that never came is none), how many were cancelled since. */
const SUBSCRIPTIONS_SQL = `
  select count(*) filter (where status in ('trialing', 'active', 'past_due'))::int as active,
         count(*) filter (where status = 'past_due')::int as "pastDue",
         count(*) filter (where created_at < $1 and canceled_at >= $1)::int as ended,
         count(*) filter (where created_at < $1 and (canceled_at is null or canceled_at >= $1))::int as before
  from payment_subscriptions where status not in ('incomplete', 'incomplete_expired')`;

/** Of the people whose trial began in the last ninety days (but not in the last week, who still decide): who paid since. */
const TRIALS_SQL = `
  select count(*)::int as trials,
         count(*) filter (where exists (select 1 from purchase_history p where p.user_id = u.id and p.amount > 0
                                        and p.granted_at is not null and p.payment_status = 'completed'))::int as paid
  from users u where u.created_at >= $1 and u.created_at < $2 and u.trial_started_at is not null`;

/** Of the customers of each month (Eastern time): how many bought, and how many of those still paid one, three and six months later. */
const COHORTS_SQL = `
  with bought as (
    select p.user_id, date_trunc('month', min(p.purchase_date) at time zone 'America/New_York') as cohort,
           max(p.purchase_date) at time zone 'America/New_York' as latest
    from purchase_history p where p.payment_status = 'completed' and p.amount > 0
    group by p.user_id
    having min(p.purchase_date) at time zone 'America/New_York'
      >= date_trunc('month', $1::timestamptz at time zone 'America/New_York') - interval '11 months'
  )
  select to_char(cohort, 'YYYY-MM-DD') as cohort, count(*)::int as size, ${[1, 3, 6].map(stillThere).join(", ")}
  from bought group by cohort order by cohort`;

/** Null while that month has not begun: nobody could have bought in it yet. */
function stillThere(months: number): string {
  const since = `cohort + interval '${months} months'`;
  const name = { 1: "afterOne", 3: "afterThree", 6: "afterSix" }[months];
  return `case when ${since} <= $1::timestamptz at time zone 'America/New_York'
               then count(*) filter (where latest >= ${since})::int end as "${name}"`;
}

/** Null where so much time has not passed yet. */
type Later = number | null;
export type Cohort = { cohort: string; size: number; afterOne: Later; afterThree: Later; afterSix: Later };

/** What the business did: revenue by month and plan, subscriptions, churn, trials that paid, searches a day. */
export async function analytics(principal: Principal) {
  await requirePermission(principal, "purchases:read");
  const at = now();
  const monthAgo = after(at, -30 * DAY_MS);
  const pool = replicaPool();
  const [money, searches, subscriptions, trials, stats] = await Promise.all([
    revenue(principal),
    figuresBy("day", ["questions"], after(at, -DAYS * DAY_MS)),
    pool.query<{ active: number; pastDue: number; ended: number; before: number }>(SUBSCRIPTIONS_SQL, [monthAgo]),
    pool.query<{ trials: number; paid: number }>(TRIALS_SQL, [after(at, -90 * DAY_MS), after(at, -7 * DAY_MS)]),
    statsFor(principal),
  ]);
  return {
    stats,
    months: money.months.map(({ month }) => month),
    /** By plan, before refunds, which stand apart. */
    revenue: money.plans.map(({ plan, values }) => ({ name: plan, values })),
    refunds: money.months.map(({ refunds }) => refunds),
    subscriptions: subscriptions.rows[0] ?? { active: 0, pastDue: 0, ended: 0, before: 0 },
    trials: trials.rows[0] ?? { trials: 0, paid: 0 },
    searches: daysOf(DAYS).map((day) => ({
      label: day,
      value: searches.find(({ period }) => period === day)?.value ?? 0,
    })),
  };
}

const statsFor = async (principal: Principal) =>
  (await permissionsOf(principal)).has("customers:read") ? customerStats(principal) : null;

export type Analytics = Awaited<ReturnType<typeof analytics>>;

/** How long buyers stay, by the month of their first purchase. Reads every purchase: asked for by itself. */
export async function retentionCohorts(principal: Principal): Promise<Cohort[]> {
  await requirePermission(principal, "purchases:read");
  const client = await replicaPool().connect();
  try {
    await client.query("begin read only; set local statement_timeout = 60000");
    return (await client.query<Cohort>(COHORTS_SQL, [now()])).rows;
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}
