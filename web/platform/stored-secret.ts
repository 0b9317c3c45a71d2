import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A secret made at first use and kept in the data folder; written aside and renamed, so that a crash leaves no half. */
export function storedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  try {
    const known = readFileSync(file, "utf8").trim();
    if (known.length === 64) return known;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const secret = randomBytes(32).toString("hex");
  mkdirSync(dataDir, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, secret, { mode: 0o600 });
  renameSync(aside, file);
  return secret;
}
