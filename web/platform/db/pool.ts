import pg from "pg";
import { config } from "../config";
import { log } from "../log";
import { once } from "../once";
import { connectionsOfProcess } from "./connections";
import { settleSession } from "./session";

const CONNECT_TIMEOUT_MS = 5_000;

function createPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: connectionsOfProcess(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    application_name: "statewise",
    onConnect: settleSession,
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
