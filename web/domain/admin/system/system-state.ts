import { statfs } from "node:fs/promises";
import { arch, release, totalmem, type } from "node:os";
import { type Principal, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { pool } from "~/platform/db/pool";
import { productVersion } from "~/platform/version";
import { systemReadiness } from "../system-readiness";
import { readQueues } from "./queues";

const DATABASE_SQL = `
  select version() as version, pg_database_size(current_database())::float8 as bytes,
         (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
         current_setting('max_connections')::int as "mostConnections",
         (select max(finished_at) from _prisma_migrations) as "migratedAt",
         (select migration_name from _prisma_migrations order by finished_at desc nulls last, migration_name desc limit 1) as migration`;

const TABLES_SQL = `
  select relname as name, n_live_tup::float8 as rows, pg_total_relation_size(relid)::float8 as bytes
  from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 10`;

const SOURCES_SQL = `
  select name, is_enabled as "isEnabled", status, last_attempt_at as "lastAttemptAt", last_success_at as "lastSuccessAt",
         consecutive_failures as failures, last_error as "lastError"
  from source_cursors order by name`;

type Source = {
  name: string;
  isEnabled: boolean;
  status: string;
  failures: number;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  lastError: string | null;
};

/** How this installation is: versions, database, storage, queues, and the sources of law updates. */
export async function systemState(principal: Principal) {
  await requirePermission(principal, "system:read");
  const [readiness, database, tables, queues, sources, storage] = await Promise.all([
    systemReadiness(),
    databaseState(),
    pool().query<{ name: string; rows: number; bytes: number }>(TABLES_SQL),
    readQueues(),
    pool().query<Source>(SOURCES_SQL),
    storageState(),
  ]);
  return {
    readiness,
    versions: {
      product: productVersion(),
      node: process.version,
      system: `${type()} ${release()} ${arch()}`,
      database: database.version.replace(/ on .*$/s, ""),
      migration: database.migration,
    },
    process: {
      uptimeSeconds: Math.round(process.uptime()),
      memoryBytes: process.memoryUsage().rss,
      machineBytes: totalmem(),
      at: now(),
    },
    database: {
      bytes: Number(database.bytes),
      connections: Number(database.connections),
      mostConnections: Number(database.mostConnections),
      migratedAt: database.migratedAt,
      tables: tables.rows,
    },
    storage,
    queues,
    sources: sources.rows,
  };
}

export type SystemState = Awaited<ReturnType<typeof systemState>>;

type Database = Record<"version" | "migration", string> &
  Record<"bytes" | "connections" | "mostConnections", string> & { migratedAt: Date | null };

async function databaseState(): Promise<Database> {
  const { rows } = await pool().query<Database>(DATABASE_SQL);
  return rows[0] as Database;
}

async function storageState() {
  const { S3_ENDPOINT, S3_BUCKET, dataDir, SMTP_URL, payments, SOURCES, GEO, JOBS } = config();
  const disk = await statfs(dataDir).catch(() => null);
  return {
    files: S3_ENDPOINT ? `S3, bucket ${S3_BUCKET ?? ""}` : `${dataDir}/files`,
    freeBytes: disk ? disk.bavail * disk.bsize : null,
    totalBytes: disk ? disk.blocks * disk.bsize : null,
    mail: SMTP_URL ? "SMTP" : "outbox folder",
    payments,
    sources: SOURCES,
    geography: GEO,
    jobs: JOBS,
  };
}
