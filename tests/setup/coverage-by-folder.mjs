// Prints what share of lines and branches the tests reach, folder by folder, from vitest's summary per file.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../web/start/steps.mjs";

/** Parts of the product as a reader of the README knows them. */
const FOLDER = /^(web\/domain\/[^/]+|web\/[^/]+|[^/]+)\//;

export function printCoverageByFolder(file = path.join(root, "coverage/coverage-summary.json")) {
  const folders = new Map();
  for (const [name, { lines, branches }] of Object.entries(JSON.parse(readFileSync(file, "utf8")))) {
    const folder = name === "total" ? "all" : FOLDER.exec(path.relative(root, name).split(path.sep).join("/"))?.[1];
    if (!folder) continue;
    const sum = folders.get(folder) ?? { lines: [0, 0], branches: [0, 0] };
    for (const [kind, { covered, total }] of Object.entries({ lines, branches })) {
      sum[kind][0] += covered;
      sum[kind][1] += total;
    }
    folders.set(folder, sum);
  }
  const share = ([covered, total]) => (total === 0 ? 100 : (covered / total) * 100).toFixed(1);
  const rows = [...folders].sort(([a], [b]) => a.localeCompare(b));
  console.table(
    Object.fromEntries(
      rows.map(([name, { lines, branches }]) => [name, { lines: share(lines), branches: share(branches) }]),
    ),
  );
}
