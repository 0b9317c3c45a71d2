import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { RunCounts } from "~/domain/jobs";
import { config } from "~/platform/config";
import { databaseUrl } from "~/platform/db/pool";
import { writeBackup } from "../prisma/backup/write-backup";
import { RunSkipped } from "./handler";

const KEPT = 14;
const OURS = /^statewise-\d{4}-\d{2}-\d{2}T\d{6}Z\.backup$/;

/** Writes a backup beside the earlier ones and removes all but the newest fourteen of ours. */
export async function backUp(at: Date): Promise<RunCounts> {
  const folder = config().BACKUP_DIR;
  if (!folder) throw new RunSkipped("BACKUP_DIR is not set.");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = at
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "");
  const target = path.join(folder, `statewise-${moment}.backup`);
  const stored = path.join(config().dataDir, "files");
  const secret = config().BACKUP_KEY ?? null;
  const { tables, files } = await writeBackup(databaseUrl(), stored, target, secret);
  const names = (await readdir(folder)).filter((name) => OURS.test(name)).sort();
  const old = names.slice(0, -KEPT);
  for (const name of old) await rm(path.join(folder, name));
  return { tables, files, removed: old.length, sealed: secret ? 1 : 0 };
}
