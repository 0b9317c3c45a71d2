// Builds dist/ for publishing: ES modules and CommonJS, each with its own types, and one file per resource so that bundlers drop the rest.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const compiler = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
rmSync(`${here}dist`, { recursive: true, force: true });

const kinds = [
  { folder: "esm", type: "module", options: [] },
  // The same sources: what differs is how a file names what it takes from another.
  {
    folder: "cjs",
    type: "commonjs",
    options: ["--module", "commonjs", "--moduleResolution", "node10", "--verbatimModuleSyntax", "false"],
  },
];

for (const { folder, type, options } of kinds) {
  const args = [compiler, "-p", "tsconfig.build.json", "--outDir", `dist/${folder}`, ...options];
  const { status } = spawnSync(process.execPath, args, { cwd: here, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(`${here}dist/${folder}/package.json`, `${JSON.stringify({ type, sideEffects: false })}\n`);
}
