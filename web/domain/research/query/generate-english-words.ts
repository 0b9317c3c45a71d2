import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../../platform/root";
import { readCorpusFiles } from "../corpus/read-files";
import { isNearWord, LEAST_LENGTH } from "./correct-spelling";
import { wordsOf } from "./read-text";

const LINE = 130;
/** English words that in this field are nearly always a slip of the pen: a manger is no manager. */
const SLIPS = new Set(["manger", "mangers", "fried", "wether", "collage", "loosing"]);

type Affix = { strip: string; add: string; where: RegExp };

type Affixes = Map<string, Affix[]>;

/** Every form of the words of a Hunspell dictionary, by its prefixes and suffixes. */
export function formsIn(dictionary: string, affixes: string): Set<string> {
  const [prefixes, suffixes] = [affixesIn(affixes, "PFX"), affixesIn(affixes, "SFX")];
  const of = (rules: Affixes, flags: string) => flags.split("").flatMap((flag) => rules.get(flag) ?? []);
  const forms = dictionary
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [word = "", flags = ""] = line.trim().split("/");
      const starts = [word, ...prefixed(word, of(prefixes, flags))];
      return [...starts, ...starts.flatMap((start) => suffixed(start, of(suffixes, flags)))];
    });
  return new Set(forms);
}

function affixesIn(text: string, kind: "PFX" | "SFX"): Affixes {
  const affixes: Affixes = new Map();
  for (const line of text.split("\n")) {
    const [called, flag = "", strip = "", add = "", where] = line.trim().split(/\s+/);
    if (!where || called !== kind) continue;
    const condition = new RegExp(kind === "PFX" ? `^${where}` : `${where}$`);
    const [added = ""] = (add === "0" ? "" : add).split("/");
    affixes.set(flag, [
      ...(affixes.get(flag) ?? []),
      { strip: strip === "0" ? "" : strip, add: added, where: condition },
    ]);
  }
  return affixes;
}

const prefixed = (word: string, rules: Affix[]): string[] =>
  rules.filter(({ where }) => where.test(word)).map(({ strip, add }) => add + word.slice(strip.length));

const suffixed = (word: string, rules: Affix[]): string[] =>
  rules
    .filter(({ where }) => where.test(word))
    .map(({ strip, add }) => word.slice(0, word.length - strip.length) + add);

/** The words of the thesaurus and of titles, which the spelling of a question is compared with. */
function wordsOfTheLaw(): Set<string> {
  const files = readCorpusFiles(path.join(projectRoot, "prisma/corpus"));
  const laws = [...files.states, ...files.federal, ...files.cities].map(({ value }) => JSON.stringify(value));
  const said = JSON.stringify([files.aliases?.value, files.topics.value]);
  return new Set([...laws, said].flatMap(wordsOf));
}

/** Some words a line, so that a change of the table can be read. */
export function linesOf(words: string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line.length + word.length > LINE) {
      lines.push(line);
      line = "";
    }
    line += line ? ` ${word}` : word;
  }
  return [...lines, line];
}

const ABOUT = `English words that are one slip of the pen away from a word of the law, and are not meant as it: 'cries' is not \
'crimes'. Made by \`npm run research:words -- <folder of the npm package dictionary-en>\`; do not edit.`;
const LICENSE = `Copyright 2000-2020 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the \
associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, \
provided that the above copyright notice appears in all copies and that both that copyright notice and this permission notice \
appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. \
It is provided "as is" without express or implied warranty.`;

if (process.argv[1]?.endsWith("generate-english-words.ts")) {
  const [folder = "."] = process.argv.slice(2);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const { version } = JSON.parse(read("package.json"));
  const known = wordsOfTheLaw();
  const all = [...known];
  const words = [...formsIn(read("index.dic"), read("index.aff"))]
    .filter((word) => /^[a-z]+$/.test(word) && word.length >= LEAST_LENGTH && !SLIPS.has(word) && !known.has(word))
    .filter((word) => all.some((other) => isNearWord(word, other)))
    .sort();
  const source = `SCOWL (Spell Checker Oriented Word Lists), size 60, as packed in the npm package dictionary-en ${version} (MIT AND BSD)`;
  const table = { about: ABOUT, source, license: LICENSE, words: linesOf(words) };
  writeFileSync(path.join(import.meta.dirname, "tables/english-words.json"), `${JSON.stringify(table, null, 2)}\n`);
  process.stdout.write(`${words.length} words\n`);
}
