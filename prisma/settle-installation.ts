import { systemReadiness } from "~/domain/admin";
import { config } from "~/platform/config";
import { connectionsOfMachine } from "~/platform/db/connections";
import { pool } from "~/platform/db/pool";
import { isDirect } from "~/platform/db/session";
import { readWall } from "~/platform/db/wall";
import { markStore } from "~/platform/files/store-mark";
import { log } from "~/platform/log";
import { claimEncryptionKey } from "./encryption-key";

/**
 * What must hold between this machine, its database and the others before anything is written: the key, the wall. Answers, one line
 * each, what the operator should know besides.
 */
export async function settleInstallation(databaseUrl: string): Promise<string[]> {
  await claimEncryptionKey(databaseUrl);
  if ((await readWall()) === "nobody") throw new Error(OPEN_WALL);
  await markStore().catch((err) => log().warn({ err }, "the store of files could not be marked"));
  const { rowSecurity, files } = await systemReadiness();
  const said = { "row security": rowSecurity, files, connections: await connectionsLine() };
  return Object.entries(said)
    .filter(([, text]) => text !== "ok")
    .map(([name, text]) => `${name.padEnd(16)} ${text}`);
}

const OPEN_WALL =
  "Row security cannot be enforced with this login of the database: it passes every wall, and the role statewise_app could not be made or cannot be kept. Use a login without superuser and BYPASSRLS rights that owns the database, or let a superuser run: CREATE ROLE statewise_app NOLOGIN; GRANT statewise_app TO the login.";

type Room = { pid: number; room: number; others: number; machines: number };

const ROOM_SQL = `
  select pg_backend_pid() as pid,
    least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = session_user)) as room,
    count(*) filter (where application_name is distinct from 'statewise')::int as others,
    count(distinct client_addr) filter (where application_name = 'statewise' and client_addr is distinct from inet_client_addr())::int as machines
  from pg_stat_activity where backend_type = 'client backend'`;

/** Whether the server has room for what this machine, and as many for each other one that works on it, may open. */
async function connectionsLine(): Promise<string> {
  if (!config().DATABASE_URL) return "ok";
  const client = await pool().connect();
  try {
    const { rows } = await client.query<Room>(ROOM_SQL);
    const [found] = rows;
    // Behind a pooler it is the pooler that shares the server's connections out.
    if (!found || !isDirect(client, found.pid)) return "ok";
    const each = connectionsOfMachine();
    const needed = each * (found.machines + 1) + found.others;
    if (needed <= found.room) return "ok";
    return `${needed} may be wanted (${each} on each of ${found.machines + 1} machines, ${found.others} by others), and the database gives ${found.room}: raise its limit, set DATABASE_CONNECTIONS lower, or put PgBouncer before it`;
  } finally {
    client.release();
  }
}
