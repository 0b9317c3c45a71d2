// `npm run deps:licences [-- --all]`: what we build on and under which terms, from the lock file. Ends with 1 when a package
// has terms that nobody has read. Reads files only.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../web/start/steps.mjs";

/** Terms that ask for no more than a notice. */
const FREE =
  /^(MIT|MIT-0|MIT\/X11|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Zlib|Python-2\.0|OFL-1\.1|CC-BY-[34]\.0)$/;
/** Copyleft by file: used unchanged and never part of what browsers or customers get. */
const BY_FILE = /^(MPL-2\.0|EPL-2\.0)$/;

const read = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
const known = read("tests/dependencies/read-by-hand.json").licences;

const rows = Object.entries(read("package-lock.json").packages)
  .filter(([place, { link }]) => place.includes("node_modules/") && !link)
  .map(([place, { version, license, dev, optional }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = license ?? known[`${name}@${version}`]?.licence ?? "unknown";
    return { name, version, licence, use: dev ? "development" : "product", optional: Boolean(optional) };
  });

/** One of several suffices where the terms say `or`; all count where they say `and`. */
function isFree(licence) {
  const plain = licence.replace(/[()]/g, "");
  if (/ or /i.test(plain)) return plain.split(/ or /i).some(isFree);
  return plain.split(/ and /i).every((one) => FREE.test(one.trim()));
}

const counts = new Map();
for (const { licence, use } of rows) {
  const count = counts.get(licence) ?? { licence, product: 0, development: 0 };
  count[use] += 1;
  counts.set(licence, count);
}
console.table([...counts.values()].sort((a, b) => b.product + b.development - a.product - a.development));
if (process.argv.includes("--all")) console.table(rows);

const byFile = rows.filter(({ licence }) => BY_FILE.test(licence));
if (byFile.length > 0)
  console.log(`Copyleft by file, used unchanged: ${[...new Set(byFile.map(({ name }) => name))].join(", ")}`);
const open = rows.filter(({ licence }) => !isFree(licence) && !BY_FILE.test(licence));
for (const { name, version, licence } of open) console.error(`${name}@${version}: ${licence} has been read by nobody`);
console.log(`${rows.length} packages, ${open.length} unread`);
process.exit(open.length > 0 ? 1 : 0);
