import pg from "pg";
import { config } from "../config";
import { log } from "../log";
import { once } from "../once";
import { webProcesses } from "../processes";

/** What all web processes together may open: of the 120 of the built-in server, with room for jobs, backups and a second start. */
const CONNECTIONS = 36;
const [FEWEST_EACH, MOST_EACH] = [6, 24];
const CONNECT_TIMEOUT_MS = 5_000;
/** A page that needs longer than this is wrong; exports and jobs raise it for themselves. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** The role without ownership that row-level security binds (decision 42). */
export const APP_ROLE = "statewise_app";

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: Math.min(MOST_EACH, Math.max(FEWEST_EACH, Math.ceil(CONNECTIONS / webProcesses()))),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: "statewise",
    options: `-c role=${APP_ROLE} -c timezone=UTC`,
  });
  // An idle connection that the server closes (restart, fail-over) is replaced at next use.
  pool.on("error", ({ message }) => log().warn({ reason: message }, "idle database connection lost"));
  // One that is closed between two questions of whoever has taken it out refuses the second; unheard it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("No database: set DATABASE_URL or start with npm start.");
  return url;
}

/** The shared pool of prepared SQL and Prisma. */
export const pool = (): pg.Pool => once("pool", () => createPool(databaseUrl()));

/** Reads that may be a moment old go to the replica where one is configured. */
export const replicaPool = (): pg.Pool =>
  once("replica-pool", () => {
    const url = config().DATABASE_REPLICA_URL;
    return url ? createPool(url) : pool();
  });

/** Prepared query on the shared pool: `name` is the statement's name, unique in the product. */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const result = await pool().query<Row>({ name, text, values });
  return result.rows;
}
