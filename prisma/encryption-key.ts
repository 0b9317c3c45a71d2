import pg from "pg";
import { config, encryptionKey, knownEncryptionKey } from "~/platform/config";
import { decryptField, keyCheck } from "~/platform/crypto";
import { KEY_SETTING } from "~/platform/db/encryption-key";
import { encryptedColumns } from "./encrypted-columns";
import { readEverything } from "./migrate/row-security";

const CLAIM_SQL = `insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now()) on conflict (key) do nothing`;
const ACCEPT_SQL = `
  insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now())
  on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;

/**
 * The database knows by a check value which key its values are encrypted with. A process with another one would write values that
 * nobody else can read, so it does not start. The first start leaves the check value, when it can read what is there.
 */
export async function claimEncryptionKey(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    const known = await readCheck(client);
    const mine = known ? knownEncryptionKey() : encryptionKey();
    if (!mine) throw new Error(`${OTHER_KEY} This machine has none. ${WHAT_TO_DO}`);
    if (!known) {
      await readSamples(client, mine);
      await client.query(CLAIM_SQL, [KEY_SETTING, keyCheck(mine)]);
    }
    if ((await readCheck(client)) !== keyCheck(mine))
      throw new Error(`${OTHER_KEY} ${where()} is another one. ${WHAT_TO_DO}`);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

const OTHER_KEY = "Values in this database are encrypted with a key that the product must have to start.";
const WHAT_TO_DO =
  "Set ENCRYPTION_KEY to the one of the other machines, or put the file encryption-key of before into DATA_DIR; where it is lost for good: npm run db:accept-key.";
const where = () => (config().ENCRYPTION_KEY ? "ENCRYPTION_KEY" : `${config().dataDir}/encryption-key`);

async function readCheck(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>("select value from settings where key = $1", [KEY_SETTING]);
  return rows[0]?.value ?? null;
}

/** A database from before the check value: one value of each column tells as well. */
async function readSamples(client: pg.Client, key: string): Promise<void> {
  await readEverything(client);
  for (const { table, column, key: by } of await encryptedColumns(client)) {
    const field = pg.escapeIdentifier(column);
    const { rows } = await client.query<{ value: string }>(
      `select ${field} as value from ${pg.escapeIdentifier(table)} where ${field} like 'v1:%:%:%'
       order by ${pg.escapeIdentifier(by)} desc limit 1`,
    );
    if (rows[0] && !isReadable(rows[0].value, key))
      throw new Error(`${OTHER_KEY} ${where()} is another one. ${WHAT_TO_DO}`);
  }
}

function isReadable(value: string, key: string): boolean {
  try {
    decryptField(value, key);
    return true;
  } catch {
    return false;
  }
}

/** From now on the database goes with this key. */
export async function acceptKey(client: pg.Client, key: string): Promise<void> {
  await client.query(ACCEPT_SQL, [KEY_SETTING, keyCheck(key)]);
}
