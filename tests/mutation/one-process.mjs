// Stryker's own runner loads the tests anew for every change, a second each; pay has thousands of places. This one bundles each test
// file once and runs it as often as needed in one process, each time with all modules fresh.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { build } from "esbuild";
import { makeExpect } from "./expect.mjs";

const PASSED = 0;
const FAILED = 1;
const AREAS = /^(access|billing|pay)\//;

class OneProcess {
  /** Where the changed code looks for what is changed now, and notes what it passes. */
  #space;
  #files = [];

  constructor() {
    globalThis.__stryker__ ??= {};
    this.#space = globalThis.__stryker__;
  }

  capabilities() {
    // A change of what is made when a module is read can be tried as well: modules are fresh in every run.
    return { reloadEnvironment: true };
  }

  async init() {
    const expect = await makeExpect();
    // That a change is noticed is enough; the smallest example is nobody's question here.
    createRequire(import.meta.url)("fast-check").configureGlobal({ endOnFailure: true });
    const folder = path.resolve("tests/unit");
    const names = readdirSync(folder, { recursive: true }).filter(
      (name) => AREAS.test(name) && /\.test\.tsx?$/.test(name),
    );
    for (const name of names.sort()) this.#files.push(await loadable(path.join(folder, name), expect));
  }

  async dryRun() {
    this.#space.activeMutant = undefined;
    this.#space.hitLimit = undefined;
    const tests = [];
    for (const file of this.#files) {
      this.#space.currentTestId = undefined;
      for (const test of file.collect()) {
        this.#space.currentTestId = test.id;
        const began = performance.now();
        const failure = await file.failureOf(test);
        this.#space.currentTestId = undefined;
        const timeSpentMs = Math.round(performance.now() - began);
        const result = { id: test.id, name: test.id, fileName: file.name, timeSpentMs };
        tests.push(failure ? { ...result, status: FAILED, failureMessage: failure } : { ...result, status: PASSED });
      }
    }
    return { status: "complete", tests, mutantCoverage: this.#space.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const wanted = testFilter && new Set(testFilter);
    this.#space.hitCount = 0;
    // Ten times as often as the tests pass here is a loop without end; Stryker waits for a hundred times.
    const limit = hitLimit && Math.max(100, hitLimit / 10);
    this.#space.hitLimit = limit;
    let ran = 0;
    // The quickest first: most changes are noticed by any test that reaches them.
    for (const file of this.#files.toSorted((a, b) => a.slowest - b.slowest)) {
      if (wanted && !testFilter.some((id) => id.startsWith(`${file.name}#`))) continue;
      this.#space.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined;
      let tests;
      try {
        tests = file.collect();
      } catch (error) {
        return { status: "killed", killedBy: [], failureMessage: String(error), nrOfTests: ran };
      }
      this.#space.activeMutant = activeMutant.id;
      for (const test of tests) {
        if (wanted && !wanted.has(test.id)) continue;
        ran += 1;
        const failure = await file.failureOf(test);
        if (limit && this.#space.hitCount > limit) return { status: "timeout", reason: "a loop without end" };
        if (failure) return { status: "killed", killedBy: [test.id], failureMessage: failure, nrOfTests: ran };
      }
    }
    return { status: "survived", nrOfTests: ran };
  }
}

async function failureOf(test) {
  const said = [];
  const { error, warn } = console;
  console.error = (...words) => said.push(words);
  console.warn = console.error;
  try {
    await test.run();
    return said.length > 0 ? `written to the console: ${said[0]}` : null;
  } catch (failure) {
    return String(failure?.message ?? failure).slice(0, 500) || "failed";
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** A test file with all that it imports, as one function that can be called again and again. */
async function loadable(file, expect) {
  const name = path.relative(process.cwd(), file);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: "node",
    target: "node20",
    format: "cjs",
    packages: "external",
    external: ["vitest"],
    jsx: "automatic",
    logLevel: "error",
    define: { "import.meta.url": "__address" },
    supported: { "dynamic-import": false },
  });
  const code = `(function (require, module, exports, __address) {${outputFiles[0].text}\n})`;
  const script = new vm.Script(code, { filename: file });
  const require = createRequire(file);
  const address = pathToFileURL(file).href;
  const collect = () => {
    globalThis.statewise?.clear();
    const { tests, words } = collector(name, expect);
    const module = { exports: {} };
    script.runInThisContext()((id) => (id === "vitest" ? words : require(id)), module, module.exports, address);
    return tests;
  };
  const self = { name, collect, slowest: 0 };
  self.failureOf = async (test) => {
    const began = performance.now();
    const failure = await failureOf(test);
    self.slowest = Math.max(self.slowest, performance.now() - began);
    return failure;
  };
  return self;
}

/** The words of a test file: `describe`, `it` and `each` note what is to be run. */
function collector(name, expect) {
  const tests = [];
  const suites = [];
  const around = [{ before: [], after: [] }];
  const it = (title, work) => {
    const hooks = [...around];
    const run = async () => {
      for (const { before } of hooks) for (const hook of before) await hook();
      try {
        await work();
      } finally {
        for (const { after } of hooks.reverse()) for (const hook of after) await hook();
      }
    };
    tests.push({ id: `${name}#${[...suites, title].join(" ")} ${tests.length}`, run });
  };
  const describe = (title, work) => {
    suites.push(title);
    around.push({ before: [], after: [] });
    work();
    around.pop();
    suites.pop();
  };
  const each = (make) => (rows) => (title, work) => {
    for (const row of rows) make(title, () => (Array.isArray(row) ? work(...row) : work(row)));
  };
  it.each = each(it);
  describe.each = each(describe);
  const hook = (kind) => (work) => around.at(-1)[kind].push(work);
  return { tests, words: { it, test: it, describe, expect, beforeEach: hook("before"), afterEach: hook("after") } };
}

export const strykerPlugins = [{ kind: "TestRunner", name: "one-process", injectableClass: OneProcess }];
