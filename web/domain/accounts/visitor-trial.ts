import { accessOf, type Principal } from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { randomToken, seal, sign, tokenHash, unseal } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { Conflict } from "~/platform/errors";
import { networkOf } from "~/platform/internet-address";
import { consumeRate } from "~/platform/rate-limit";
import { readCookie, VISITOR_COOKIE, writeCookie } from "./cookies";
import { AGENT_LENGTH, type Visit } from "./visit";

export const VISITOR_TRIAL_MINUTES = 15;
const MOST_PER_ADDRESS_A_DAY = 20;
const COOKIE_DAYS = 400;
const DAY_SECONDS = 86_400;
/** Starts from one address and program this close together are one browser that has no cookie yet. */
const SAME_BROWSER_SECONDS = 3;

export type VisitorTrial = { expiresAt: Date; minutes: number; cookie: string };

const ipHashOf = (address: string): string => tokenHash(sign("visitor-address", networkOf(address)));

/** Starts the one trial of a browser without account (decision 1): 15 minutes, held by a signed cookie and a row. */
export async function startVisitorTrial(
  principal: Principal,
  cookie: string | null,
  visit: Visit,
): Promise<VisitorTrial> {
  if (accessOf(principal, "research").allowed && principal.visitorTrialEnds === null) {
    throw new Conflict("You have access already.", { code: "has_access" });
  }
  const known = visitorName(cookie);
  if (!known && !(await isFirstOfItsBrowser(visit))) throw used();
  const name = known ?? randomToken();
  const row = { visitorHash: tokenHash(name), ipHash: ipHashOf(visit.address) };
  const startedAt = now();
  const expiresAt = after(startedAt, VISITOR_TRIAL_MINUTES * MINUTE_MS);
  const userAgent = visit.userAgent?.slice(0, AGENT_LENGTH) ?? null;
  const { count } = await db().visitorTrial.createMany({
    data: [{ ...row, userAgent, startedAt, expiresAt }],
    skipDuplicates: true,
  });
  if (count === 0) throw used();
  await countForAddress(row);
  const line = writeCookie(VISITOR_COOKIE, seal("visitor", name), { maxAgeSeconds: COOKIE_DAYS * DAY_SECONDS });
  return { expiresAt, minutes: VISITOR_TRIAL_MINUTES, cookie: line };
}

/** Counted when granted: a burst of one browser must not use up the day of its office. */
async function countForAddress({ ipHash, visitorHash }: { ipHash: string; visitorHash: string }): Promise<void> {
  try {
    await consumeRate({ key: `visitor-trials:${ipHash}`, max: MOST_PER_ADDRESS_A_DAY, windowSeconds: DAY_SECONDS });
  } catch (error) {
    await db().visitorTrial.deleteMany({ where: { visitorHash } });
    throw error;
  }
}

const used = (): Conflict =>
  new Conflict("The free trial of this browser has been used. Create an account for a 30-minute trial.", {
    code: "trial_used",
  });

const FIRST_SQL = `
  insert into rate_limits as r (key, window_start, count, expires_at)
  values ($1, 'epoch', 1, $2::timestamptz + interval '${SAME_BROWSER_SECONDS} s')
  on conflict (key, window_start) do update set
    count = case when r.expires_at <= $2 then 1 else r.count + 1 end, expires_at = excluded.expires_at
  returning count`;

/** Each start keeps the door shut a little longer, so that a burst of any length is one browser. No lock is held. */
async function isFirstOfItsBrowser({ address, userAgent }: Visit): Promise<boolean> {
  const key = `visitor-start:${tokenHash(`${ipHashOf(address)} ${userAgent ?? ""}`)}`;
  const [row] = await queryPrepared<{ count: number }>("visitor-start", FIRST_SQL, [key, now()]);
  return row?.count === 1;
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
