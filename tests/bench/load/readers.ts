import pg from "pg";
import { SESSION_COOKIE } from "~/domain/accounts";
import { randomToken, tokenHash } from "~/platform/crypto";

/** Cookies of so many people with full access: the limits are per account, and one alone would soon be refused. */
export async function signedInReaders(databaseUrl: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomToken());
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with people as (
         insert into users (email, first_name, access_level, updated_at)
         select 'reader' || n || '@example.com', 'Reader', 'unlimited', now() from generate_series(1, $1::int) n
         returning id, security_stamp),
       numbered as (select *, row_number() over (order by id) as n from people)
       insert into sessions (sid, sess, expire, user_id, security_stamp)
       select sids.sid, '{}', now() + interval '1 day', numbered.id, numbered.security_stamp
       from numbered join unnest($2::text[]) with ordinality sids (sid, n) on sids.n = numbered.n`,
      [count, tokens.map(tokenHash)],
    );
  } finally {
    await client.end();
  }
  return tokens.map((token) => `${SESSION_COOKIE}=${token}`);
}
