import pg from "pg";
import { decryptField, encryptField } from "~/platform/crypto";
import { type EncryptedColumn, encryptedColumns } from "./encrypted-columns";
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
    for (const column of columns) values += await rotateColumn(client, column, keys);
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
  { table, column, key, keyType }: EncryptedColumn,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const [name, field, id] = [table, column, key].map((one) => pg.escapeIdentifier(one));
  let last: string | null = null;
  let done = 0;
  for (;;) {
    const { rows }: pg.QueryResult<{ id: string; value: string }> = await client.query(
      `select ${id}::text as id, ${field} as value from ${name}
       where ${field} is not null and ($1::text is null or ${id} > $1::text::${keyType}) order by ${name}.${id} limit ${BATCH} for update`,
      [last],
    );
    const end = rows.at(-1);
    if (!end) return done;
    const fresh = rows.map(({ id, value }) => encryptField(readOld(value, from, `${table} ${id}`), to));
    await client.query(
      `update ${name} set ${field} = given.value from unnest($1::text[], $2::text[]) as given(id, value)
       where ${name}.${id} = given.id::${keyType}`,
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
