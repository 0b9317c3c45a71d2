import pg from "pg";
import { decryptField, encryptField } from "~/platform/crypto";
import { encryptedColumns } from "./encrypted-columns";
import { acceptKey } from "./encryption-key";
import { liftFromOwner } from "./migrate/row-security";

export type Rotated = { columns: number; values: number };

const BATCH = 500;

/**
 * Writes every encrypted value anew under another key, in one transaction: all of them or none. `settle` stores the new
 * key when it is the product that keeps it; it runs before the commit, so that no value is ever without its key.
 */
export async function rotateEncryptionKey(
  databaseUrl: string,
  keys: { from: string; to: string },
  settle: () => void = () => undefined,
): Promise<Rotated> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    // Like a backup: a wall that hides rows must stop this, or they would be lost with the old key.
    const putBack = await liftFromOwner(client);
    const columns = await encryptedColumns(client);
    let values = 0;
    for (const { table, column } of columns) values += await rotateColumn(client, table, column, keys);
    await putBack();
    await acceptKey(client, keys.to);
    settle();
    await client.query("commit");
    return { columns: columns.length, values };
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function rotateColumn(
  client: pg.Client,
  table: string,
  column: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const [name, field] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
  let [last, done] = ["0", 0];
  for (;;) {
    const { rows } = await client.query<{ id: string; value: string }>(
      `select id::text, ${field} as value from ${name} where ${field} is not null and id > $1 order by id limit ${BATCH} for update`,
      [last],
    );
    const end = rows.at(-1);
    if (!end) return done;
    const fresh = rows.map(({ id, value }) => encryptField(readOld(value, from, `${table} ${id}`), to));
    await client.query(
      `update ${name} set ${field} = given.value from unnest($1::bigint[], $2::text[]) as given(id, value)
       where ${name}.id = given.id`,
      [rows.map(({ id }) => id), fresh],
    );
    last = end.id;
    done += rows.length;
  }
}

function readOld(value: string, key: string, where: string): string {
  try {
    return decryptField(value, key);
  } catch {
    throw new Error(`The value in ${where} was not written with the present key: nothing was changed.`);
  }
}
