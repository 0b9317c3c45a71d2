import { after, DAY_MS, now } from "~/platform/clock";
import { queryPrepared } from "~/platform/db/pool";

const KNOWN_DAYS = 90;

/** From when on an earlier sign-in makes an address a known one. */
export const knownSince = (): Date => after(now(), -KNOWN_DAYS * DAY_MS);

/** An address is known when the owner signed in from it lately; the newest acts are enough to tell. */
export const knownAddressSql = (userId: string, address: string, since: string) => `
  exists (select 1 from (select action, outcome, ip_address from audit_log where actor_id = ${userId} and at > ${since}
                         order by at desc limit 500) acts
          where acts.action = 'session.start' and acts.outcome = 'done' and acts.ip_address = ${address})`;

const SQL = `select ${knownAddressSql("$1", "$2", "$3")} as known`;

export async function isKnownAddress(userId: number, address: string): Promise<boolean> {
  const [row] = await queryPrepared<{ known: boolean }>("known-address", SQL, [userId, address, knownSince()]);
  return row?.known ?? false;
}
