import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import ts from "typescript";

export type SlowPattern = { file: string; pattern: string; text: string; ms: number };
export type Pattern = { file: string; source: string; flags: string };

/** Longer than any field; only resumes are longer, and they are read line by line in a worker with a time limit. */
const LENGTH = 10_000;
/** What one pattern may need for such a text, on a slow machine. */
const LIMIT_MS = 500;

const FOLDERS = ["web", "jobs", "sdk/src", "cli/src", "openapi", "prisma"];

/** Every regular expression in the sources, as a literal or as a text given to RegExp. */
export function findPatterns(root: string): Pattern[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.parentPath.includes("generated"),
      )
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return files.flatMap((file) => patternsIn(path.relative(root, file), readFileSync(file, "utf8")));
}

function patternsIn(file: string, code: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
    const [first] = isMade ? (node.arguments ?? []) : [];
    if (first && ts.isStringLiteralLike(first)) found.push({ file, source: first.text, flags: "" });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** Texts that make a pattern go back and try again: runs of what it looks for, and an end that it does not take. */
function nastyTexts(source: string): string[] {
  const letters = [...new Set([...source.replace(/\\[a-zA-Z]/g, "").replace(/[()[\]{}|?*+^$\\]/g, "")])].slice(0, 12);
  const words = [...new Set(source.match(/[a-z]{2,}/gi) ?? [])].slice(0, 4);
  const runs = [
    "a",
    "A",
    "0",
    " ",
    "\t",
    "\n",
    "-",
    ".",
    ",",
    "/",
    "<",
    "@",
    "a ",
    "a,",
    "a.",
    "0.",
    "1,",
    "\r\n",
    "é",
  ];
  const units = [
    ...new Set([
      ...runs,
      ...letters,
      ...words,
      ...letters.map((letter) => `${letter}a`),
      ...words.map((word) => `${word} `),
    ]),
  ];
  return units.flatMap((unit) => {
    const run = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    return [`${run}\u0001`, `\u0001${run}!`];
  });
}

/** Times every pattern against texts made for it; those over the limit come back. */
export function slowPatterns(patterns: Pattern[]): SlowPattern[] {
  const context = vm.createContext({ texts: [] as string[], pattern: /x/ });
  const slow: SlowPattern[] = [];
  const known = new Set<string>();
  for (const { file, source, flags } of patterns) {
    const key = `${source}/${flags}`;
    if (known.has(key)) continue;
    known.add(key);
    for (const text of nastyTexts(source)) {
      context.text = text;
      context.pattern = new RegExp(source, flags.replace("y", ""));
      // Work of the processor, not time on the wall: other programs on the machine do not make a pattern slow.
      const before = process.cpuUsage();
      try {
        vm.runInContext("pattern.global ? text.replace(pattern, '') : pattern.test(text)", context, { timeout: 2_000 });
      } catch {
        // Ended by the time limit: the time below tells.
      }
      const { user, system } = process.cpuUsage(before);
      const ms = (user + system) / 1000;
      if (ms < LIMIT_MS) continue;
      slow.push({ file, pattern: `/${source}/${flags}`, text: JSON.stringify(text.slice(0, 12)), ms: Math.round(ms) });
      break;
    }
  }
  return slow;
}
