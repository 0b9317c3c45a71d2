import { HOUR_MS, MINUTE_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import { tokenHash } from "~/platform/crypto";
import { pool } from "~/platform/db/pool";
import { TooMany } from "~/platform/errors";
import { networkOf } from "~/platform/network/internet-address";

/** Failures that cost nothing yet: everybody mistypes. */
const FREE_FAILURES = 5;

type Pace = { key: string; firstWaitSeconds: number; longestWaitSeconds: number; forgetMs: number };

/** Each door counts for itself: a right password washes no guesses at the second step away. */
type Door = "sign-in" | "second-step";

const accountKey = (door: Door, email: string) => `${door}:account:${tokenHash(email).slice(0, 40)}`;

/**
 * What slows an attempt down. Strangers to an account share one counter, an address that the owner has signed in from
 * has its own: who guesses from elsewhere can make the owner's own desk wait for nothing. No wait is longer than a
 * quarter of an hour, and an attempt during the wait does not prolong it: nobody is locked out for good.
 */
function paces(door: Door, email: string, address: string, isKnownAddress: boolean): Pace[] {
  const network = tokenHash(networkOf(address)).slice(0, 40);
  const desk = isKnownAddress ? `:${network}` : "";
  return [
    { key: `${accountKey(door, email)}${desk}`, firstWaitSeconds: 30, longestWaitSeconds: 900, forgetMs: HOUR_MS },
    {
      key: `${door}:address:${network}`,
      firstWaitSeconds: 15,
      longestWaitSeconds: 120,
      forgetMs: 15 * MINUTE_MS,
    },
  ];
}

/** `expires_at` is the last failure plus the time to forget it, so that one row tells count and moment. */
const RESERVE_SQL = `
  with before as (select count, expires_at from rate_limits where key = $1 and window_start = 'epoch')
  insert into rate_limits as r (key, window_start, count, expires_at)
  values ($1, 'epoch', 1, $2::timestamptz + $3 * interval '1 ms')
  on conflict (key, window_start) do update set
    count = case when r.expires_at <= $2 then 1 else r.count + 1 end, expires_at = excluded.expires_at
  where r.expires_at <= $2 or r.count < $4
    or r.expires_at - $3 * interval '1 ms' + least($5 * power(2, least(r.count - $4, 20)), $6) * interval '1 s' <= $2
  returning (select count from before) as count, (select expires_at from before) as "expiresAt"`;

const WAIT_SQL = `
  select extract(epoch from expires_at - $3 * interval '1 ms'
           + least($5 * power(2, least(count - $4, 20)), $6) * interval '1 s' - $2::timestamptz)::float8 as seconds
  from rate_limits where key = $1 and window_start = 'epoch'`;

type Before = { count: number | null; expiresAt: Date | null };

/** An attempt that was let through. It counts as a failure until it is called a success. */
export type Attempt = { succeeded: () => Promise<void> };

/**
 * Lets an attempt to sign in through or says when to come back. The attempt is counted before the password is
 * compared, so that a hundred guesses at once are a hundred guesses.
 */
export async function beginAttempt(
  email: string,
  address: string,
  isKnownAddress: boolean,
  door: Door = "sign-in",
): Promise<Attempt> {
  if (!config().RATE_LIMIT) return { succeeded: async () => undefined };
  const reserved: { pace: Pace; before: Before }[] = [];
  for (const pace of paces(door, email, address, isKnownAddress)) {
    const before = await reserve(pace);
    if (!before) {
      for (const earlier of reserved) await restore(earlier.pace.key, earlier.before);
      throw await tooMany(pace);
    }
    reserved.push({ pace, before });
  }
  const [account, desk] = reserved;
  return {
    succeeded: async () => {
      if (account) await forget(account.pace.key);
      // The address keeps its record: an account of one's own must not wash away guesses at others.
      if (desk) await restore(desk.pace.key, desk.before);
    },
  };
}

/** Forgets the failures of strangers with the password, after the owner has proved the mailbox. */
export const forgetFailures = (email: string): Promise<void> => forget(accountKey("sign-in", email));

async function reserve(pace: Pace): Promise<Before | null> {
  const { rows } = await pool().query<Before>({ name: "sign-in-reserve", text: RESERVE_SQL, values: values(pace) });
  return rows[0] ?? null;
}

const values = ({ key, forgetMs, firstWaitSeconds, longestWaitSeconds }: Pace) => [
  key,
  now(),
  forgetMs,
  FREE_FAILURES,
  firstWaitSeconds,
  longestWaitSeconds,
];

async function forget(key: string): Promise<void> {
  await pool().query("delete from rate_limits where key = $1", [key]);
}

async function restore(key: string, before: Before): Promise<void> {
  if (before.count === null) {
    await pool().query("update rate_limits set count = greatest(count - 1, 0) where key = $1", [key]);
    return;
  }
  const sql = "update rate_limits set count = greatest(count - 1, 0), expires_at = $2 where key = $1";
  await pool().query(sql, [key, before.expiresAt]);
}

async function tooMany(pace: Pace): Promise<TooMany> {
  const { rows } = await pool().query<{ seconds: number }>({
    name: "sign-in-wait",
    text: WAIT_SQL,
    values: values(pace),
  });
  const retryAfterSeconds = Math.max(1, Math.ceil(rows[0]?.seconds ?? pace.firstWaitSeconds));
  return new TooMany(`Too many failed attempts. Try again in ${retryAfterSeconds} seconds.`, {
    code: "sign_in_slowed",
    retryAfterSeconds,
  });
}
