// Everything that proves the product, in the order in which a mistake shows soonest. Plain JavaScript: it runs first and
// installs what is missing. `--only check,unit` runs a part; what has `byName` runs only when it is named. Measures over many
// cases are samples here, drawn by the day; `SEED=2026-11-28` draws those of another day, `--whole` tries every case.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { bundleCommand } from "../cli/build.mjs";
import { build, generate, install, keepVectors, needNode, root, run } from "../web/start/steps.mjs";
import { findBrowser } from "./setup/browser.mjs";
import { printCoverageByFolder } from "./setup/coverage-by-folder.mjs";

const bin = (name) => path.join(root, "node_modules", ".bin", name);
const results = path.join(root, "test-results");
process.env.SEED ??= new Date().toISOString().slice(0, 10);
if (process.argv.includes("--whole")) process.env.SAMPLE = "whole";
const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1].split(",") : null;

const SOURCES = ["web", "jobs", "prisma", "openapi", "sdk/src", "cli/src"].filter((folder) =>
  existsSync(path.join(root, folder)),
);

const IMPORT_RULES = ["--config", ".dependency-cruiser.cjs", "--output-type", "err", ...SOURCES];

/** Of one core each; what they say is shown when they fail, so that two at once do not speak between each other's lines. */
const looks = (command, args, hint) => () => run(bin(command), args, { hint, quiet: true });

const suites = [
  {
    name: "check",
    lanes: [
      [["types", looks("tsc", ["--noEmit", "-p", "."], "Types are wrong.")]],
      [
        ["lint and format", looks("biome", ["check", "--error-on-warnings", "."], "Run npm run format.")],
        ["import rules", looks("depcruise", IMPORT_RULES, "An import goes the wrong way.")],
        ["generated files", looks("tsx", ["openapi/write.ts", "--check"], "Run npm run openapi.")],
        ["law corpus", looks("tsx", ["prisma/corpus-check.ts"], "The law corpus has errors.")],
        // Not asked for here, but the second core is free as long as types are looked at.
        ...(only ? [] : [["build", build]]),
      ],
    ],
  },
  { name: "unit", steps: [["unit", () => vitest("unit")]] },
  { name: "integration", steps: [["integration", () => vitest("integration")]] },
  {
    name: "start",
    steps: [
      ["build", build],
      ["start", () => vitest("start")],
    ],
  },
  {
    name: "e2e",
    steps: [
      ["build", build],
      ["end to end", playwright],
      ["forms, a sample", forms],
    ],
  },
  {
    name: "coverage",
    byName: true,
    steps: [
      ["build", build],
      ["unit, integration and start, with coverage", coverage],
    ],
  },
];

const counts = { passed: 0, failed: 0 };
const times = [];

function vitest(project) {
  const file = path.join(results, `${project}.json`);
  const args = ["run", "--project", project, "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  return run(bin("vitest"), args, { hint: `Some ${project} tests failed.` }).finally(() =>
    count(file, (json) => [json.numPassedTests, json.numFailedTests]),
  );
}

/** One run of all, so that there is one figure. Beside npm test: counting every line costs it minutes. */
async function coverage() {
  const file = path.join(results, "coverage.json");
  const children = path.join(results, "children");
  const projects = ["unit", "integration", "start"].flatMap((name) => ["--project", name]);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  await bundleCommand({ readable: true });
  try {
    await run(bin("vitest"), ["run", ...projects, ...reporters, "--coverage"], {
      env: { CHILD_COVERAGE: children },
      hint: "Some tests failed.",
    });
    printCoverageByFolder({ children });
  } finally {
    count(file, (json) => [json.numPassedTests, json.numFailedTests]);
    await bundleCommand();
  }
}

async function playwright() {
  const browser = await findBrowser();
  const file = path.join(results, "e2e.json");
  await run(bin("playwright"), ["test", "--config", "tests/e2e/playwright.config.ts"], {
    env: { STATEWISE_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    hint: "Some end-to-end tests failed.",
  }).finally(() => count(file, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]));
}

/** Some forms of `npm run test:forms`, the same ones each time. */
async function forms() {
  const env = { STATEWISE_BROWSER: await findBrowser() };
  await run(bin("tsx"), ["tests/forms/robot.ts", "--sample", "3"], { env, hint: "Some forms have findings." }).finally(
    () =>
      count(path.join(results, "forms/forms.json"), (all) => {
        const failed = all.filter(({ played }) => played.some(({ problems }) => problems.length > 0)).length;
        return [all.length - failed, failed];
      }),
  );
}

function count(file, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(file, "utf8")));
    counts.passed += passed;
    counts.failed += failed;
  } catch {
    counts.failed += 1;
  }
}

/** Each lane step by step, the lanes beside each other; after a mistake none begins another step. */
async function inLanes(lanes) {
  let failure = null;
  const walk = async (steps) => {
    for (const [name, work] of steps) {
      if (failure) return;
      console.log(`\n== ${name}`);
      await work().catch((error) => {
        failure ??= error;
      });
    }
  };
  await Promise.all(lanes.map(walk));
  if (failure) throw failure;
}

async function main() {
  const { SAMPLE, SEED } = process.env;
  console.log(SAMPLE === "whole" ? "Every case of every measure." : `Samples are drawn by SEED=${SEED}.`);
  needNode();
  await install();
  await generate();
  await keepVectors();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  for (const suite of suites.filter(({ name, byName }) => (only ? only.includes(name) : !byName))) {
    const started = Date.now();
    await inLanes(suite.lanes ?? [suite.steps]);
    times.push(`${suite.name} ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

let failure = null;
try {
  await main();
} catch (error) {
  failure = error;
  if (counts.failed === 0) counts.failed = 1;
}
console.log(`\n${times.join(", ")}`);
if (failure) console.error(failure.message);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(failure ? 1 : 0);
