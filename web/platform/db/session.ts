import type { ClientBase } from "pg";
import { perTransaction } from "./per-transaction";

/** The role without ownership that row-level security binds (decision 42). */
export const APP_ROLE = "statewise_app";

/** A page that needs longer than this is wrong; exports and jobs raise it for themselves. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** Whether whoever signs in to the database may work as that role. Before version 16 each member might. */
export const MAY_BE_APP = `
  coalesce((select case when current_setting('server_version_num')::int >= 160000 then pg_has_role(session_user, oid, 'SET')
    else pg_has_role(session_user, oid, 'MEMBER') end from pg_roles where rolname = '${APP_ROLE}'), false)`;

/**
 * What holds for everything that the product asks on a connection. Asked for after connecting: what is said at connect (`options`)
 * does not reach the server through a pooler. Behind one a connection has another session for each transaction, so there it is
 * said anew in each. A pooler is told by the number that it gives a connection: not that of the session behind it.
 */
export async function settleSession(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ pid: number; mayBeApp: boolean }>(
    `select pg_backend_pid() as pid, ${MAY_BE_APP} as "mayBeApp"`,
  );
  const settings = { timezone: "UTC", statement_timeout: String(STATEMENT_TIMEOUT_MS) };
  // Where it cannot be, row security binds the owner of the tables instead (prisma/migrate/row-security.ts).
  const wanted = Object.entries(rows[0]?.mayBeApp ? { ...settings, role: APP_ROLE } : settings);
  if (isDirect(client, rows[0]?.pid))
    await client.query(wanted.map(([name, value]) => `set ${name} = '${value}'`).join("; "));
  else perTransaction(client, wanted.map(([name, value]) => `set local ${name} = '${value}'`).join("; "));
}

/** Whether a connection leads to one session of the server, and not to whichever is free. */
export const isDirect = (client: ClientBase, pid: number | undefined): boolean =>
  (client as ClientBase & { processID: number | null }).processID === pid;
