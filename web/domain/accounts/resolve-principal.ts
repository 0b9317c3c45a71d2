import type { AccountRow, Principal, Scope } from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { tokenHash, unseal } from "~/platform/crypto";
import { pool, queryPrepared } from "~/platform/db/pool";
import { NotSignedIn } from "~/platform/errors";
import { currentRequest } from "~/platform/request-context";
import { readCookie, SESSION_COOKIE, VISITOR_COOKIE } from "./cookies";

export type Credentials = { cookie: string | null; authorization: string | null; address: string };

const ACCOUNT_COLUMNS = `
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  u.access_level as "accessLevel", u.access_expiry as "accessExpiry",
  u.ats_access_level as "atsAccessLevel", u.ats_access_expiry as "atsAccessExpiry",
  u.hris_access_level as "hrisAccessLevel", u.hris_access_expiry as "hrisAccessExpiry",
  u.benefits_access_level as "benefitsAccessLevel", u.benefits_access_expiry as "benefitsAccessExpiry"`;

/** A session counts only with the security stamp of today: a change of password or rights ends the older ones. */
const SESSION_SQL = `
  select ${ACCOUNT_COLUMNS}, s.sid, s.last_seen_at as "lastSeenAt",
         i.id as "impersonatorId", i.email as "impersonatorEmail"
  from sessions s
  join users u on u.id = s.user_id
  left join users i on i.id = s.impersonator_id
  where s.sid = $1 and s.expire > $2 and u.is_active and u.suspended_at is null
    and (s.impersonator_id is null or (i.is_active and i.is_admin and i.suspended_at is null))
    and s.security_stamp = coalesce(i.security_stamp, u.security_stamp)`;

const KEY_SQL = `
  select ${ACCOUNT_COLUMNS}, k.id as "keyId", k.scopes, k.last_used_at as "lastUsedAt"
  from api_keys k join users u on u.id = k.user_id
  where k.key_hash = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
    and u.is_active and u.suspended_at is null`;

type SessionRow = AccountRow & {
  sid: string;
  lastSeenAt: Date;
  impersonatorId: number | null;
  impersonatorEmail: string | null;
};
type KeyRow = AccountRow & { keyId: number; scopes: Scope[]; lastUsedAt: Date | null };

/** Turns a cookie or an API key into the principal that every guard, screen and endpoint works with. */
export async function resolvePrincipal({ cookie, authorization, address }: Credentials): Promise<Principal> {
  if (authorization) return keyPrincipal(authorization, address);
  const token = readCookie(cookie, SESSION_COOKIE);
  const row = token ? await findSession(token) : undefined;
  if (row) return sessionPrincipal(row, address);
  return { ...visitor(address), visitorTrialEnds: await visitorTrial(cookie) };
}

const visitor = (address: string): Principal => ({
  account: null,
  impersonator: null,
  via: "none",
  scopes: null,
  sessionId: null,
  keyId: null,
  visitorTrialEnds: null,
  address,
});

async function findSession(token: string): Promise<SessionRow | undefined> {
  const [row] = await queryPrepared<SessionRow>("session-find", SESSION_SQL, [tokenHash(token), now()]);
  return row;
}

async function sessionPrincipal(row: SessionRow, address: string): Promise<Principal> {
  const { sid, lastSeenAt, impersonatorId, impersonatorEmail, ...account } = row;
  const at = now();
  // Once in five minutes is enough to show a person where else they are signed in.
  if (after(lastSeenAt, 5 * MINUTE_MS) < at) {
    await pool().query("update sessions set last_seen_at = $2, ip_address = $3 where sid = $1", [sid, at, address]);
  }
  noteUser(account.id);
  const impersonator = impersonatorId !== null ? { id: impersonatorId, email: impersonatorEmail ?? "" } : null;
  return { ...visitor(address), account, impersonator, via: "session", sessionId: sid };
}

async function keyPrincipal(authorization: string, address: string): Promise<Principal> {
  const [scheme, key] = authorization.split(" ");
  const known = scheme?.toLowerCase() === "bearer" && key?.startsWith("sw_") ? key : null;
  const [row] = known ? await queryPrepared<KeyRow>("key-find", KEY_SQL, [tokenHash(known), now()]) : [];
  if (!row) throw new NotSignedIn("This API key is not valid: it is wrong, has expired or was revoked.");
  const { keyId, scopes, lastUsedAt, ...account } = row;
  const at = now();
  if (!lastUsedAt || after(lastUsedAt, MINUTE_MS) < at) {
    await pool().query("update api_keys set last_used_at = $2, last_used_ip = $3 where id = $1", [keyId, at, address]);
  }
  noteUser(account.id);
  return { ...visitor(address), account, via: "key", scopes: new Set(scopes), keyId };
}

async function visitorTrial(cookie: string | null): Promise<Date | null> {
  const sealed = readCookie(cookie, VISITOR_COOKIE);
  const name = sealed ? unseal("visitor", sealed) : null;
  if (!name) return null;
  const sql = "select expires_at as ends from visitor_trials where visitor_hash = $1 and ended_at is null";
  const [row] = await queryPrepared<{ ends: Date }>("visitor-trial-find", sql, [tokenHash(name)]);
  return row?.ends ?? null;
}

function noteUser(userId: number): void {
  const request = currentRequest();
  if (request) request.userId = userId;
}
