import type pg from "pg";

export type TableShape = { name: string; columns: string[] };

/** Every table of the product with the columns that hold data; generated ones fill themselves. */
export async function tableShapes(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relname not in ('_prisma_migrations', 'rate_limits')
     group by c.relname order by c.relname`,
  );
  return rows;
}
