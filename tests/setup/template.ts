import { chmodSync } from "node:fs";
import pg from "pg";
import { applyMigrations } from "../../prisma/migrate/apply";
import { startCluster } from "../../prisma/postgres/cluster";
import { prepareData } from "../../prisma/prepare";
import { closeDatabase } from "../../web/platform/db/client";

export const TEMPLATE = "statewise_template";

type Options = {
  /** Nothing waits for the disk: what a machine that loses its power would have lost is thrown away after the run anyway. */
  unsafe?: boolean;
};

/** Starts a cluster and fills the template database: migrated, with the law corpus and the system rows. A benchmark works on it. */
export async function prepareTemplate(
  dataDir: string,
  { unsafe = false }: Options = {},
): Promise<{ clusterUrl: string; stop: () => Promise<void> }> {
  // The system user that PostgreSQL runs as must be able to walk into the folder.
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster(dataDir);
  try {
    if (unsafe) await waitForNoDisk(cluster.url);
    await fillTemplate(cluster.url, dataDir);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return { clusterUrl: cluster.url, stop: cluster.stop };
}

/** Copying and dropping a database forces each of its two thousand files to the disk else, for every file of tests. */
async function waitForNoDisk(clusterUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    await admin.query(`alter system set ${setting} = off`);
  }
  await admin.query("select pg_reload_conf()");
  await admin.end();
}

async function fillTemplate(clusterUrl: string, dataDir: string): Promise<void> {
  const url = new URL(clusterUrl);
  url.pathname = `/${TEMPLATE}`;
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await applyMigrations(url.href);
  process.env.DATABASE_URL = url.href;
  process.env.DATA_DIR = dataDir;
  await prepareData();
  await closeDatabase();
}

/** Work that outlives its test file must not reach the template: a single connection keeps every other file from cloning it. */
export async function closeTemplate(clusterUrl: string): Promise<void> {
  process.env.DATABASE_URL = "postgres://nobody@127.0.0.1:9/no-test-is-running";
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`alter database ${TEMPLATE} with allow_connections false`);
  await admin.end();
}
