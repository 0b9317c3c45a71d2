import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const made: string[] = [];

/** A folder of its own, which is gone when the tests of the file have ended. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `statewise-${name}-`));
  made.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
