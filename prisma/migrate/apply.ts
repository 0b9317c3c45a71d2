import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Migration, readMigrations } from "./files";

/** Any number that no other lock of the product uses: two processes that start together migrate once. */
const MIGRATION_LOCK = 72_110_001;

/** The standard table of Prisma Migrate, so that `prisma migrate deploy` stays usable on the same database. */
const MIGRATIONS_TABLE = `
  create table if not exists _prisma_migrations (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/**
 * Brings a database to the newest migration and answers the names that were applied now. Each migration and its row are
 * one transaction: a process that dies in the middle leaves nothing half done.
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const migrations = await readMigrations();
    const applied = await appliedChecksums(client);
    refuseUnknown(migrations, applied);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await applyOne(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function appliedChecksums(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from _prisma_migrations
     where finished_at is not null and rolled_back_at is null`,
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseUnknown(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database holds migration ${name}, which this version does not know: start the newer version.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new Error(`Migration ${name} was changed after it had been applied: restore the file.`);
    }
  }
}

async function applyOne(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw new Error(`Migration ${name} failed and was undone: ${(error as Error).message}`);
  }
}
