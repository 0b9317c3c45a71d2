import pg from "pg";
import { type Caller, type Ground, goodBody, goodQuery, operations } from "./ground";
import { judge, type Tally } from "./try-requests";

type Owner = { column: "organization_id" | "user_id"; id: number };

/** Every number of a row that belongs to an organization or a person, by its table; read past the walls. */
export async function rowsOf(superuserUrl: string, { column, id: ownerId }: Owner): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.columns c
       where column_name = $1 and table_schema = 'public'
         and exists (select 1 from information_schema.columns i
                     where i.table_name = c.table_name and i.column_name = 'id' and i.table_schema = 'public')`,
      [column],
    );
    const found = new Map<string, string[]>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ id: string }>(
        `select id::text from ${pg.escapeIdentifier(name)} where ${column} = $1 order by id desc limit 5`,
        [ownerId],
      );
      if (rows.length > 0)
        found.set(
          name,
          rows.map(({ id }) => id),
        );
    }
    return found;
  } finally {
    await client.end();
  }
}

/**
 * From here on rows get numbers that nobody had before: what the stranger makes, such as the templates of a first visit, is then
 * never taken for the victim's row of the same number. Events that wait for their place in the order get it now: the next
 * reader's look would give it to everybody's.
 */
export async function prepareForStrangers(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query("select settle_events(now())");
    await client.query(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + 1000000)
       from pg_sequences where schemaname = 'public' and max_value > 2000000`,
    );
  } finally {
    await client.end();
  }
}

/** A stamp of an organization's rows in each table: what a stranger changed shows. */
export async function stampsOf(
  superuserUrl: string,
  tables: Iterable<string>,
  organizationId: number,
): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const stamps = new Map<string, string>();
    for (const name of tables) {
      const { rows } = await client.query<{ stamp: string }>(
        `select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as stamp
         from ${pg.escapeIdentifier(name)} t where organization_id = $1`,
        [organizationId],
      );
      stamps.set(name, rows[0]?.stamp ?? "");
    }
    return stamps;
  } finally {
    await client.end();
  }
}

const OPEN = [
  // Public by design: a law, a case, a job on a careers page.
  /^\/api\/(laws|cases|law-updates|states|topics|careers|coupons)\b/,
];

/**
 * Asks for every number of one organization, and of one person, as somebody of another. Success with a body that is
 * not empty is a finding.
 */
export async function askAsStranger(
  ground: Ground,
  stranger: Caller,
  { ids, own }: { ids: string[]; own: string },
  tally: Tally,
): Promise<{ requests: number; refused: number }> {
  const result = { requests: 0, refused: 0 };
  const targets = operations.filter(({ path }) => path.includes("{") && !OPEN.some((pattern) => pattern.test(path)));
  for (const operation of targets) {
    for (const id of ids) {
      // The same number is somebody's own organization.
      if (id === own && operation.path.startsWith("/api/organizations/")) continue;
      const request = {
        ...{ operation, kind: "stranger", query: goodQuery(operation), body: goodBody(operation) },
        path: operation.path.replace(/\{\w+\}/g, id),
      };
      const sent = await ground.send(request, stranger);
      judge(tally, request, stranger, sent);
      result.requests += 1;
      if (sent.status >= 400) result.refused += 1;
      else if (sent.status < 300 && !/^(\{"data":\[\].*|\[\])?$/.test(sent.text))
        tally.findings.push({
          what: "a stranger was served",
          where: `${operation.operation.operationId} ${id}`,
          detail: sent.text.slice(0, 160),
        });
    }
  }
  return result;
}
