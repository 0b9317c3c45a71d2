// `npm run bench` runs them all and prints one table, `npm run bench -- <name> [options]` runs one, `-- list` names them. Each
// prints a table of its own and one line of JSON, which is appended to test-results/bench.jsonl.
import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, readdirSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { generate, install, keepVectors, root } from "../../web/start/steps.mjs";
import { SUMMARIES } from "./summary.mjs";

const names = readdirSync(path.join(root, "tests/bench"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3));
const [name, ...options] = process.argv.slice(2);
const results = path.join(root, "test-results");

/** Runs one, shows what it prints, and answers with its line of JSON. */
function runOne(bench, args) {
  return new Promise((resolve) => {
    const tsx = path.join(root, "node_modules/.bin/tsx");
    const child = spawn(tsx, [`tests/bench/${bench}.ts`, ...args], {
      cwd: root,
      stdio: ["inherit", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (chunk) => {
      process.stdout.write(chunk);
      text += chunk;
    });
    child.on("close", (code) => {
      const line = text.split("\n").findLast((one) => one.startsWith('{"bench"'));
      resolve({ code: code ?? 1, result: line ? JSON.parse(line) : null });
    });
  });
}

function keep(result) {
  mkdirSync(results, { recursive: true });
  const line = { at: new Date().toISOString(), node: process.version, cpus: cpus().length, ...result };
  appendFileSync(path.join(results, "bench.jsonl"), `${JSON.stringify(line)}\n`);
}

if (name === "list") {
  console.log(`Benchmarks: ${names.join(", ")}. Run one with npm run bench -- <name>.`);
} else if (name && !names.includes(name)) {
  console.error(`There is no benchmark ${name}. There are: ${names.join(", ")}.`);
  process.exit(2);
} else {
  await install();
  await generate();
  await keepVectors();
  const table = [];
  for (const bench of name ? [name] : Object.keys(SUMMARIES)) {
    console.log(`\n== ${bench}`);
    const { code, result } = await runOne(bench, options);
    if (result) {
      keep(result);
      table.push(...(SUMMARIES[bench]?.(result) ?? []).map((row) => ({ bench, ...row })));
    }
    if (code !== 0) process.exitCode = 1;
    if (code !== 0 && !result) console.error(`The benchmark ${bench} failed.`);
  }
  if (!name) console.table(table);
}
