import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compared, makeFilter } from "./password-filter";
import { PASSWORD_MIN } from "./person-fields";

/**
 * `tsx web/domain/accounts/fields/generate-breached-passwords.ts <list>…`: the filter of what was stolen from others, of lists
 * with one password a line. Which lists, and where they come from, is in the README of accounts.
 */
const words = new Set<string>();
for (const list of process.argv.slice(2)) {
  for (const line of readFileSync(list, "utf8").split("\n")) {
    const word = compared(line.replace(/\r$/, ""));
    if (word.length >= PASSWORD_MIN) words.add(word);
  }
}
const filter = makeFilter(words);
writeFileSync(path.join(import.meta.dirname, "breached-passwords.bloom"), filter);
process.stdout.write(`${words.size} passwords in ${filter.length} bytes.\n`);
