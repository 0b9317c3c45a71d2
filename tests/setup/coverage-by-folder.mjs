// Prints what share of lines and branches the tests reach, folder by folder: what vitest counted, and what the processes did
// that the tests started.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../web/start/steps.mjs";
import { readChildCoverage, withChildren } from "./child-coverage.mjs";

/** Parts of the product as a reader of the README knows them. */
const FOLDER = /^(web\/domain\/[^/]+|web\/[^/]+|[^/]+)\//;

export function printCoverageByFolder({ folder = path.join(root, "coverage"), children = null } = {}) {
  const counted = JSON.parse(readFileSync(path.join(folder, "coverage-final.json"), "utf8"));
  const reached = children ? readChildCoverage(children) : new Map();
  const folders = new Map();
  const files = {};
  for (const [name, file] of Object.entries(counted)) {
    const short = path.relative(root, name).split(path.sep).join("/");
    const shares = withChildren(file, reached.get(name));
    files[short] = shares;
    for (const part of [FOLDER.exec(short)?.[1] ?? short, "all"]) {
      const sum = folders.get(part) ?? { lines: { covered: 0, total: 0 }, branches: { covered: 0, total: 0 } };
      for (const kind of ["lines", "branches"]) {
        sum[kind].covered += shares[kind].covered;
        sum[kind].total += shares[kind].total;
      }
      folders.set(part, sum);
    }
  }
  writeFileSync(path.join(folder, "by-file.json"), JSON.stringify(files, null, 1));
  const share = ({ covered, total }) => (total === 0 ? 100 : (covered / total) * 100).toFixed(1);
  const rows = [...folders].sort(([a], [b]) => a.localeCompare(b));
  console.table(
    Object.fromEntries(
      rows.map(([name, { lines, branches }]) => [name, { lines: share(lines), branches: share(branches) }]),
    ),
  );
}
