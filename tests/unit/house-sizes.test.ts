import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";

const TOPS = ["web", "cli", "sdk", "jobs", "openapi", "prisma", "tests"];
/** What others made: packages, builds, what is generated or kept. */
const NOT_OURS = new Set(["node_modules", "build", "dist", "generated", ".data", "public"]);
/** Rows of data, one a file. */
const DATA = ["prisma/corpus", "prisma/migrations", "web/domain/pay/tables/states"];
const MOST_SIBLINGS = 40;
const MOST_LINES = 300;

type Folder = { name: string; files: string[]; folders: string[] };

function foldersBelow(name: string): Folder[] {
  if (DATA.includes(name)) return [];
  const entries = readdirSync(path.join(projectRoot, name), { withFileTypes: true });
  const folders = entries.filter((one) => one.isDirectory() && !NOT_OURS.has(one.name)).map((one) => one.name);
  const files = entries.filter((one) => one.isFile()).map((one) => one.name);
  return [{ name, files, folders }, ...folders.flatMap((folder) => foldersBelow(`${name}/${folder}`))];
}

const folders = TOPS.flatMap(foldersBelow);

/** Whether the README of the folder, or of one above it, names the file. */
function isNamed(folder: string, file: string): boolean {
  if (folder === ".") return false;
  const readme = path.join(projectRoot, folder, "README.md");
  if (existsSync(readme) && readFileSync(readme, "utf8").includes(file)) return true;
  return isNamed(path.dirname(folder), file);
}

describe("the house", () => {
  it(`has at most ${MOST_SIBLINGS} siblings in a folder`, () => {
    const crowded = folders
      .map(({ name, files, folders: below }) => ({ name, count: files.length + below.length }))
      .filter(({ count }) => count > MOST_SIBLINGS);
    expect(crowded).toEqual([]);
  });

  it(`has no file of over ${MOST_LINES} lines without its reason in a README`, () => {
    const long = folders
      .filter(({ name }) => !name.startsWith("tests"))
      .flatMap(({ name, files }) =>
        files
          .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts"))
          .filter(
            (file) => readFileSync(path.join(projectRoot, name, file), "utf8").split("\n").length - 1 > MOST_LINES,
          )
          .filter((file) => !isNamed(name, file))
          .map((file) => `${name}/${file}`),
      );
    expect(long).toEqual([]);
  });
});
