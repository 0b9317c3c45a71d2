import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the checkout: found by walking up, so that sources, tests and the built server agree on it. */
export const projectRoot: string = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(start: string): string {
  let folder = start;
  while (!existsSync(path.join(folder, "prisma", "schema"))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`No Statewise checkout around ${start}`);
    folder = parent;
  }
  return folder;
}
