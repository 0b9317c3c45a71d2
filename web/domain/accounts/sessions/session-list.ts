import { type Principal, recordAudit, requireOwnAccount } from "~/domain/access";
import { after, HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { countFactors } from "../second-factor/count-factors";
import { deviceName } from "../visit";
import { endTerminals } from "./api-keys";
import { readSessionLimits, type SessionLimits } from "./session-limits";

export type SessionView = {
  id: string;
  isCurrent: boolean;
  device: string;
  address: string | null;
  startedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Only the password was right there: it can do nothing until the second step is done. */
  isAsked: boolean;
};

/** Where a person is signed in, the present session first, then the newest; and what every session is limited to. */
export async function listSessions(principal: Principal): Promise<{ sessions: SessionView[]; limits: SessionLimits }> {
  const { account } = requireOwnAccount(principal);
  const at = now();
  const limits = await readSessionLimits(account.id);
  const longestMs = limits.longestHours * HOUR_MS;
  const rows = await db().session.findMany({
    where: {
      userId: account.id,
      impersonatorId: null,
      expire: { gt: at },
      lastSeenAt: { gt: after(at, -limits.idleMinutes * MINUTE_MS) },
      createdAt: { gt: after(at, -longestMs) },
    },
    orderBy: { lastSeenAt: "desc" },
    take: 100,
  });
  const hasFactor = (await countFactors(db(), account.id)) > 0;
  const views = rows.map((row) => ({
    id: publicId(row.sid),
    isCurrent: row.sid === principal.sessionId,
    device: deviceName(row.userAgent),
    address: row.ipAddress,
    startedAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    expiresAt: earlier(row.expire, after(row.createdAt, longestMs)),
    isAsked: hasFactor && row.secondFactorAt === null,
  }));
  return { sessions: views.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), limits };
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** Ends one session of the person's own, the present one too. */
export async function endSession(principal: Principal, id: string): Promise<void> {
  const { account } = requireOwnAccount(principal);
  if (!/^[0-9a-f]{24}$/.test(id)) throw new NotFound("This session no longer exists.");
  await db().$transaction(async (tx) => {
    const ended = await tx.session.deleteMany({
      where: { userId: account.id, impersonatorId: null, sid: { startsWith: id } },
    });
    if (ended.count === 0) throw new NotFound("This session no longer exists.");
    await recordAudit(tx, principal, { action: "session.revoke", subjectUserId: account.id });
  });
}

/** Ends every session of the person's own but the present one, terminals too; answers how many. */
export async function endOtherSessions(principal: Principal): Promise<number> {
  const { account } = requireOwnAccount(principal);
  return db().$transaction(async (tx) => {
    const browsers = await tx.session.deleteMany({
      where: { userId: account.id, impersonatorId: null, sid: { not: principal.sessionId ?? "" } },
    });
    const count = browsers.count + (await endTerminals(tx, account.id, principal.keyId));
    await recordAudit(tx, principal, {
      action: "session.revoke_others",
      subjectUserId: account.id,
      detail: { count },
    });
    return count;
  });
}

/** Enough of the stored hash to name a session; nobody can sign in with it. */
const publicId = (sid: string): string => sid.slice(0, 24);
