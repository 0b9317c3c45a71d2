// What the tests reach in processes that they start (the command, the built server): Node writes it where NODE_V8_COVERAGE
// says, here it is led back through the source maps and added to what vitest counted in its own process.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** For every source file the places that a child knew, and whether it came by: `line -> [{ column, reached }]`. */
export function readChildCoverage(folder) {
  const files = new Map();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const raw = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    for (const script of raw.result) {
      const map = raw["source-map-cache"]?.[script.url];
      if (map?.data?.mappings && !script.url.includes("/node_modules/")) addScript(files, script, map);
    }
  }
  return files;
}

function addScript(files, script, { lineLengths, data }) {
  const starts = [0];
  for (const length of lineLengths) starts.push(starts.at(-1) + length + 1);
  const reached = paint(script.functions, starts.at(-1));
  const base = path.dirname(fileURLToPath(script.url));
  const sources = data.sources.map((source) =>
    source.startsWith("file:") ? fileURLToPath(source) : path.resolve(base, data.sourceRoot ?? "", source),
  );
  for (const [line, column, source, sourceLine, sourceColumn] of decode(data.mappings)) {
    const file = sources[source];
    if (!file) continue;
    if (!files.has(file)) files.set(file, new Map());
    const lines = files.get(file);
    if (!lines.has(sourceLine + 1)) lines.set(sourceLine + 1, new Map());
    const places = lines.get(sourceLine + 1);
    places.set(sourceColumn, places.get(sourceColumn) || reached[starts[line] + column] === 1);
  }
}

/** One mark for every character: V8's ranges lie within each other, and the inner one knows better. */
function paint(functions, length) {
  const marks = new Uint8Array(length);
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) marks.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return marks;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const VALUE = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** The segments of a source map (version 3): generated line and column, source, its line and column. */
function* decode(mappings) {
  let [source, sourceLine, sourceColumn] = [0, 0, 0];
  for (const [line, text] of mappings.split(";").entries()) {
    let column = 0;
    for (const segment of text ? text.split(",") : []) {
      const fields = numbers(segment);
      column += fields[0];
      if (fields.length < 4) continue;
      source += fields[1];
      sourceLine += fields[2];
      sourceColumn += fields[3];
      yield [line, column, source, sourceLine, sourceColumn];
    }
  }
}

function numbers(segment) {
  const found = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = VALUE.get(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return found;
}

/** Lines and branches of one file, as vitest counted them and with what children reached besides. */
export function withChildren({ statementMap, s, branchMap, b }, places) {
  const lines = new Map();
  for (const [key, { start }] of Object.entries(statementMap)) {
    lines.set(start.line, (lines.get(start.line) ?? false) || s[key] > 0 || lineReached(places, start.line));
  }
  const branches = Object.entries(branchMap).flatMap(([key, { locations }]) =>
    b[key].map((count, index) => count > 0 || branchReached(places, locations[index])),
  );
  const covered = (marks) => ({ total: marks.length, covered: marks.filter(Boolean).length });
  return { lines: covered([...lines.values()]), branches: covered(branches) };
}

/** A line without code of its own (a bracket, a type) goes with the one above it. */
function lineReached(places, line) {
  if (!places) return false;
  for (let above = line; above > 0; above -= 1) {
    const there = places.get(above);
    if (there) return [...there.values()].some(Boolean);
  }
  return true;
}

function branchReached(places, { start, end }) {
  if (!places) return false;
  for (let line = start.line; line <= end.line; line += 1)
    for (const [column, reached] of places.get(line) ?? [])
      if (reached && (line > start.line || column >= start.column) && (line < end.line || column < end.column))
        return true;
  return false;
}
