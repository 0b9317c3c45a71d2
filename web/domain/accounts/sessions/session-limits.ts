import { queryPrepared } from "~/platform/db/pool";

/** Whatever a company says, no session lasts longer. */
export const SESSION_DAYS = 30;
const IDLE_DAYS = 14;
/** Administrators reach everybody's data. */
const ADMINISTRATORS_IDLE_DAYS = 1;

const DAY_MINUTES = 1_440;

/**
 * What the companies of an account (`u`) allow its sessions: of several the strictest, for the browser is one. What looks at a
 * customer is bound as the customer is.
 */
export const policyJoin = `
  left join lateral (
    select min(p.idle_minutes) as idle, min(p.session_hours) as hours
    from organization_members n join organizations p on p.id = n.organization_id and p.closed_at is null
    where n.user_id = u.id and n.is_active) policy on true`;

const IDLE_MINUTES = `least(policy.idle, ${DAY_MINUTES} * case when u.is_admin then ${ADMINISTRATORS_IDLE_DAYS} else ${IDLE_DAYS} end)`;
const LONGEST_HOURS = `least(policy.hours, ${SESSION_DAYS} * 24)`;

/** Whether a session (`s`) of an account is still good at the moment `at`. */
export const isWithinLimits = (at: string): string => `
  s.expire > ${at} and s.last_seen_at > ${at}::timestamptz - interval '1 minute' * ${IDLE_MINUTES}
  and s.created_at > ${at}::timestamptz - interval '1 hour' * ${LONGEST_HOURS}`;

export type SessionLimits = {
  idleMinutes: number;
  longestHours: number;
  /** The companies that shorten either. */
  setBy: string[];
};

const LIMITS_SQL = `
  select ${IDLE_MINUTES} as "idleMinutes", ${LONGEST_HOURS} as "longestHours",
         array(select p.name from organization_members n join organizations p on p.id = n.organization_id and p.closed_at is null
               where n.user_id = u.id and n.is_active and (p.idle_minutes = policy.idle or p.session_hours = policy.hours)
               order by p.name) as "setBy"
  from users u ${policyJoin} where u.id = $1`;

/** How long the sessions of a person may last and be left unused. */
export async function readSessionLimits(userId: number): Promise<SessionLimits> {
  const [limits] = await queryPrepared<SessionLimits>("session-limits", LIMITS_SQL, [userId]);
  if (!limits) throw new Error(`No account ${userId}`);
  return limits;
}
