import {
  expandScopes,
  isAdministrator,
  isOfStaff,
  type Principal,
  permissionsOf,
  recordAudit,
  requireOwnAccount,
  requireRecentProof,
  SCOPES,
  type Scope,
  TEST_SCOPES,
} from "~/domain/access";
import { NEWEST_API_VERSION } from "~/platform/calendar/api-versions";
import { now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { membershipIn } from "../organizations/membership";
import { newKeySecret, TEST_KEY } from "./key-secret";

const MOST_KEYS = 50;

export type ApiKeyView = {
  id: number;
  name: string;
  prefix: string;
  scopes: string[];
  /** `terminal`: the key of a terminal that the person signed in, which ends with the person's sessions. */
  kind: "key" | "terminal";
  organizationId: number | null;
  /** Works on the made-up data of a test organization. */
  isTest: boolean;
  /** The date of the API that its calls get, unless they ask for another one. */
  apiVersion: string;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  lastUsedAddress: string | null;
  createdAt: Date;
};

const VIEW = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  kind: true,
  organizationId: true,
  apiVersion: true,
  expiresAt: true,
  lastUsedAt: true,
  lastUsedIp: true,
  createdAt: true,
} as const;

type Row = Omit<ApiKeyView, "kind" | "isTest" | "lastUsedAddress"> & { kind: string; lastUsedIp: string | null };

const view = ({ kind, lastUsedIp, ...row }: Row): ApiKeyView => ({
  ...row,
  kind: kind === "terminal" ? "terminal" : "key",
  isTest: row.prefix.startsWith(TEST_KEY),
  lastUsedAddress: lastUsedIp,
});

export type NewApiKey = { name: string; scopes: string[]; expiresAt?: Date | null; organizationId?: number | null };

/** The person's keys that were not revoked, the newest first; never the keys themselves. */
export async function listApiKeys(principal: Principal): Promise<ApiKeyView[]> {
  const { account } = requireOwnAccount(principal);
  const rows = await db().apiKey.findMany({
    where: { userId: account.id, revokedAt: null },
    orderBy: { id: "desc" },
    select: VIEW,
  });
  return rows.map(view);
}

/** The key that calls: what it may do is its own to know, whatever its scopes. */
export async function currentApiKey({ keyId }: Principal): Promise<ApiKeyView> {
  const row = keyId === null ? null : await db().apiKey.findUnique({ where: { id: keyId }, select: VIEW });
  if (!row) throw new NotFound("This call was not made with a key.");
  return view(row);
}

/** A key that has ended before it begins is a slip of the pen. */
export function refusePastExpiry({ expiresAt }: Pick<NewApiKey, "expiresAt">): void {
  if (expiresAt && expiresAt <= now()) throw invalidField("expiresAt", "The expiry must be in the future.");
}

/** Makes a key. `secret` is in this answer only: the database keeps its hash. */
export async function createApiKey(principal: Principal, key: NewApiKey): Promise<ApiKeyView & { secret: string }> {
  const { account } = requireOwnAccount(principal);
  await requireRecentProof(principal);
  const organizationId = key.organizationId ?? principal.boundTo;
  const isTest = await isTestOrganization(organizationId);
  const scopes = await grantableScopes(principal, key.scopes, { organizationId, isTest });
  refusePastExpiry(key);
  return db().$transaction(async (tx) => {
    await refuseTooMany(tx, account.id);
    await refuseForeignOrganization(tx, principal, organizationId);
    const expiresAt = await withinParent(tx, principal, key.expiresAt ?? null);
    const made = await insertApiKey(tx, account.id, { ...key, scopes, organizationId, isTest, expiresAt });
    await recordAudit(tx, principal, {
      action: "api_key.create",
      subjectUserId: account.id,
      entity: { type: "api_key", id: made.id },
      after: { scopes, organizationId, expiresAt: expiresAt?.toISOString() ?? null },
    });
    return made;
  });
}

/** Stores a new key of an account and answers it once. */
export async function insertApiKey(
  tx: Transaction,
  userId: number,
  {
    name,
    scopes,
    expiresAt = null,
    organizationId = null,
    kind = "key",
    isTest = false,
  }: NewApiKey & Partial<Pick<ApiKeyView, "kind" | "isTest">>,
): Promise<ApiKeyView & { secret: string }> {
  const { secret, prefix } = newKeySecret(isTest);
  const row = await tx.apiKey.create({
    data: {
      userId,
      name,
      scopes,
      expiresAt,
      organizationId,
      kind,
      prefix,
      apiVersion: NEWEST_API_VERSION.date,
      keyHash: tokenHash(secret),
      createdAt: now(),
    },
    select: VIEW,
  });
  return { ...view(row), secret };
}

