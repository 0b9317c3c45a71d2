import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import vm from "node:vm";

const file = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../build/server.cjs");

/** Node takes compiled code only where its own flags are those it was compiled under. */
const compiledOf = (kind) => `${file}.${kind}.compiled`;

/**
 * The built server, for the process that starts ("main") or one that answers requests ("web"). Its compiled code lies beside
 * it since the build: to compile it costs a start a second.
 */
export function readServer(kind) {
  const compiled = compiledOf(kind);
  const require = createRequire(file);
  // What counts the lines that were reached knows files, not scripts made by hand.
  if (process.env.NODE_V8_COVERAGE || !existsSync(compiled)) return require(file);
  return run(script(readFileSync(compiled)), require);
}

/** Keeps the code of everything that has run once the server is read; called by the build in a process of its own. */
export async function keepCompiled(kind) {
  const read = script();
  const { readScreens } = run(read, createRequire(file));
  await readScreens();
  const compiled = compiledOf(kind);
  writeFileSync(`${compiled}.new`, read.createCachedData());
  renameSync(`${compiled}.new`, compiled);
}

/** Whether a process like this one is spared the compiling. */
export const takesCompiled = (kind) => script(readFileSync(compiledOf(kind))).cachedDataRejected === false;

/** Code that another version of Node compiled is refused by Node and compiled anew. */
function script(cachedData) {
  const source = readFileSync(file, "latin1");
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${source}\n})`;
  return new vm.Script(wrapped, { filename: file, cachedData });
}

function run(read, require) {
  const module = { exports: {} };
  read.runInThisContext()(module.exports, require, module, file, path.dirname(file));
  return module.exports;
}
