import type { PoolClient } from "pg";

export type Stored = { id: number; slug: string; version: number; fresh: boolean };

type StoreOptions = { table: "laws" | "cases"; rows: { slug: string; content_hash: string }[]; loadId: number };

const VERSIONS = {
  laws: { table: "law_versions", key: "law_id" },
  cases: { table: "case_versions", key: "case_id" },
} as const;

/**
 * Writes the records that differ from what is stored, keeps every earlier text as a version, and archives what the
 * corpus no longer holds. A record that an operator edited keeps the operator's text; the corpus's own is filed.
 */
export async function storeRecords(client: PoolClient, { table, rows, loadId }: StoreOptions): Promise<Stored[]> {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== "slug");
  const json = JSON.stringify(rows);
  const changed = await client.query<Stored>(
    `insert into ${table} (slug, ${columns.join(", ")}, updated_at)
     select slug, ${columns.join(", ")}, now() from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (slug) do update set
       ${columns.map((name) => `${name} = excluded.${name}`).join(", ")},
       version = ${table}.version + 1, archived_at = null, last_updated = now(), updated_at = now()
     where ${table}.operator_edited_at is null
       and (${table}.content_hash <> excluded.content_hash or ${table}.archived_at is not null)
     returning id, slug, version, (xmax = 0) as fresh`,
    [json],
  );
  await keepVersions(client, { table, json, loadId, ids: changed.rows.map(({ id }) => id) });
  await client.query(
    `update ${table} set archived_at = now(), updated_at = now()
     where origin = 'corpus' and operator_edited_at is null and archived_at is null and not (slug = any($1))`,
    [rows.map(({ slug }) => slug)],
  );
  return changed.rows;
}

type VersionOptions = { table: "laws" | "cases"; json: string; loadId: number; ids: number[] };

async function keepVersions(client: PoolClient, { table, json, loadId, ids }: VersionOptions): Promise<void> {
  const { table: versions, key } = VERSIONS[table];
  await client.query(
    `update ${versions} set is_current = false, valid_to = now() where is_current and ${key} = any($1)`,
    [ids],
  );
  const insert = `insert into ${versions} (${key}, version, data, content_hash, origin, is_current, change_note, corpus_load_id)`;
  await client.query(
    `${insert}
     select r.id, r.version, f.data, r.content_hash, 'corpus', true, null, $2
     from jsonb_array_elements($1::jsonb) as f(data) join ${table} r on r.slug = f.data->>'slug'
     where r.id = any($3)`,
    [json, loadId, ids],
  );
  // An operator's text stays in service: the corpus's newer text waits in the history for the operator to see.
  await client.query(
    `${insert}
     select r.id, 1 + (select max(version) from ${versions} where ${key} = r.id), f.data, f.data->>'content_hash', 'corpus',
            false, 'Newer text of the corpus beside the operator''s edit', $2
     from jsonb_array_elements($1::jsonb) as f(data) join ${table} r on r.slug = f.data->>'slug'
     where r.operator_edited_at is not null
       and not exists (select 1 from ${versions} v where v.${key} = r.id and v.content_hash = f.data->>'content_hash')`,
    [json, loadId],
  );
}
