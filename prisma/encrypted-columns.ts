import type pg from "pg";

/** Encrypted columns whose names do not say so (base.prisma: "or named in the comment"). */
const NAMED_OTHERWISE = ["social_security_number", "bank_account"];

/** Every column that holds encrypted text, by the convention of the schema. */
export async function encryptedColumns(client: pg.Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'
       and (column_name like '%\\_encrypted' or column_name = any ($1))
     order by 1, 2`,
    [NAMED_OTHERWISE],
  );
  return rows;
}
