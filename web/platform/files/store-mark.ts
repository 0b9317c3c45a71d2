import { pool } from "../db/pool";
import { deleteFile, fileExists, storeFile } from "./files";

/** Under this name the database keeps the key of a file that lies where all other files lie. */
const MARK_SETTING = "file-store-mark";

const MARK_SQL = `insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now()) on conflict (key) do nothing`;
const REMARK_SQL = `
  insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now())
  on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;

const TEXT = "By this file Statewise sees that its machines keep their files in one place. Leave it here.\n";

async function readMark(): Promise<string | null> {
  const { rows } = await pool().query<{ value: string }>("select value from settings where key = $1", [MARK_SETTING]);
  return rows[0]?.value ?? null;
}

/** Leaves the mark at the first start; afterwards each machine looks for it. */
export async function markStore(): Promise<void> {
  if (await readMark()) return;
  const { storageKey } = await storeFile(Buffer.from(TEXT));
  await pool().query(MARK_SQL, [MARK_SETTING, storageKey]);
  // Another machine was faster.
  if ((await readMark()) !== storageKey) await deleteFile(storageKey);
}

/** What lies in the store of this process counts from now on, whatever is missing. */
export async function acceptStore(): Promise<void> {
  const { storageKey } = await storeFile(Buffer.from(TEXT));
  await pool().query(REMARK_SQL, [MARK_SETTING, storageKey]);
}

/** Whether this process keeps its files where the others do. */
export async function isSharedStore(): Promise<boolean> {
  const mark = await readMark();
  return mark === null || fileExists(mark);
}
