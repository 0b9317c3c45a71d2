import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readMigrations } from "../migrate/files";
import { liftFromOwner } from "../migrate/row-security";
import { type FrameHead, readFrames } from "./frames";
import { liftRules } from "./lift-rules";
import { readSealed } from "./sealed-file";
import { tableShapes } from "./tables";

export type RestoreResult = { madeAt: string; tables: number; files: number };

/**
 * Puts a backup into a migrated database: everything that is there is replaced, in one transaction. The database must
 * be at the migrations that the backup was made with.
 */
export async function restoreBackup(
  databaseUrl: string,
  filesFolder: string,
  file: string,
  secret: string | null = null,
): Promise<RestoreResult> {
  const source = await readSealed(file, secret);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin");
    const forceAgain = await liftFromOwner(client);
    const ruleAgain = await liftRules(client);
    const result = await restoreFrames(client, filesFolder, source);
    await resetSequences(client);
    await ruleAgain();
    await forceAgain();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function restoreFrames(client: pg.Client, filesFolder: string, source: Readable): Promise<RestoreResult> {
  // A fault of the source ends the frames, which throw it.
  const frames = readFrames(pipeline(source, createGunzip(), () => undefined));
  const begun = await frames.next();
  const first = begun.done ? null : begun.value.head;
  if (first?.kind !== "statewise-backup") throw new Error("This is not a Statewise backup.");
  await refuseOtherMigrations(first.migrations);
  const tables = await tableShapes(client);
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(", ")}`);
  let result: RestoreResult | null = null;
  // Read to the end of the file: the last piece of a sealed one says that nothing was added or cut off.
  for await (const { head, body } of frames) {
    if (head.kind === "table") await restoreRows(client, head, body);
    if (head.kind === "file") await restoreFile(filesFolder, head.path, body);
    if (head.kind === "end") result = { madeAt: first.madeAt, tables: head.tables, files: head.files };
  }
  if (!result) throw new Error("The backup file ends in the middle: it is not complete.");
  return result;
}

async function refuseOtherMigrations(made: string[]): Promise<void> {
  const known = (await readMigrations()).map(({ name }) => name);
  if (made.join() === known.join()) return;
  throw new Error(
    `The backup was made with migration ${made.at(-1)}; this version has ${known.at(-1)}. Use that version to restore.`,
  );
}

async function restoreRows(
  client: pg.Client,
  { table, columns }: FrameHead & { kind: "table" },
  body: Buffer,
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${list}) from stdin`));
  rows.end(body);
  await finished(rows);
}

async function restoreFile(folder: string, name: string, body: Buffer): Promise<void> {
  const target = path.resolve(folder, name);
  if (!target.startsWith(path.resolve(folder) + path.sep))
    throw new Error(`The backup holds a file outside its folder: ${name}`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, body);
}

async function resetSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select t.relname as table, a.attname as column, s.oid::regclass::text as sequence
     from pg_class s
     join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid
     join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S'`,
  );
  for (const { table, column, sequence } of rows) {
    const [name, key] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
    await client.query(
      `select setval($1, greatest((select max(${key}) from ${name}), 1), (select max(${key}) from ${name}) is not null)`,
      [sequence],
    );
  }
}
