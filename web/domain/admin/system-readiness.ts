import { pool } from "~/platform/db/pool";

export type Readiness = { ready: boolean; database: string; migrations: string; corpus: string; rowSecurity: string };

/** Whether this process can serve: the database answers, it is migrated, and law is loaded. */
export async function systemReadiness(): Promise<Readiness> {
  try {
    const { rows } = await pool().query<{ migrations: number; laws: number; role: string }>(
      `select (select count(*)::int from _prisma_migrations where finished_at is null and rolled_back_at is null) as migrations,
              (select count(*)::int from (select 1 from laws limit 1) found) as laws,
              current_user as role`,
    );
    const row = rows[0];
    const migrated = row?.migrations === 0;
    const loaded = (row?.laws ?? 0) > 0;
    return {
      ready: migrated && loaded,
      database: "ok",
      migrations: migrated ? "ok" : "unfinished",
      corpus: loaded ? "ok" : "empty",
      rowSecurity: row?.role === "statewise_app" ? "ok" : "not enforced: the role statewise_app is missing",
    };
  } catch {
    return { ready: false, database: "unreachable", migrations: "unknown", corpus: "unknown", rowSecurity: "unknown" };
  }
}
