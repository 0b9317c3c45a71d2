import { type Principal, requireAdministrator } from "~/domain/access";
import { now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";

export type CustomerStats = {
  totalCustomers: number;
  activeSubscriptions: number;
  trialUsers: number;
  questions: number;
};

/** How many customers there are and what they hold now; counted, not stored. */
export async function customerStats(principal: Principal): Promise<CustomerStats> {
  requireAdministrator(principal);
  const { rows } = await pool().query<CustomerStats>(
    `select count(*) filter (where is_active and not is_admin)::int as "totalCustomers",
            count(*) filter (where access_level in ('daily', 'monthly') and access_expiry > $1)::int as "activeSubscriptions",
            count(*) filter (where access_level = 'trial' and access_expiry > $1)::int as "trialUsers",
            (select count(*)::int from question_repository) as questions
     from users`,
    [now()],
  );
  return rows[0] ?? { totalCustomers: 0, activeSubscriptions: 0, trialUsers: 0, questions: 0 };
}
