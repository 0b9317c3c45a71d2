import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Bundles the server entry with the API, the jobs and the domain; packages stay outside. */
export async function bundleServer(root) {
  await build({
    absWorkingDir: root,
    entryPoints: { server: "web/server.ts", "resume-worker": "web/domain/hiring/resume/worker.ts" },
    outdir: "build",
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    jsx: "automatic",
    loader: { ".yaml": "text" },
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  compressAssets(path.join(root, "build", "client"));
}

/** Compressed once at build with the slowest setting, so that no request pays for it. */
function compressAssets(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) {
      compressAssets(file);
      continue;
    }
    if (!/\.(js|css|svg|json|txt|html|xml|webmanifest)$/.test(name)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}
