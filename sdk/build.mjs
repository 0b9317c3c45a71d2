// Builds dist/ for publishing: plain ES modules with their types, one file per resource so that bundlers drop the rest.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
rmSync(`${here}dist`, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, "-p", "tsconfig.build.json"], {
  cwd: here,
  stdio: "inherit",
});
process.exit(status ?? 1);
