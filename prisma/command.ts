import { randomBytes } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { type ChainHead, sealAudit, verifyAudit } from "~/domain/access";
import { config, encryptionKey } from "~/platform/config";
import { closeDatabase } from "~/platform/db/client";
import { acceptStore } from "~/platform/files/store-mark";
import { storeSecret } from "~/platform/stored-secret";
import { restoreBackup } from "./backup/restore-backup";
import { writeBackup } from "./backup/write-backup";
import { openDatabase } from "./database";
import { acceptKey } from "./encryption-key";
import { applyMigrations } from "./migrate/apply";
import { createMigration, pendingSql } from "./migrate/create";
import { runningOn } from "./postgres/data-folder";
import { type Rotated, rotateEncryptionKey } from "./rotate-encryption-key";

/** Database commands: `tsx prisma/command.ts migration <name> | migrate | check | backup <file> | restore <file> | rotate-key | accept-key | accept-files | verify-audit [position:hash]`. */
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
    const secret = config().BACKUP_KEY ?? null;
    const { tables, files } = await writeBackup(url, filesFolder, argument, secret);
    console.log(
      `Written: ${argument} (${tables} tables, ${files} files). Keep ${config().dataDir}/encryption-key apart from it.`,
    );
    console.log(
      secret ? "It is sealed with BACKUP_KEY." : "It is not encrypted: set BACKUP_KEY to seal the next ones.",
    );
  },
  async restore(url) {
    if (!argument) throw new Error("Name the file: npm run db:restore -- <file>");
    await applyMigrations(url);
    const { madeAt, tables, files } = await restoreBackup(url, filesFolder, argument, config().BACKUP_KEY);
    console.log(`Restored what was there at ${madeAt}: ${tables} tables, ${files} files.`);
  },
  async "rotate-key"(url) {
    const { changed, hint } = await rotateKey(url);
    console.log(`${changed.values} values in ${changed.columns} columns are encrypted with the new key. ${hint}`);
  },
  async "accept-key"(url) {
    await acceptPresentKey(url);
    console.log("The present encryption key counts from now on. What was encrypted with another one stays unreadable.");
  },
  async "verify-audit"(url) {
    const noted = notedHead();
    await applyMigrations(url);
    await sealAudit();
    const { head, entries, waiting, faults, leadsThroughNoted } = await verifyAudit(noted);
    for (const { auditId, what } of faults.slice(0, 50)) console.error(`Entry ${auditId}: ${what}`);
    if (!leadsThroughNoted)
      console.error(`The chain does not lead through ${argument}: it was written anew or cut off.`);
    if (faults.length > 0 || !leadsThroughNoted)
      throw new Error(`The audit is not as it was written: ${faults.length} faults.`);
    console.log(`${entries} entries are as they were written, ${waiting} wait for their link.`);
    console.log(`Note this head apart from the database, and give it next time: ${head.position}:${head.hash}`);
  },
  async "accept-files"(url) {
    await applyMigrations(url);
    await acceptStore();
    console.log("The files of this machine's store count from now on. What is missing there stays missing.");
  },
};

/** What an earlier run printed, or the log of the server. */
function notedHead(): ChainHead | undefined {
  if (!argument) return undefined;
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(argument) ?? [];
  if (!position || !hash) throw new Error("Give the head as it was printed: npm run db:verify-audit -- position:hash");
  return { position: BigInt(position), hash };
}

/** For an operator whose key is lost: the product starts again, what the lost one encrypted stays unreadable. */
async function acceptPresentKey(url: string): Promise<void> {
  await applyMigrations(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await acceptKey(client, encryptionKey()).finally(() => client.end());
}

/** The key comes from the environment or, where the product made its own, from the data folder. */
async function rotateKey(url: string): Promise<{ changed: Rotated; hint: string }> {
  const { dataDir, ENCRYPTION_KEY } = config();
  const { NEW_ENCRYPTION_KEY: given } = process.env;
  if (runningOn(dataDir)?.port) throw new Error("Stop Statewise first: it would go on writing with the earlier key.");
  if (ENCRYPTION_KEY && !given) throw new Error("Set NEW_ENCRYPTION_KEY: openssl rand -hex 32");
  if (given && !/^[0-9a-f]{64}$/i.test(given)) throw new Error("NEW_ENCRYPTION_KEY must be 64 hexadecimal characters.");
  await applyMigrations(url);
  const keys = { from: encryptionKey(), to: given ?? randomBytes(32).toString("hex") };
  if (ENCRYPTION_KEY) {
    const changed = await rotateEncryptionKey(url, keys);
    return { changed, hint: "Start every process with it as ENCRYPTION_KEY." };
  }
  storeSecret(dataDir, "encryption-key.before", keys.from);
  const changed = await rotateEncryptionKey(url, keys, () => storeSecret(dataDir, "encryption-key", keys.to)).catch(
    (error) => {
      storeSecret(dataDir, "encryption-key", keys.from);
      throw error;
    },
  );
  return { changed, hint: `The earlier one is in ${dataDir}/encryption-key.before, for backups made before.` };
}

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
