import { readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";

/** Runs one statement on the server's database: for what only time or an administrator could bring about. */
export async function inDatabase(sql: string, values: unknown[]): Promise<void> {
  const running = readFileSync(path.join(process.env.E2E_DATA_DIR ?? "", "running.json"), "utf8");
  const { databaseUrl } = JSON.parse(running) as { databaseUrl: string };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
