import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { endsWithUs } from "./end-together.mjs";
import { webProcessFlags } from "./web-process-flags.mjs";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const at = (...parts) => path.join(root, ...parts);

export function needNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Statewise needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the packages of the lock file when what is installed differs from it. */
export async function install() {
  if (installed()) return;
  await step("packages", async () => {
    // A registry that lacks the builds for other systems leaves them out of the lock file, and `npm ci` then refuses it;
    // `npm install` takes the same versions and skips what no one here needs.
    await run("npm", ["ci", ...QUIET], { quiet: true, silent: true }).catch(() =>
      run("npm", ["install", "--no-save", ...QUIET], {
        hint: "The packages could not be installed: see the lines above; npm needs to reach its registry.",
      }),
    );
  });
}

const QUIET = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];

function installed() {
  const hidden = at("node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(at("package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === "" ||
      entry.optional ||
      entry.link ||
      !name.startsWith("node_modules/") ||
      present[name]?.version === entry.version,
  );
}

/** Generates the database client from the schema files. */
export async function generate() {
  const target = at("web/platform/db/generated");
  await whenChanged(path.join(target, ".stamp"), ["prisma/schema", "package-lock.json"], "database client", () =>
    run(process.execPath, [at("node_modules/prisma/build/index.js"), "generate", "--schema", "prisma/schema"], {
      // Prisma looks for a native engine to download; any existing file stops it, and generating does not use it.
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
      quiet: true,
      hint: "The database client could not be generated.",
    }),
  );
}

/** Reads what every ask and every sentence of the law means (web/domain/research/encoder), once for each text and model. */
export async function keepVectors() {
  const encoder = "web/domain/research/encoder";
  const inputs = ["prisma/corpus", `${encoder}/model`, `${encoder}/keep-vectors.ts`, `${encoder}/wordpiece.ts`];
  await whenChanged(at(encoder, "generated", ".stamp"), inputs, "meanings", () =>
    run(process.execPath, ["--import", "tsx", at(encoder, "keep-vectors.ts")], {
      quiet: true,
      hint: "The meanings of the law's sentences could not be read.",
    }),
  );
}

/** Builds the screens (Remix) and the server entry. */
export async function build() {
  await keepVectors();
  const inputs = ["web", "prisma", "jobs", "openapi", "package-lock.json", "vite.config.ts", "tsconfig.json"];
  await whenChanged(at("build", ".stamp"), inputs, "build", async () => {
    await run(process.execPath, [at("node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], {
      env: { NODE_ENV: "production" },
      quiet: true,
      hint: "The build failed.",
    });
    const { bundleServer } = await import("./bundle.mjs");
    await bundleServer(root);
    await Promise.all([keepCompiled("main", []), keepCompiled("web", webProcessFlags())]);
  });
}

/** Keeps the compiled code of the built server for one kind of process, made under the flags that it runs with. */
function keepCompiled(kind, flags) {
  const program = `import("./web/start/read-server.mjs").then((server) => server.keepCompiled("${kind}"))`;
  return run(process.execPath, [...flags, "-e", program], {
    env: { NODE_ENV: "production" },
    quiet: true,
    hint: "The build failed.",
  });
}

async function whenChanged(stamp, inputs, name, work) {
  const [known, seen] = existsSync(stamp) ? readFileSync(stamp, "utf8").split("\n") : [];
  const looks = hashOf(inputs, (file) => `${statSync(file).ctimeMs} ${statSync(file).size}`);
  if (seen === looks) return;
  const digest = hashOf(inputs, (file) => readFileSync(file));
  if (known !== digest) await step(name, work);
  try {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${digest}\n${looks}`);
  } catch (error) {
    // Where nothing may be written the files are read at each start.
    if (known !== digest) throw error;
  }
}

/** One hash over all files; what of a file counts is said by the caller: its content, or quicker, when and how large it was written. */
function hashOf(inputs, read) {
  const hash = createHash("sha256").update(process.version);
  for (const input of inputs) hashInto(hash, at(input), read);
  return hash.digest("hex");
}

/** Read when the product runs, or made from what is hashed. Code may lie in a folder of the same name. */
export const NO_INPUT = /[\\/](generated|prisma[\\/](corpus|migrations))$/;

function hashInto(hash, file, read) {
  if (!existsSync(file)) return;
  let entries;
  try {
    entries = readdirSync(file, { withFileTypes: true });
  } catch {
    hash.update(path.relative(root, file)).update(read(file));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = path.join(file, entry.name);
    if (!NO_INPUT.test(child)) hashInto(hash, child, read);
  }
}

export async function step(name, work) {
  const started = performance.now();
  await work();
  console.log(`${name.padEnd(16)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

export function run(command, args, { env = {}, quiet = false, silent = false, hint } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NPM_CONFIG_LOGLEVEL: "error", ONNXRUNTIME_NODE_INSTALL: "skip", ...env },
      stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
      shell: process.platform === "win32" && command === "npm",
    });
    endsWithUs(child);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) return resolve();
      if (quiet && !silent) process.stderr.write(output);
      reject(new Error(hint ?? `${command} ended with ${code}`));
    });
  });
}
