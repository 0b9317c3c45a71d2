import { after, DAY_MS, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import type { Database, Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { queryPrepared } from "~/platform/db/pool";
import { currentRequest } from "~/platform/request-context";
import { type Visit, visitColumns } from "../visit";
import { endTerminals } from "./api-keys";
import { SESSION_COOKIE, writeCookie } from "./cookies";

export const SESSION_DAYS = 30;
const IDLE_DAYS = 14;
const ADMINISTRATORS_IDLE_DAYS = 1;

/** How long a session may be left unused: administrators reach everybody's data. */
export const idleDays = ({ isAdmin }: { isAdmin: boolean }): number => (isAdmin ? ADMINISTRATORS_IDLE_DAYS : IDLE_DAYS);

type NewSession = {
  account: { id: number; securityStamp: number };
  visit: Visit;
  /** An administrator who views as the account. */
  impersonator?: { id: number; securityStamp: number };
  expiresAt?: Date;
  facts?: Prisma.InputJsonObject;
};

/** Opens a session and answers the line that puts its opaque id into the browser. */
export async function startSession(
  tx: Transaction | Database,
  { account, visit, impersonator, expiresAt, facts = {} }: NewSession,
): Promise<string> {
  const token = randomToken();
  const at = now();
  const expire = expiresAt ?? after(at, SESSION_DAYS * DAY_MS);
  await tx.session.create({
    data: {
      sid: tokenHash(token),
      sess: facts,
      expire,
      userId: account.id,
      impersonatorId: impersonator?.id,
      securityStamp: (impersonator ?? account).securityStamp,
      createdAt: at,
      lastSeenAt: at,
      ...visitColumns(visit),
    },
  });
  return sessionLine(token, at, expire);
}

const ENTER_SQL = `
  with entered as (update users set last_login = $2 where id = $1),
       replaced as (delete from sessions where sid = $9),
       noted as (insert into audit_log (at, action, actor_id, subject_user_id, ip_address, user_agent, request_id)
                 values ($2, 'session.start', $1, $1, $5, $6, $8))
  insert into sessions (sid, sess, expire, user_id, security_stamp, ip_address, user_agent, created_at, last_seen_at)
  values ($3, '{}', $4, $1, $7, $5, $6, $2, $2)`;

type Entry = { account: { id: number; securityStamp: number }; visit: Visit; replaces: string | null };

/** Signing in as one statement, all or nothing: the password hash is what a sign-in costs, not the writing down. */
export async function enterSession({ account, visit, replaces }: Entry): Promise<string> {
  const token = randomToken();
  const at = now();
  const expire = after(at, SESSION_DAYS * DAY_MS);
  const { ipAddress, userAgent } = visitColumns(visit);
  const requestId = currentRequest()?.requestId ?? null;
  const { id, securityStamp } = account;
  const values = [id, at, tokenHash(token), expire, ipAddress, userAgent, securityStamp, requestId, replaces];
  await queryPrepared("session-enter", ENTER_SQL, values);
  return sessionLine(token, at, expire);
}

const sessionLine = (token: string, at: Date, expire: Date): string =>
  writeCookie(SESSION_COOKIE, token, { maxAgeSeconds: Math.floor((expire.getTime() - at.getTime()) / 1000) });

/** Removes the session that a request came with, so that its id is worth nothing after a rotation. */
export async function dropSession(tx: Transaction | Database, sid: string | null): Promise<void> {
  if (sid) await tx.session.deleteMany({ where: { sid } });
}

/**
 * Ends every session of an account, those in which it viewed as a customer and those of terminals too, and answers the new security stamp:
 * after a change of password, e-mail or rights, and at deactivation.
 */
export async function endEverySession(tx: Transaction, userId: number): Promise<{ id: number; securityStamp: number }> {
  const account = await tx.user.update({
    where: { id: userId },
    data: { securityStamp: { increment: 1 } },
    select: { id: true, securityStamp: true },
  });
  await tx.session.deleteMany({ where: { OR: [{ userId, impersonatorId: null }, { impersonatorId: userId }] } });
  await endTerminals(tx, userId);
  await tx.impersonation.updateMany({
    where: { adminId: userId, endedAt: null },
    data: { endedAt: now(), endedHow: "revoked" },
  });
  return account;
}
