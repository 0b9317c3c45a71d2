import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { applyMigrations } from "./apply";
import { withSchemaEngine } from "./engine";
import { migrationsFolder, readSchemaFiles } from "./files";

/** SQL that leads from the migrations on disk to the schema files; empty when they agree. */
export async function pendingSql(databaseUrl: string): Promise<string> {
  const files = await readSchemaFiles();
  return withScratchDatabase(databaseUrl, async (scratchUrl) => {
    await applyMigrations(scratchUrl);
    const result = await withSchemaEngine(scratchUrl, (engine) =>
      engine.diff({
        from: { tag: "schemaDatasource", files, configDir: "" },
        to: { tag: "schemaDatamodel", files },
        script: true,
        exitCode: null,
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
    const sql = result.stdout ?? "";
    return sql.includes("This is an empty migration") ? "" : sql;
  });
}

async function withScratchDatabase<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `statewise_scratch_${process.pid}`;
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name} template template0`);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

/** Writes the next migration into its folder and answers the path, or null when there is nothing to do. */
export async function createMigration(databaseUrl: string, name: string, now: Date): Promise<string | null> {
  const sql = await pendingSql(databaseUrl);
  if (!sql) return null;
  const stamp = now.toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(migrationsFolder, `${stamp}_${name.replace(/[^a-z0-9]+/gi, "_").toLowerCase()}`);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "migration.sql");
  await writeFile(file, sql);
  await writeFile(path.join(migrationsFolder, "migration_lock.toml"), 'provider = "postgresql"\n');
  return file;
}
