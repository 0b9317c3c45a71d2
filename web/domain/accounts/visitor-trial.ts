import { accessOf, type Principal } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now, SECOND_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { randomToken, seal, sign, tokenHash, unseal } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { Conflict, TooMany } from "~/platform/errors";
import { readCookie, VISITOR_COOKIE, writeCookie } from "./cookies";
import { AGENT_LENGTH, type Visit } from "./visit";

export const VISITOR_TRIAL_MINUTES = 15;
const MOST_PER_ADDRESS_A_DAY = 20;
const COOKIE_DAYS = 400;
/** Starts from one address and program this close together are one browser that has no cookie yet. */
const SAME_BROWSER_MS = 3 * SECOND_MS;

export type VisitorTrial = { expiresAt: Date; minutes: number; cookie: string };

const ipHashOf = (address: string): string => tokenHash(sign("visitor-address", address));

/** Starts the one trial of a browser without account (decision 1): 15 minutes, held by a signed cookie and a row. */
export async function startVisitorTrial(
  principal: Principal,
  cookie: string | null,
  visit: Visit,
): Promise<VisitorTrial> {
  if (accessOf(principal, "research").allowed && principal.visitorTrialEnds === null) {
    throw new Conflict("You have access already.", { code: "has_access" });
  }
  const arrivedAt = now();
  const known = visitorName(cookie);
  const name = known ?? randomToken();
  const ipHash = ipHashOf(visit.address);
  const userAgent = visit.userAgent?.slice(0, AGENT_LENGTH) ?? null;
  const expiresAt = await db().$transaction(async (tx) => {
    // One start at a time per address: the counts below then hold for parallel ones too.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`visitor-trial:${ipHash}`}, 0))`;
    if (known) await refuseUsed(tx, { visitorHash: tokenHash(known) });
    else await refuseUsed(tx, { ipHash, userAgent, startedAt: { gt: after(arrivedAt, -SAME_BROWSER_MS) } });
    await refuseCrowd(tx, ipHash);
    const startedAt = now();
    const ends = after(startedAt, VISITOR_TRIAL_MINUTES * MINUTE_MS);
    await tx.visitorTrial.create({
      data: { visitorHash: tokenHash(name), ipHash, userAgent, startedAt, expiresAt: ends },
    });
    return ends;
  });
  const line = writeCookie(VISITOR_COOKIE, seal("visitor", name), { maxAgeSeconds: COOKIE_DAYS * 86_400 });
  return { expiresAt, minutes: VISITOR_TRIAL_MINUTES, cookie: line };
}

type Used = { visitorHash: string } | { ipHash: string; userAgent: string | null; startedAt: { gt: Date } };

async function refuseUsed(tx: Transaction, where: Used): Promise<void> {
  const used = await tx.visitorTrial.findFirst({ where, select: { id: true } });
  if (!used) return;
  throw new Conflict("The free trial of this browser has been used. Create an account for a 30-minute trial.", {
    code: "trial_used",
  });
}

async function refuseCrowd(tx: Transaction, ipHash: string): Promise<void> {
  if (!config().RATE_LIMIT) return;
  const startedAt = { gt: after(now(), -DAY_MS) };
  const oldest = await tx.visitorTrial.findMany({
    where: { ipHash, startedAt },
    orderBy: { startedAt: "desc" },
    take: MOST_PER_ADDRESS_A_DAY,
    select: { startedAt: true },
  });
  const first = oldest[MOST_PER_ADDRESS_A_DAY - 1];
  if (!first) return;
  const retryAfterSeconds = (first.startedAt.getTime() + DAY_MS - now().getTime()) / SECOND_MS;
  throw new TooMany("Too many trials were started from this network today. Create an account to go on.", {
    retryAfterSeconds,
  });
}

function visitorName(cookie: string | null): string | null {
  const sealed = readCookie(cookie, VISITOR_COOKIE);
  return sealed ? unseal("visitor", sealed) : null;
}

/** When the trial of the browser behind a cookie ends or ended; null where none was started or it was taken back. */
export async function visitorTrialEnds(cookie: string | null): Promise<Date | null> {
  const name = visitorName(cookie);
  if (!name) return null;
  const sql = "select expires_at as ends from visitor_trials where visitor_hash = $1 and ended_at is null";
  const [row] = await queryPrepared<{ ends: Date }>("visitor-trial-find", sql, [tokenHash(name)]);
  return row?.ends ?? null;
}

/** Notes that the person behind a browser's trial opened an account. */
export async function convertVisitorTrial(tx: Transaction, cookie: string | null, userId: number): Promise<void> {
  const name = visitorName(cookie);
  if (!name) return;
  await tx.visitorTrial.updateMany({
    where: { visitorHash: tokenHash(name), convertedUserId: null },
    data: { convertedUserId: userId },
  });
}

/** Ends the trial of a browser at once and lets it start anew: a tool for developers (decision 60). */
export async function clearVisitorTrial(cookie: string | null): Promise<void> {
  const name = visitorName(cookie);
  if (name) await db().visitorTrial.deleteMany({ where: { visitorHash: tokenHash(name) } });
}
