import path from "node:path";
import { config } from "~/platform/config";
import { closeDatabase } from "~/platform/db/client";
import { restoreBackup } from "./backup/restore-backup";
import { writeBackup } from "./backup/write-backup";
import { openDatabase } from "./database";
import { applyMigrations } from "./migrate/apply";
import { createMigration, pendingSql } from "./migrate/create";

/** Database commands: `tsx prisma/command.ts migration <name> | migrate | check | backup <file> | restore <file>`. */
const [verb, argument] = process.argv.slice(2);
const filesFolder = path.join(config().dataDir, "files");

const commands: Record<string, (url: string) => Promise<void>> = {
  async migration(url) {
    if (!argument) throw new Error("Name the migration: npm run db:migration -- <name>");
    const file = await createMigration(url, argument, new Date());
    console.log(file ? `Written: ${file}` : "Schema and migrations agree: nothing to write.");
  },
  async migrate(url) {
    const applied = await applyMigrations(url);
    console.log(applied.length ? `Applied: ${applied.join(", ")}` : "Nothing to apply.");
  },
  async check(url) {
    const sql = await pendingSql(url);
    if (sql) throw new Error(`Schema and migrations differ. Run npm run db:migration -- <name>.\n${sql}`);
    console.log("Schema and migrations agree.");
  },
  async backup(url) {
    if (!argument) throw new Error("Name the file: npm run db:backup -- <file>");
    await applyMigrations(url);
    const { tables, files } = await writeBackup(url, filesFolder, argument);
    console.log(
      `Written: ${argument} (${tables} tables, ${files} files). Keep ${config().dataDir}/encryption-key apart from it.`,
    );
  },
  async restore(url) {
    if (!argument) throw new Error("Name the file: npm run db:restore -- <file>");
    await applyMigrations(url);
    const { madeAt, tables, files } = await restoreBackup(url, filesFolder, argument);
    console.log(`Restored what was there at ${madeAt}: ${tables} tables, ${files} files.`);
  },
};

const command = commands[verb ?? ""];
if (!command) {
  console.error(`Use one of: ${Object.keys(commands).join(", ")}`);
  process.exit(2);
}
const database = await openDatabase();
try {
  await command(database.url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
  await database.close();
}
