import pg from "pg";
import { tableShapes } from "./tables";

type Reference = { table: string; name: string; definition: string };

const REFERENCES_SQL = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`;

/**
 * Takes references and triggers away while rows go in, table by table, and answers how they come back; all in the transaction
 * that is open. The owner of the tables may do that; to switch references off for a session takes a superuser. When they come
 * back every reference is checked, in one go each.
 */
export async function liftRules(client: pg.Client): Promise<() => Promise<void>> {
  const tables = (await tableShapes(client)).map(({ name }) => pg.escapeIdentifier(name));
  const { rows: references } = await client.query<Reference>(REFERENCES_SQL);
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    }
  };
}
