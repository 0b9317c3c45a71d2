import { after, MINUTE_MS, now } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { pool } from "~/platform/db/pool";

const CHALLENGE_MS = 5 * MINUTE_MS;

type Kept = { challenge: string; until: string };

/** What a passkey must sign, for this session, this moment and this act; a newer one takes its place. */
export async function issueChallenge(sessionId: string | null): Promise<string> {
  const kept: Kept = { challenge: randomToken(), until: after(now(), CHALLENGE_MS).toISOString() };
  const sql = "update sessions set sess = sess || jsonb_build_object('passkey', $2::jsonb) where sid = $1";
  await pool().query(sql, [sessionId ?? "", JSON.stringify(kept)]);
  return kept.challenge;
}

/** Uses the challenge up, right or wrong: what was signed once is worth nothing the second time. */
export async function spendChallenge(sessionId: string | null): Promise<string | null> {
  const { rows } = await pool().query<{ kept: Kept | null }>(
    `with asked as (select sid, sess -> 'passkey' as kept from sessions where sid = $1 for update)
     update sessions s set sess = s.sess - 'passkey' from asked where s.sid = asked.sid returning asked.kept`,
    [sessionId ?? ""],
  );
  const kept = rows[0]?.kept;
  return kept && new Date(kept.until) > now() ? kept.challenge : null;
}
