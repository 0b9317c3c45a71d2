import type pg from "pg";

/** Encrypted columns whose names do not say so (base.prisma: "or named in the comment"). */
const NAMED_OTHERWISE = ["social_security_number", "bank_account"];

/** A column with encrypted text, and by which column the rows of its table are told apart. */
export type EncryptedColumn = { table: string; column: string; key: string; keyType: string };

/** Every column that holds encrypted text, by the convention of the schema. */
export async function encryptedColumns(client: pg.Client): Promise<EncryptedColumn[]> {
  const { rows } = await client.query<EncryptedColumn>(
    `select held.table_name as table, held.column_name as column, key.attname as key,
            format_type(key.atttypid, null) as "keyType"
     from information_schema.columns held
     join pg_index named on named.indrelid = format('%I.%I', held.table_schema, held.table_name)::regclass
       and named.indisprimary
     join pg_attribute key on key.attrelid = named.indrelid and key.attnum = named.indkey[0]
     where held.table_schema = 'public' and held.data_type = 'text'
       and (held.column_name like '%\\_encrypted' or held.column_name = any ($1))
     order by 1, 2`,
    [NAMED_OTHERWISE],
  );
  return rows;
}
