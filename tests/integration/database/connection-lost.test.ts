import pg from "pg";
import { expect, test } from "vitest";
import { databaseUrl, pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";

useDatabase();

const PID = "select pg_backend_pid() as pid";

/** As when the database server restarts or a proxy cuts the line. */
async function end(pid: number): Promise<void> {
  const superuser = new pg.Client({ connectionString: databaseUrl() });
  await superuser.connect();
  await superuser.query("select pg_terminate_backend($1)", [pid]);
  await superuser.end();
}

test("a connection that is lost between two questions fails the second, and the process goes on", async () => {
  const client = await pool().connect();
  try {
    const { rows } = await client.query<{ pid: number }>(PID);
    const gone = new Promise<void>((resolve) => client.once("end", resolve));
    await end(rows[0]?.pid ?? 0);
    await gone;
    await expect(client.query(PID)).rejects.toThrow(/not queryable|closed/i);
  } finally {
    client.release();
  }
  expect((await pool().query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
