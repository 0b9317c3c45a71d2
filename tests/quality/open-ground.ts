import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../prisma/database";
import { applyMigrations } from "../../prisma/migrate/apply";
import { prepareData } from "../../prisma/prepare";
import { closeDatabase } from "../../web/platform/db/client";

/** A database with the shipped law for a benchmark: the configured one, else a fresh one that is thrown away after. */
export async function openGround(): Promise<{ close: () => Promise<void> }> {
  const isOwn = !process.env.DATABASE_URL && !process.env.DATA_DIR;
  if (isOwn) process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
  const folder = isOwn ? process.env.DATA_DIR : undefined;
  const database = await openDatabase();
  await applyMigrations(database.url);
  await prepareData();
  return {
    close: async () => {
      await closeDatabase();
      await database.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
