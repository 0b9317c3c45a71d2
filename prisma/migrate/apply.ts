import { randomUUID } from "node:crypto";
import pg from "pg";
import { EARLIER_CHECKSUMS } from "./edited";
import { type Migration, readMigrations } from "./files";
import { settleRowSecurity } from "./row-security";

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
    const migrations = await readMigrations();
    const done: string[] = [];
    for (;;) {
      const name = await applyNext(client, migrations);
      if (!name) break;
      done.push(name);
    }
    await alone(client, () => settleRowSecurity(client));
    return done;
  } finally {
    await client.end();
  }
}

/**
 * One transaction at a time works on the schema. The lock ends with it, not with the session: a pooler between us and the
 * server may give every transaction another session.
 */
async function alone<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** The first migration that is still to do, or null. */
function applyNext(client: pg.Client, migrations: Migration[]): Promise<string | null> {
  return alone(client, async () => {
    await client.query(MIGRATIONS_TABLE);
    const applied = await appliedChecksums(client);
    refuseUnknown(migrations, applied);
    const next = migrations.find(({ name }) => !applied.has(name));
    if (next) await applyOne(client, next);
    return next?.name ?? null;
  });
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
    if (known.get(name) !== checksum && !EARLIER_CHECKSUMS[name]?.includes(checksum)) {
      throw new Error(`Migration ${name} was changed after it had been applied: restore the file.`);
    }
  }
}

async function applyOne(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
  } catch (error) {
    throw new Error(`Migration ${name} failed and was undone: ${(error as Error).message}`);
  }
}
