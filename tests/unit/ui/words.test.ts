import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "~/platform/root";

const README = "web/app/ui/README.md";
const SPOKEN = ["web/app", "web/domain", "web/platform", "jobs"];

/** What the word list has on its left. */
function avoidedWords(): string[] {
  const list = readFileSync(path.join(projectRoot, README), "utf8").split("| not | but |")[1]?.split("\n\n")[0] ?? "";
  const left = list.split("\n").map((line) => line.split("|")[1] ?? "");
  return left.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, words]) => words ?? ""));
}

function spokenFiles(folder: string): string[] {
  const entries = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" });
  return entries
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)generated\//.test(name))
    .map((name) => path.join(folder, name));
}

/** The code without what it says to those who read code. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "$1");

describe("the words of the product", () => {
  const avoided = avoidedWords();

  test("are listed", () => expect(avoided.length).toBeGreaterThan(20));

  test("hold none that the word list avoids", () => {
    const found = SPOKEN.flatMap(spokenFiles).flatMap((file) => {
      const text = withoutComments(readFileSync(path.join(projectRoot, file), "utf8")).replace(/\s+/g, " ");
      return avoided.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
    });
    expect(found).toEqual([]);
  });
});
