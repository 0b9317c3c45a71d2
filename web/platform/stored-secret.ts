import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A secret made at first use and kept in the data folder; written aside and renamed, so that a crash leaves no half. */
export function storedSecret(dataDir: string, name: string): string {
  const known = knownSecret(dataDir, name);
  if (known) return known;
  const secret = randomBytes(32).toString("hex");
  storeSecret(dataDir, name, secret);
  return secret;
}

/** The secret of that name, if the data folder has a whole one. */
export function knownSecret(dataDir: string, name: string): string | null {
  try {
    const known = readFileSync(path.join(dataDir, name), "utf8").trim();
    return known.length === 64 ? known : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

export function storeSecret(dataDir: string, name: string, secret: string): void {
  const file = path.join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, secret, { mode: 0o600 });
  renameSync(aside, file);
}
