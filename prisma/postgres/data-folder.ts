import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";

export type Running = { pid: number; bornAt: string; databaseUrl?: string; port?: number };

const fileOf = (dataDir: string): string => path.join(dataDir, "running.json");

/** Claims a data folder for this process; a second start on it is refused with a sentence. */
export function claimDataFolder(dataDir: string): () => void {
  const other = runningOn(dataDir);
  if (other) {
    const where = other.port ? ` at port ${other.port}` : "";
    throw new Error(
      `Statewise already runs on ${dataDir} (process ${other.pid}${where}): stop it or set DATA_DIR to another folder.`,
    );
  }
  const file = fileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  rmSync(file, { force: true });
  const mine: Running = { pid: process.pid, bornAt: birthOf(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(mine), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Error(`Statewise is being started on ${dataDir} by another process.`);
  }
  return () => rmSync(file, { force: true });
}

/** Tells commands such as admin:create where the running product keeps its database. */
export async function announce(dataDir: string, details: { databaseUrl: string; port: number }): Promise<void> {
  const file = fileOf(dataDir);
  const mine: Running = { pid: process.pid, bornAt: birthOf(process.pid), ...details };
  await writeFile(`${file}.new`, JSON.stringify(mine), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The live process on a data folder, or null; a file left by a killed process counts for nothing. */
export function runningOn(dataDir: string): Running | null {
  try {
    const running: Running = JSON.parse(readFileSync(fileOf(dataDir), "utf8"));
    process.kill(running.pid, 0);
    return running.pid !== process.pid && birthOf(running.pid) === running.bornAt ? running : null;
  } catch {
    return null;
  }
}

/** When a process was born, so that a reused process number is not taken for it; empty where /proc is missing. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
