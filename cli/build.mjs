// Bundles the command: one small file that starts fast, the views and the CSV reader in files of their own, loaded when used.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(here, "dist");
const SOURCES = [path.join(here, "src"), path.join(here, "../sdk/src")];

/** Bundles when a source is newer than the bundle. */
export async function buildWhenStale() {
  const bundle = path.join(dist, "entry.js");
  const built = existsSync(bundle) ? statSync(bundle).mtimeMs : 0;
  if (built > 0 && SOURCES.every((folder) => newestOf(folder) <= built)) return;
  await bundleCommand();
}

function newestOf(folder) {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? newestOf(file) : statSync(file).mtimeMs;
  });
  return Math.max(0, ...times);
}

/**
 * Built beside and moved into place, so that two that start at once do not meet half a bundle. A readable one has its
 * lines and a source map, for counting what the tests reach.
 */
export async function bundleCommand({ readable = false } = {}) {
  const { build } = await import("esbuild");
  const fresh = path.join(here, `.dist-${process.pid}`);
  await mkdir(fresh, { recursive: true });
  await build({
    absWorkingDir: here,
    entryPoints: ["src/entry.ts"],
    outdir: fresh,
    bundle: true,
    splitting: true,
    minify: !readable,
    sourcemap: readable,
    keepNames: true,
    platform: "node",
    target: "node20",
    format: "esm",
    jsx: "automatic",
    logLevel: "warning",
    tsconfig: path.join(here, "../tsconfig.json"),
    external: ["react-devtools-core"],
    define: { "process.env.NODE_ENV": '"production"' },
    banner: { js: 'import{createRequire as __r}from"node:module";const require=__r(import.meta.url);' },
  });
  const old = path.join(here, `.old-${process.pid}`);
  if (existsSync(dist)) await rename(dist, old);
  await rename(fresh, dist).catch(() => rmSync(fresh, { recursive: true, force: true }));
  await rm(old, { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleCommand();
