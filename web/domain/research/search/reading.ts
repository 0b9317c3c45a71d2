import type { PoolClient } from "pg";
import { replicaPool } from "~/platform/db/pool";
import { Unavailable } from "~/platform/errors";

/** No search may hold the database longer; ten times what the slowest legitimate one needs. */
const STATEMENT_TIMEOUT_MS = 1_500;
const CANCELED = "57014";

/** Runs the reads of one search on one connection: one snapshot, read-only, with a statement time-out of its own. */
export async function inReading<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await replicaPool().connect();
  try {
    await client.query(
      `begin transaction isolation level repeatable read read only; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    );
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    if ((error as { code?: string }).code !== CANCELED) throw error;
    throw new Unavailable("This search took too long. Use fewer or more specific words.", { code: "search_timeout" });
  } finally {
    client.release();
  }
}
