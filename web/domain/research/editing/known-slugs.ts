import { pool } from "~/platform/db/pool";

/** Every slug in service, of laws and cases: what a record may name. */
export async function knownSlugs(): Promise<Set<string>> {
  const { rows } = await pool().query<{ slug: string }>(
    "select slug from laws where archived_at is null union all select slug from cases where archived_at is null",
  );
  return new Set(rows.map(({ slug }) => slug));
}