/** What a terminal makes ends with it at the latest. */
async function withinParent(tx: Transaction, { keyId }: Principal, expiresAt: Date | null): Promise<Date | null> {
  if (keyId === null) return expiresAt;
  const parent = await tx.apiKey.findUniqueOrThrow({ where: { id: keyId }, select: { expiresAt: true } });
  if (!parent.expiresAt || !expiresAt) return expiresAt ?? parent.expiresAt;
  if (expiresAt <= parent.expiresAt) return expiresAt;
  const day = parent.expiresAt.toISOString().slice(0, 10);
  throw invalidField("expiresAt", `This terminal is signed in until ${day}. Make keys for longer in your profile.`);
}

/** Revokes a key of the person's own; the next request with it is refused. */
export async function revokeApiKey(principal: Principal, id: number): Promise<void> {
  const { account } = requireOwnAccount(principal);
  await db().$transaction(async (tx) => {
    const revoked = await tx.apiKey.updateMany({
      where: { id, userId: account.id, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (revoked.count === 0) throw new NotFound("This key no longer exists.");
    await recordAudit(tx, principal, {
      action: "api_key.revoke",
      subjectUserId: account.id,
      entity: { type: "api_key", id },
    });
  });
}

/** The scopes that a person may give to a key: those of staff only to staff, and a key gives no more than it has. */
export async function scopesFor(principal: Principal): Promise<Scope[]> {
  const isStaff = isAdministrator(principal) || (await permissionsOf(principal)).size > 0;
  return (Object.keys(SCOPES) as Scope[]).filter(
    (scope) => (isStaff || !isOfStaff(scope)) && (principal.scopes?.has(scope) ?? true),
  );
}

async function isTestOrganization(id: number | null): Promise<boolean> {
  if (id === null) return false;
  const row = await db().organization.findUnique({ where: { id }, select: { testOfId: true } });
  return row !== null && row.testOfId !== null;
}

type Reach = { organizationId: number | null; isTest: boolean };

async function grantableScopes(
  principal: Principal,
  names: string[],
  { organizationId, isTest }: Reach,
): Promise<Scope[]> {
  const scopes = expandScopes(names);
  if (!scopes) throw invalidField("scopes", `Scopes are: ${Object.keys(SCOPES).join(", ")}.`);
  if (scopes.length === 0) throw invalidField("scopes", "Choose at least one scope.");
  const real = isTest ? scopes.filter((scope) => !TEST_SCOPES.includes(scope)) : [];
  if (real.length > 0)
    throw invalidField("scopes", `A test key reaches no real data. Its scopes are: ${TEST_SCOPES.join(", ")}.`);
  const grantable = new Set(await scopesFor(principal));
  const beyond = scopes.find((scope) => !grantable.has(scope) || (organizationId !== null && isOfStaff(scope)));
  if (beyond) throw new Forbidden(`You cannot give the scope ${beyond} to a key.`, { code: "scope_beyond" });
  return scopes;
}

async function refuseTooMany(tx: Transaction, userId: number): Promise<void> {
  await tx.$queryRaw`select id from users where id = ${userId} for update`;
  const count = await tx.apiKey.count({ where: { userId, revokedAt: null } });
  if (count >= MOST_KEYS) throw new Conflict(`You have ${MOST_KEYS} keys. Revoke one that you do not use.`);
}

async function refuseForeignOrganization(tx: Transaction, principal: Principal, organizationId: number | null) {
  if (organizationId !== null) await membershipIn(tx, principal, organizationId);
}

/** Ends the terminals of a person, with all else that is signed in; answers how many. The present one may stay. */
export const endTerminals = (tx: Transaction, userId: number, present: number | null = null): Promise<number> =>
  endKeys(tx, { userId, kind: "terminal", ...(present === null ? {} : { id: { not: present } }) });

/** Ends every key of a person. */
export const endEveryKey = (tx: Transaction, userId: number): Promise<number> => endKeys(tx, { userId });

async function endKeys(tx: Transaction, where: Prisma.ApiKeyWhereInput): Promise<number> {
  const { count } = await tx.apiKey.updateMany({ where: { ...where, revokedAt: null }, data: { revokedAt: now() } });
  return count;
}
