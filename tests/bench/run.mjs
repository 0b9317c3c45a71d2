// `npm run bench` lists the benchmarks, `npm run bench -- <name> [options]` runs one. Each prints a table and one line of JSON.
import { readdirSync } from "node:fs";
import path from "node:path";
import { generate, install, root, run } from "../../web/start/steps.mjs";

const names = readdirSync(path.join(root, "tests/bench"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -3));
const [name, ...options] = process.argv.slice(2);

if (!name) {
  console.log(`Benchmarks: ${names.join(", ")}. Run one with npm run bench -- <name>.`);
} else if (!names.includes(name)) {
  console.error(`There is no benchmark ${name}. There are: ${names.join(", ")}.`);
  process.exit(2);
} else {
  await install();
  await generate();
  await run(path.join(root, "node_modules/.bin/tsx"), [`tests/bench/${name}.ts`, ...options], {
    hint: `The benchmark ${name} failed.`,
  });
}
