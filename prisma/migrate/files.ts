import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "~/platform/root";

export type Migration = { name: string; sql: string; checksum: string };

export const migrationsFolder = path.join(projectRoot, "prisma", "migrations");
const schemaFolder = path.join(projectRoot, "prisma", "schema");

export async function readSchemaFiles(): Promise<{ path: string; content: string }[]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith(".prisma")).sort();
  return Promise.all(
    names.map(async (name) => ({ path: name, content: await readFile(path.join(schemaFolder, name), "utf8") })),
  );
}

/** The migrations on disk, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(migrationsFolder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
