import { createWriteStream } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { readMigrations } from "../migrate/files";
import { readEverything } from "../migrate/row-security";
import { writeFrame } from "./frames";
import { sealed } from "./sealed-file";
import { type TableShape, tableShapes } from "./tables";

const CHUNK_BYTES = 1024 * 1024;

export type BackupResult = { tables: number; files: number };

/**
 * Writes the database as of one moment and the stored files into one compressed file. It is written aside and renamed at
 * the end: a file under the wanted name is always whole. With a key of the operator it is sealed.
 */
export async function writeBackup(
  databaseUrl: string,
  filesFolder: string,
  target: string,
  secret: string | null = null,
): Promise<BackupResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const aside = `${target}.part`;
  const gzip = createGzip({ level: 6 });
  const file = createWriteStream(aside, { mode: 0o600 });
  const written = secret ? pipeline(gzip, sealed(secret), file) : pipeline(gzip, file);
  // What goes wrong here is heard below, by whoever writes next or waits for the end.
  written.catch(() => undefined);
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    // Row-level security must fail loudly here: a backup that silently lacks rows is worse than none.
    await readEverything(client);
    const tables = await tableShapes(client);
    const migrations = (await readMigrations()).map(({ name }) => name);
    await writeFrame(gzip, {
      kind: "statewise-backup",
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      bytes: 0,
    });
    for (const table of tables) await writeTable(client, gzip, table);
    const files = await writeFiles(gzip, filesFolder);
    await writeFrame(gzip, { kind: "end", tables: tables.length, files, bytes: 0 });
    gzip.end();
    await written;
    await rename(aside, target);
    return { tables: tables.length, files };
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, target: Writable, { name, columns }: TableShape): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyTo(`copy (select ${list} from ${pg.escapeIdentifier(name)}) to stdout`));
  let held: Buffer = Buffer.alloc(0);
  // A frame holds whole rows: what comes from the server may end inside one, and a row ends at its line feed.
  const flush = async (all: boolean) => {
    const end = all ? held.length : held.lastIndexOf(10) + 1;
    if (end === 0) return;
    await writeFrame(target, { kind: "table", table: name, columns, bytes: end }, held.subarray(0, end));
    held = held.subarray(end);
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held = Buffer.concat([held, chunk]);
    if (held.length >= CHUNK_BYTES) await flush(false);
  }
  await flush(true);
}

async function writeFiles(target: Writable, folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  for (const entry of files) {
    const full = path.join(entry.parentPath, entry.name);
    const body = await readFile(full);
    await writeFrame(target, { kind: "file", path: path.relative(folder, full), bytes: body.length }, body);
  }
  return files.length;
}
