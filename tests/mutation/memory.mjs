import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FILE = path.join(ROOT, "test-results/mutation/found.jsonl");

const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * What became of each change, kept line by line as it is found, so that a run that was stopped goes on where it was. A change that
 * a test noticed stays so while rule and test are the same; one that nobody noticed is tried again by the tests that are others now.
 */
export class Memory {
  #found = new Map();
  #tests;
  #rules = new Map();

  /** The tests as they are run: the text of each file by its name. */
  constructor(tests) {
    this.#tests = new Map([...tests].map(([name, text]) => [name, digest(text)]));
    mkdirSync(path.dirname(FILE), { recursive: true });
    if (!existsSync(FILE)) return;
    for (const line of readFileSync(FILE, "utf8").split("\n").filter(Boolean)) {
      const entry = JSON.parse(line);
      this.#found.set(entry.key, entry);
    }
  }

  /** The verdict on a change where it still holds, and the test files that need not be asked again where it does not. */
  recall(mutant) {
    const { result, tests = {} } = this.#found.get(this.#keyOf(mutant)) ?? {};
    const same = Object.keys(tests).filter((name) => tests[name] === this.#tests.get(name));
    const holds = result?.status === "killed" ? same.length > 0 : same.length === this.#tests.size;
    return { result: holds ? result : null, silent: new Set(result?.status === "survived" ? same : []) };
  }

  keep(mutant, result) {
    const [noticing] = result.killedBy ?? [];
    const names = noticing ? [noticing.split("#")[0]] : [...this.#tests.keys()];
    const tests = Object.fromEntries(names.map((name) => [name, this.#tests.get(name)]));
    appendFileSync(FILE, `${JSON.stringify({ key: this.#keyOf(mutant), tests, result })}\n`);
    return result;
  }

  #keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
    if (!this.#rules.has(fileName)) this.#rules.set(fileName, digest(readFileSync(fileName, "utf8")));
    const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
    return `${path.relative(ROOT, fileName)}:${place} ${mutatorName} ${replacement} ${this.#rules.get(fileName)}`;
  }
}
