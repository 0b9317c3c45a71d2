import { type Principal, recordAudit } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { type Database, db, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { queryPrepared } from "~/platform/db/pool";
import { currentRequest } from "~/platform/request-context";
import { forgetEveryBrowser } from "../second-factor/remembered-browsers";
import { type Visit, visitColumns } from "../visit";
import { endTerminals } from "./api-keys";
import { SESSION_COOKIE, writeCookie } from "./cookies";
import { SESSION_DAYS } from "./session-limits";
import { newSessionToken } from "./session-token";

type NewSession = {
  account: { id: number; securityStamp: number };
  visit: Visit;
  /** An administrator who views as the account. */
  impersonator?: { id: number; securityStamp: number };
  expiresAt?: Date;
  facts?: Prisma.InputJsonObject;
  /** When the second step was done, in this session or in the one whose place it takes. */
  secondFactorAt?: Date | null;
  signedOnBy?: string | null;
};

/** Opens a session and answers the line that puts its opaque id into the browser. */
export async function startSession(
  tx: Transaction | Database,
  { account, visit, impersonator, expiresAt, facts = {}, secondFactorAt = null, signedOnBy = null }: NewSession,
): Promise<string> {
  const token = newSessionToken(impersonator ? null : account.id);
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
      secondFactorAt,
      signedOnBy,
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
       noted as (insert into audit_log (at, action, actor_id, subject_user_id, ip_address, user_agent, request_id, detail)
                 values ($2, 'session.start', $1, $1, $5, $6, $8, $11::jsonb))
  insert into sessions (sid, sess, expire, user_id, security_stamp, ip_address, user_agent, created_at, last_seen_at,
                        second_factor_at, signed_on_by)
  values ($3, '{}', $4, $1, $7, $5, $6, $2, $2, $10, $12)`;

/** How the second step was done, and when: in a remembered browser some days ago. */
export type StepDone = { at: Date; how: string };

type Entry = {
  account: { id: number; securityStamp: number };
  visit: Visit;
  replaces: string | null;
  secondFactor: StepDone | null;
  /** The provider that proved who it is; none: the password. */
  signedOnBy?: string | null;
};

/** Signing in as one statement, all or nothing: the password hash is what a sign-in costs, not the writing down. */
export async function enterSession({
  account,
  visit,
  replaces,
  secondFactor,
  signedOnBy = null,
}: Entry): Promise<string> {
  const token = newSessionToken(account.id);
  const at = now();
  const expire = after(at, SESSION_DAYS * DAY_MS);
  const { ipAddress, userAgent } = visitColumns(visit);
  const requestId = currentRequest()?.requestId ?? null;
  const { id, securityStamp } = account;
  const seen = [ipAddress, userAgent, securityStamp, requestId, replaces];
  const how = { ...(secondFactor && { secondFactor: secondFactor.how }), ...(signedOnBy && { provider: signedOnBy }) };
  const detail = Object.keys(how).length > 0 ? JSON.stringify(how) : null;
  const values = [id, at, tokenHash(token), expire, ...seen, secondFactor?.at ?? null, detail, signedOnBy];
  await queryPrepared("session-enter", ENTER_SQL, values);
  return sessionLine(token, at, expire);
}

const ASKED_MS = 10 * MINUTE_MS;

/**
 * Opens a session in which only the password was right, or a provider has proved who it is. It is good for the second step and for nothing else, and leaves
 * no `session.start`: the address of whoever it is becomes no known one.
 */
export async function askSession({
  account,
  visit,
  replaces,
  signedOnBy = null,
}: Omit<Entry, "secondFactor">): Promise<string> {
  return db().$transaction(async (tx) => {
    await dropSession(tx, replaces);
    const actor = { kind: "visitor" as const, address: visit.address };
    const act = { action: "session.ask", subjectUserId: account.id, userAgent: visit.userAgent };
    await recordAudit(tx, actor, act);
    return startSession(tx, { account, visit, signedOnBy, expiresAt: after(now(), ASKED_MS) });
  });
}

/** When the second step of a session was done, for the session that takes its place. */
export async function secondStepOf(tx: Transaction, { sessionId }: Principal): Promise<Date | null> {
  const session = await tx.session.findUnique({ where: { sid: sessionId ?? "" }, select: { secondFactorAt: true } });
  return session?.secondFactorAt ?? null;
}

const sessionLine = (token: string, at: Date, expire: Date): string =>
  writeCookie(SESSION_COOKIE, token, { maxAgeSeconds: Math.floor((expire.getTime() - at.getTime()) / 1000) });

/** Removes the session that a request came with, so that its id is worth nothing after a rotation. */
export async function dropSession(tx: Transaction | Database, sid: string | null): Promise<void> {
  if (sid) await tx.session.deleteMany({ where: { sid } });
}

/**
 * Ends every session of an account, those in which it viewed as a customer and those of terminals too, forgets remembered browsers, and answers the new security stamp:
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
  await forgetEveryBrowser(tx, userId);
  await tx.impersonation.updateMany({
    where: { adminId: userId, endedAt: null },
    data: { endedAt: now(), endedHow: "revoked" },
  });
  return account;
}
