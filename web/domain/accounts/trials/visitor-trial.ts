import { accessOf, type Principal, VISITOR_TRIAL_MINUTES } from "~/domain/access";
import { after, MINUTE_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { randomToken, seal, tokenHash, unseal } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { Conflict } from "~/platform/errors";
import { networkHashOf } from "~/platform/network/network-hash";
import { readCookie, VISITOR_COOKIE, writeCookie } from "../sessions/cookies";
import { AGENT_LENGTH, type Visit } from "../visit";
import { hasRoomOfSite } from "./site-room";

/** A browser without its cookie is a new one to us, so its network counts: once in this time, for networks change hands. */
const NETWORK_DAYS = 30;
/** Of the /48 around a network of IPv6, where there may be many customers, or one with 256 networks. */
const MOST_OF_A_SITE = 20;
const COOKIE_DAYS = 400;
const DAY_SECONDS = 86_400;

export type VisitorTrial = { expiresAt: Date; minutes: number; cookie: string };

/** Starts the one trial of a browser without account (decision 1): 15 minutes, held by a signed cookie and a row. */
export async function startVisitorTrial(
  principal: Principal,
  cookie: string | null,
  visit: Visit,
): Promise<VisitorTrial> {
  if (accessOf(principal, "research").allowed && principal.visitorTrialEnds === null) {
    throw new Conflict("You have access already.", { code: "has_access" });
  }
  const name = visitorName(cookie) ?? randomToken();
  const visitorHash = tokenHash(name);
  // Asked first, so that a browser that had its trial does not use up that of a network that it comes to.
  if (await db().visitorTrial.findUnique({ where: { visitorHash }, select: { id: true } })) throw used();
  if (!(await isFirstOfNetwork(visit.address))) throw used();
  const startedAt = now();
  const expiresAt = after(startedAt, VISITOR_TRIAL_MINUTES * MINUTE_MS);
  const userAgent = visit.userAgent?.slice(0, AGENT_LENGTH) ?? null;
  const { count } = await db().visitorTrial.createMany({
    data: [{ visitorHash, ipHash: networkHashOf(visit.address), userAgent, startedAt, expiresAt }],
    skipDuplicates: true,
  });
  if (count === 0) throw used();
  return { expiresAt, minutes: VISITOR_TRIAL_MINUTES, cookie: visitorLine(name) };
}

/** Puts the signed name of a browser into it. */
export const visitorLine = (name: string): string =>
  writeCookie(VISITOR_COOKIE, seal("visitor", name), { maxAgeSeconds: COOKIE_DAYS * DAY_SECONDS });

const used = (): Conflict =>
  new Conflict(
    "The free trial of this browser or its network has been used. Create an account for a 30-minute trial.",
    {
      code: "trial_used",
    },
  );

const CLAIM_SQL = `
  insert into rate_limits as r (key, window_start, count, expires_at)
  values ($1, 'epoch', 1, $2::timestamptz + interval '${NETWORK_DAYS} days')
  on conflict (key, window_start) do update set
    count = case when r.expires_at <= $2 then 1 else r.count + 1 end,
    expires_at = case when r.expires_at <= $2 then excluded.expires_at else r.expires_at end
  returning count`;

/** One statement, so that of any number of starts at one moment one is the first. No lock is held. */
async function isFirstOfNetwork(address: string): Promise<boolean> {
  if (!config().RATE_LIMIT) return true;
  const [row] = await queryPrepared<{ count: number }>("visitor-network", CLAIM_SQL, [
    `visitor-network:${networkHashOf(address)}`,
    now(),
  ]);
  return row?.count === 1 && (await hasRoomOfSite("visitor-trials", address, MOST_OF_A_SITE));
}

/** The name of the browser behind a cookie; null where it has none of ours. */
export function visitorName(cookie: string | null): string | null {
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
