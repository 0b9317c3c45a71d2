// Stryker's own runner loads the tests anew for every change, a second each; pay has thousands of places. This one bundles each test
// file once and runs it as often as needed in one process, each time with all modules fresh.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import { build } from "esbuild";
import { makeExpect } from "./expect.mjs";
import { Memory } from "./memory.mjs";

const PASSED = 0;
const FAILED = 1;
/** How often each test passes each place without any change; another process goes on with it where one had to be ended. */
const HITS = "mutation-hits.json";
/** It draws pages, seconds long; the rules behind them have tests of their own. */
const SLOW = /pay-stub\.test\.ts$/;
const AREAS = /^(access|billing|pay)\//;

class OneProcess {
  /** Where the changed code looks for what is changed now, and notes what it passes. */
  #space;
  #files = [];
  #memory;
  #hits;
  #noticed = {};

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
    const folder = path.resolve("tests/unit");
    const names = readdirSync(folder, { recursive: true }).filter(
      (name) => AREAS.test(name) && /\.test\.tsx?$/.test(name) && !SLOW.test(name),
    );
    for (const name of names.sort()) this.#files.push(await loadable(path.join(folder, name), expect));
    this.#memory = new Memory(this.#files.map(({ name }) => [name, readFileSync(name, "utf8")]));
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
    const { mutantCoverage } = this.#space;
    writeFileSync(HITS, JSON.stringify(mutantCoverage.perTest));
    return { status: "complete", tests, mutantCoverage };
  }

  async mutantRun(options) {
    const { activeMutant } = options;
    const { result, silent } = this.#memory.recall(activeMutant);
    return result ?? this.#memory.keep(activeMutant, await this.#try(options, silent));
  }

  /** Twenty times as often as a test passes a place without the change is a loop without end, told in the test that loops. */
  #limit(test, mutant) {
    this.#hits ??= JSON.parse(readFileSync(HITS, "utf8"));
    return Math.max(1_000, 20 * (this.#hits[test.id]?.[mutant.id] ?? 0));
  }

  async #try({ activeMutant, testFilter, mutantActivation }, silent) {
    // All tests of a file: what one of them made and kept (a compiled table), the others find ready without passing the place.
    const wanted = testFilter && new Set(testFilter.map((id) => id.split("#")[0]));
    let ran = 0;
    // Who noticed changes of this rule before comes first, then the quickest.
    const noticed = this.#noticed[activeMutant.fileName] ?? [];
    const rank = (file) => noticed.indexOf(file.name) + 1 || Number.POSITIVE_INFINITY;
    for (const file of this.#files.toSorted((a, b) => rank(a) - rank(b) || a.slowest - b.slowest)) {
      if (silent.has(file.name) || (wanted && !wanted.has(file.name))) continue;
      this.#space.activeMutant = mutantActivation === "static" ? activeMutant.id : undefined;
      let tests;
      try {
        tests = file.collect();
      } catch (error) {
        return { status: "killed", killedBy: [], failureMessage: String(error), nrOfTests: ran };
      }
      this.#space.activeMutant = activeMutant.id;
      for (const test of tests) {
        ran += 1;
        const limit = this.#limit(test, activeMutant);
        Object.assign(this.#space, { hitCount: 0, hitLimit: limit });
        const failure = await file.failureOf(test);
        if (this.#space.hitCount > limit) return { status: "timeout", reason: "a loop without end" };
        if (!failure) continue;
        this.#noticed[activeMutant.fileName] = [file.name, ...noticed.filter((name) => name !== file.name)];
        return { status: "killed", killedBy: [test.id], failureMessage: failure, nrOfTests: ran };
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

/** Properties are tried a few dozen times, and that one fails is enough: the smallest example is nobody's question here. */
function fewerTries(fastCheck) {
  const assert = (property, { numRuns = 100, ...rest } = {}) =>
    fastCheck.assert(property, { ...rest, numRuns: Math.min(numRuns, 60), endOnFailure: true });
  return { ...fastCheck, default: { ...fastCheck.default, assert }, assert };
}

/** Tables are read once, not with every run: nobody changes them. */
const tablesOnce = {
  name: "tables-once",
  setup({ onResolve }) {
    onResolve({ filter: /\.json$/ }, ({ path: name, resolveDir }) => ({
      path: path.resolve(resolveDir, name),
      external: true,
    }));
  },
};

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
    plugins: [tablesOnce],
  });
  const code = `(function (require, module, exports, __address) {${outputFiles[0].text}\n})`;
  const script = new vm.Script(code, { filename: file });
  const require = createRequire(file);
  const given = { "fast-check": fewerTries(require("fast-check")) };
  const address = pathToFileURL(file).href;
  const collect = () => {
    globalThis.statewise?.clear();
    const { tests, words } = collector(name, expect);
    const module = { exports: {} };
    script.runInThisContext()(
      (id) => (id === "vitest" ? words : (given[id] ?? require(id))),
      module,
      module.exports,
      address,
    );
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
