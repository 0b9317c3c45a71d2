import {
  type AccountRow,
  accessOf,
  isOfStaff,
  type Principal,
  type ProductLevels,
  recordAudit,
  type Scope,
  type Seat,
  type SupportArea,
} from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { gathered } from "~/platform/db/gathered";
import { pool, queryPrepared } from "~/platform/db/pool";
import { NotSignedIn } from "~/platform/errors";
import { once } from "~/platform/once";
import { currentRequest } from "~/platform/request-context";
import { hasFactorSql } from "./second-factor/has-factor";
import { readCookie, SESSION_COOKIE } from "./sessions/cookies";
import { idleDays } from "./sessions/sessions";
import { visitorTrialEnds } from "./trials/visitor-trial";

export type Credentials = { cookie: string | null; authorization: string | null; address: string };

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
  o.asks_second_factor as "asksSecondFactor", o.id as "organizationId", o.name as "organizationName", o.closing_at as "closingAt",
  m.role as "seatRole", m.hr_role as "hrRole", w.id as "ownerId", ${levelsOf("w", "owner_")}`;

/** The chair in one organization, and what its owner bought: two index look-ups beside the account's own. */
const seatJoin = (organizationId: string) => `
  left join organization_members m on m.user_id = u.id and m.organization_id = ${organizationId} and m.is_active
  left join organizations o on o.id = m.organization_id and o.closed_at is null
  left join organization_members c on c.organization_id = o.id and c.role = 'owner' and c.is_active
  left join users w on w.id = c.user_id and w.is_active and w.suspended_at is null`;

/**
 * The rows of these keys first, whatever else is asked of them: the planner sees neither how many keys there are, so that one
 * plan serves all (making one takes ten times as long as the look-up), nor the other conditions, for which it would read every
 * live session.
 */
const ofKeys = (table: string, key: string) =>
  `(select * from ${table} where ${key} = any((select $1::text[])::text[]) offset 0)`;

/** A session counts only with the security stamp of today: a change of password or rights ends the older ones. */
const SESSION_SQL = `
  select ${ACCOUNT_COLUMNS}, s.sid, s.last_seen_at as "lastSeenAt",
         s.second_factor_at as "secondFactorAt", ${hasFactorSql("coalesce(i.id, u.id)")} as "hasFactor",
         i.id as "impersonatorId", i.email as "impersonatorEmail",
         case when i.id is not null then array(
           select distinct unnest(g.areas) from support_grants g
           where g.organization_id = o.id and g.revoked_at is null and g.expires_at > $2) end as opened
  from ${ofKeys("sessions", "sid")} s
  join users u on u.id = s.user_id
  left join users i on i.id = s.impersonator_id
  ${seatJoin("u.default_organization_id")}
  where s.expire > $2 and u.is_active and u.suspended_at is null
    and s.last_seen_at > $2::timestamptz - interval '1 day'
      * case when u.is_admin then ${idleDays({ isAdmin: true })} else ${idleDays({ isAdmin: false })} end
    and (s.impersonator_id is null or (i.is_active and i.is_admin and i.suspended_at is null))
    and s.security_stamp = coalesce(i.security_stamp, u.security_stamp)`;

const KEY_SQL = `
  select ${ACCOUNT_COLUMNS}, ${hasFactorSql("u.id")} as "hasFactor", k.key_hash as "keyHash", k.id as "keyId", k.kind, k.scopes,
         k.organization_id as "boundTo", k.last_used_at as "lastUsedAt"
  from ${ofKeys("api_keys", "key_hash")} k join users u on u.id = k.user_id
  ${seatJoin("coalesce(k.organization_id, u.default_organization_id)")}
  where k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
    and u.is_active and u.suspended_at is null`;

type OwnerLevels = { [Column in keyof ProductLevels as `owner_${Column}`]: ProductLevels[Column] };
type PersonRow = AccountRow &
  OwnerLevels & {
    organizationId: number | null;
    organizationName: string;
    closingAt: Date | null;
    seatRole: Seat["role"];
    hrRole: Seat["hrRole"];
    ownerId: number | null;
    /** Of the administrator, while viewing as a customer. */
    hasFactor: boolean;
    asksSecondFactor: boolean | null;
  };
type SessionRow = PersonRow & {
  sid: string;
  lastSeenAt: Date;
  secondFactorAt: Date | null;
  impersonatorId: number | null;
  impersonatorEmail: string | null;
  opened: SupportArea[] | null;
};
type KeyRow = PersonRow & {
  keyHash: string;
  keyId: number;
  kind: "key" | "terminal";
  scopes: Scope[];
  boundTo: number | null;
  lastUsedAt: Date | null;
};

/** Turns a cookie or an API key into the principal that every guard, screen and endpoint works with. */
export async function resolvePrincipal({ cookie, authorization, address }: Credentials): Promise<Principal> {
  if (authorization) return keyPrincipal(authorization, address);
  const token = readCookie(cookie, SESSION_COOKIE);
  const row = token ? await findSession(token) : undefined;
  const principal = row ? await sessionPrincipal(row, address) : visitor(address);
  // The browser's own trial is the last thing that opens research; who has more is not asked about it.
  if (principal.impersonator || accessOf(principal, "research").allowed) return principal;
  return { ...principal, visitorTrialEnds: await visitorTrialEnds(cookie) };
}

const visitor = (address: string): Principal => ({
  account: null,
  impersonator: null,
  seat: null,
  via: "none",
  scopes: null,
  sessionId: null,
  keyId: null,
  boundTo: null,
  secondFactor: "free",
  visitorTrialEnds: null,
  address,
});

/** Every request asks for one of these: those of one moment are asked for together. */
const findSession = (token: string) => once("find-session", () => gathered(readSessions))(tokenHash(token));
const findKey = (key: string) => once("find-key", () => gathered(readKeys))(tokenHash(key));

async function readSessions(sids: string[]): Promise<(SessionRow | undefined)[]> {
  const rows = await queryPrepared<SessionRow>("session-find", SESSION_SQL, [sids, now()]);
  const found = new Map(rows.map((row) => [row.sid, row]));
  return sids.map((sid) => found.get(sid));
}

async function readKeys(hashes: string[]): Promise<(KeyRow | undefined)[]> {
  const rows = await queryPrepared<KeyRow>("key-find", KEY_SQL, [hashes, now()]);
  const found = new Map(rows.map((row) => [row.keyHash, row]));
  return hashes.map((hash) => found.get(hash));
}

async function sessionPrincipal(row: SessionRow, address: string): Promise<Principal> {
  const { sid, lastSeenAt, impersonatorId, impersonatorEmail, opened } = row;
  const at = now();
  // Once in five minutes is enough to show a person where else they are signed in.
  if (after(lastSeenAt, 5 * MINUTE_MS) < at) {
    await pool().query("update sessions set last_seen_at = $2, ip_address = $3 where sid = $1", [
      sid,
      at,
      address.slice(0, 45),
    ]);
  }
  noteUser(row.id);
  // Nobody yet: whatever door forgets to ask stays shut.
  if (row.hasFactor && row.secondFactorAt === null)
    return { ...visitor(address), sessionId: sid, secondFactor: "asked" };
  const impersonator: Principal["impersonator"] =
    impersonatorId === null ? null : { id: impersonatorId, email: impersonatorEmail ?? "", opened: opened ?? [] };
  const principal: Principal = {
    ...visitor(address),
    ...person(row, impersonator),
    impersonator,
    via: "session",
    sessionId: sid,
  };
  if (impersonator) await auditView(principal);
  return principal;
}

async function keyPrincipal(authorization: string, address: string): Promise<Principal> {
  const [scheme, key] = authorization.split(" ");
  const known = scheme?.toLowerCase() === "bearer" && key?.startsWith("sw_") ? key : null;
  const row = known ? await findKey(known) : undefined;
  if (!row) throw new NotSignedIn("This API key is not valid: it is wrong, has expired or was revoked.");
  const { keyId, kind, boundTo, lastUsedAt } = row;
  const at = now();
  if (!lastUsedAt || after(lastUsedAt, MINUTE_MS) < at) {
    await pool().query("update api_keys set last_used_at = $2, last_used_ip = $3 where id = $1", [
      keyId,
      at,
      address.slice(0, 45),
    ]);
  }
  noteUser(row.id);
  // Every customer is beyond one organization: a bound key is no administrator's.
  const scopes = boundTo === null ? row.scopes : row.scopes.filter((scope) => !isOfStaff(scope));
  return { ...visitor(address), ...person(row), via: kind, scopes: new Set(scopes), keyId, boundTo };
}

type Person = Pick<Principal, "account" | "seat" | "secondFactor">;

/** Where a second step is required and missing, there is neither administration nor the chair that asks for it. */
function person(row: PersonRow, impersonator: Principal["impersonator"] = null): Person {
  const account: AccountRow = {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    isAdmin: row.isAdmin,
    isStaff: row.isStaff,
    accessLevel: row.accessLevel,
    accessExpiry: row.accessExpiry,
    accessSource: row.accessSource,
    trialWaits: row.trialWaits,
    atsAccessLevel: row.atsAccessLevel,
    atsAccessExpiry: row.atsAccessExpiry,
    hrisAccessLevel: row.hrisAccessLevel,
    hrisAccessExpiry: row.hrisAccessExpiry,
    benefitsAccessLevel: row.benefitsAccessLevel,
    benefitsAccessExpiry: row.benefitsAccessExpiry,
  };
  const owed = !row.hasFactor && isRequired(row, impersonator);
  const isOfSeat = row.asksSecondFactor === true && impersonator === null;
  return { account, seat: owed && isOfSeat ? null : seatOf(row), secondFactor: owed ? "owed" : "free" };
}

/** Of administrators and staff by the configuration, of members by their organization. */
function isRequired(
  { isAdmin, isStaff, asksSecondFactor }: PersonRow,
  impersonator: Principal["impersonator"],
): boolean {
  const ofStaff = config().secondFactor === "staff" && (isAdmin || isStaff || impersonator !== null);
  return ofStaff || (asksSecondFactor === true && impersonator === null);
}

function seatOf(row: PersonRow): Seat | null {
  if (row.organizationId === null) return null;
  const owner = row.ownerId === null ? null : { id: row.ownerId, ...ownerLevels(row) };
  return {
    organizationId: row.organizationId,
    organizationName: row.organizationName,
    role: row.seatRole,
    hrRole: row.hrRole,
    closingAt: row.closingAt,
    owner,
  };
}

const ownerLevels = (row: OwnerLevels): ProductLevels => ({
  atsAccessLevel: row.owner_atsAccessLevel,
  atsAccessExpiry: row.owner_atsAccessExpiry,
  hrisAccessLevel: row.owner_hrisAccessLevel,
  hrisAccessExpiry: row.owner_hrisAccessExpiry,
  benefitsAccessLevel: row.owner_benefitsAccessLevel,
  benefitsAccessExpiry: row.owner_benefitsAccessExpiry,
});

/** Every request of an administrator who views as a customer leaves both names, reading too (decision 73). */
async function auditView(principal: Principal): Promise<void> {
  const { method = null, path = null } = currentRequest() ?? {};
  await recordAudit(db(), principal, {
    action: "impersonation.request",
    subjectUserId: principal.account?.id,
    detail: { method, path },
  });
}

function noteUser(userId: number): void {
  const request = currentRequest();
  if (request) request.userId = userId;
}

const STAFF_SQL = `
  select ${ACCOUNT_COLUMNS}, ${hasFactorSql("u.id")} as "hasFactor"
  from users u ${seatJoin("u.default_organization_id")}
  where u.id = $1 and $2::timestamptz is not null and u.is_active and u.suspended_at is null`;

/** Somebody whose order is carried out later, with the rights they have by then. */
export async function principalOfStaff(userId: number): Promise<Principal | null> {
  const [row] = await queryPrepared<PersonRow>("staff-find", STAFF_SQL, [userId, now()]);
  return row ? { ...visitor(""), ...person(row), via: "session" } : null;
}
