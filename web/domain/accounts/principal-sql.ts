import { hasFactorSql } from "./second-factor/has-factor";
import { isWithinLimits, policyJoin } from "./sessions/session-limits";

const levelsOf = (table: string, prefix = "") => `
  ${table}.ats_access_level as "${prefix}atsAccessLevel", ${table}.ats_access_expiry as "${prefix}atsAccessExpiry",
  ${table}.hris_access_level as "${prefix}hrisAccessLevel", ${table}.hris_access_expiry as "${prefix}hrisAccessExpiry",
  ${table}.benefits_access_level as "${prefix}benefitsAccessLevel",
  ${table}.benefits_access_expiry as "${prefix}benefitsAccessExpiry"`;

const ACCOUNT_COLUMNS = `
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  exists (select 1 from user_role_assignments r where r.user_id = u.id and r.is_active
          and (r.expires_at is null or r.expires_at > $2)) as "isStaff",
  u.access_level as "accessLevel", u.access_expiry as "accessExpiry", u.access_source as "accessSource",
  u.trial_waits as "trialWaits",
  ${levelsOf("u")},
  r.asks_second_factor as "asksSecondFactor", o.id as "organizationId", o.name as "organizationName", o.test_of_id as "testOf",
  r.closing_at as "closingAt",
  m.role as "seatRole", m.hr_role as "hrRole", w.id as "ownerId", ${levelsOf("w", "owner_")}`;

/** The organization itself, of a test organization the real one: its members are the members of both. */
const realOne = (organizationId: string) =>
  `(select coalesce(t.test_of_id, t.id) from organizations t where t.id = ${organizationId})`;

/** The chair in one organization, and what its owner bought: a few index look-ups beside the account's own. */
const seatJoin = (organizationId: string) => `
  left join organization_members m on m.user_id = u.id and m.organization_id = ${realOne(organizationId)} and m.is_active
  left join organizations r on r.id = m.organization_id and r.closed_at is null
  left join organizations o on r.id is not null and o.id = ${organizationId}
  left join organization_members c on c.organization_id = r.id and c.role = 'owner' and c.is_active
  left join users w on w.id = c.user_id and w.is_active and w.suspended_at is null`;

/**
 * The rows of these keys first, whatever else is asked of them: the planner sees neither how many keys there are, so that one
 * plan serves all (making one takes ten times as long as the look-up), nor the other conditions, for which it would read every
 * live session.
 */
const ofKeys = (table: string, key: string) =>
  `(select * from ${table} where ${key} = any((select $1::text[])::text[]) offset 0)`;

/** A session counts only with the security stamp of today: a change of password or rights ends the older ones. */
export const SESSION_SQL = `
  select ${ACCOUNT_COLUMNS}, s.sid, s.last_seen_at as "lastSeenAt",
         policy.idle as "idleMinutes", s.second_factor_at as "secondFactorAt", s.signed_on_by as "signedOnBy", ${hasFactorSql("coalesce(i.id, u.id)")} as "hasFactor",
         i.id as "impersonatorId", i.email as "impersonatorEmail",
         case when i.id is not null then array(
           select distinct unnest(g.areas) from support_grants g
           where g.organization_id = o.id and g.revoked_at is null and g.expires_at > $2) end as opened
  from ${ofKeys("sessions", "sid")} s
  join users u on u.id = s.user_id
  left join users i on i.id = s.impersonator_id
  ${seatJoin("u.default_organization_id")}
  ${policyJoin}
  where ${isWithinLimits("$2")} and u.is_active and u.suspended_at is null
    and (s.impersonator_id is null or (i.is_active and i.is_admin and i.suspended_at is null))
    and s.security_stamp = coalesce(i.security_stamp, u.security_stamp)`;

export const KEY_SQL = `
  select ${ACCOUNT_COLUMNS}, ${hasFactorSql("u.id")} as "hasFactor", k.key_hash as "keyHash", k.id as "keyId", k.kind, k.scopes, k.api_version as "apiVersion",
         k.organization_id as "boundTo", k.last_used_at as "lastUsedAt"
  from ${ofKeys("api_keys", "key_hash")} k join users u on u.id = k.user_id
  ${seatJoin(`coalesce(k.organization_id, ${realOne("u.default_organization_id")})`)}
  where k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
    and u.is_active and u.suspended_at is null`;

export const STAFF_SQL = `
  select ${ACCOUNT_COLUMNS}, ${hasFactorSql("u.id")} as "hasFactor"
  from users u ${seatJoin(realOne("u.default_organization_id"))}
  where u.id = $1 and $2::timestamptz is not null and u.is_active and u.suspended_at is null`;
