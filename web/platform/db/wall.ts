import { pool } from "./pool";
import { APP_ROLE } from "./session";

/** Whom row security binds when the product asks: the role that owns nothing, the owner of the tables, or nobody. */
export type Wall = "role" | "owner" | "nobody";

const WALL_SQL = `
  select current_user as role, exists (
    select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and not row_security_active(oid)
  ) as passes`;

export async function readWall(): Promise<Wall> {
  const { rows } = await pool().query<{ role: string; passes: boolean }>(WALL_SQL);
  const [asked] = rows;
  if (!asked || asked.passes) return "nobody";
  return asked.role === APP_ROLE ? "role" : "owner";
}
