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
import { KEY_SQL, SESSION_SQL, STAFF_SQL } from "./principal-sql";
import { readCookie, SESSION_COOKIE } from "./sessions/cookies";
import { TEST_KEY } from "./sessions/key-secret";
import { organizationOfKey } from "./single-sign-on/organization-key";
import { visitorTrialEnds } from "./trials/visitor-trial";

export type Credentials = { cookie: string | null; authorization: string | null; address: string };

type OwnerLevels = { [Column in keyof ProductLevels as `owner_${Column}`]: ProductLevels[Column] };
type PersonRow = AccountRow &
  OwnerLevels & {
    organizationId: number | null;
    organizationName: string;
    testOf: number | null;
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
  /** Of the company, where it allows less than usual. */
  idleMinutes: number | null;
  secondFactorAt: Date | null;
  signedOnBy: string | null;
  impersonatorId: number | null;
  impersonatorEmail: string | null;
  opened: SupportArea[] | null;
};
type KeyRow = PersonRow & {
  keyHash: string;
  keyId: number;
  kind: "key" | "terminal";
  scopes: Scope[];
  apiVersion: string;
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
  const { sid, lastSeenAt, idleMinutes, impersonatorId, impersonatorEmail, opened } = row;
  const at = now();
  // Once in five minutes is enough to show a person where else they are signed in; a short limit counts by the minute.
  if (after(lastSeenAt, (idleMinutes === null ? 5 : 1) * MINUTE_MS) < at) {
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
    ...person(row, impersonator, provedFor(row)),
    impersonator,
    provedFor: provedFor(row),
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
  const { keyId, kind, boundTo, lastUsedAt, apiVersion } = row;
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
  const isTestKey = known?.startsWith(TEST_KEY) === true;
  const ofKey = { via: kind, scopes: new Set(scopes), keyId, boundTo, isTestKey, apiVersion };
  return { ...visitor(address), ...person(row), ...ofKey };
}

type Person = Pick<Principal, "account" | "seat" | "secondFactor">;

/** Where a second step is required and missing, there is neither administration nor the chair that asks for it. */
function person(
  row: PersonRow,
  impersonator: Principal["impersonator"] = null,
  provedFor: number | null = null,
): Person {
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
  const isOfSeat = row.asksSecondFactor === true && impersonator === null && provedFor !== row.organizationId;
  const owed = !row.hasFactor && (isOfSeat || isRequiredOfStaff(row, impersonator));
  return { account, seat: owed && isOfSeat ? null : seatOf(row), secondFactor: owed ? "owed" : "free" };
}

/** Of administrators and staff by the configuration; of members by their organization. */
const isRequiredOfStaff = ({ isAdmin, isStaff }: PersonRow, impersonator: Principal["impersonator"]): boolean =>
  config().secondFactor === "staff" && (isAdmin || isStaff || impersonator !== null);

/** The organization whose provider has done the second step of this session, as it is trusted to. */
const provedFor = ({ secondFactorAt, signedOnBy }: SessionRow): number | null =>
  secondFactorAt && signedOnBy ? organizationOfKey(signedOnBy) : null;

function seatOf(row: PersonRow): Seat | null {
  if (row.organizationId === null) return null;
  const owner = row.ownerId === null ? null : { id: row.ownerId, ...ownerLevels(row) };
  return {
    organizationId: row.organizationId,
    organizationName: row.organizationName,
    testOf: row.testOf,
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

/** Somebody whose order is carried out later, with the rights they have by then. */
export async function principalOfStaff(userId: number): Promise<Principal | null> {
  const [row] = await queryPrepared<PersonRow>("staff-find", STAFF_SQL, [userId, now()]);
  return row ? { ...visitor(""), ...person(row), via: "session" } : null;
}
