import { isTellingStem } from "./phrase-index";
import { isPassedOver } from "./read-text";

/** A pair of words says less by itself than a word: most pairs were heard once. */
const PAIR = 0.6;
/** What of a question tells its topic: its telling words, and neighbours among all its words. */
export function wordsAndPairs(stems: string[]): Map<string, number> {
  const said = stems.filter((stem) => !(stem.startsWith("~") && isPassedOver(stem.slice(1))));
  const telling = said.filter(isTellingStem).map((stem) => (/^\d+$/.test(stem) ? "#" : stem));
  const found = new Map<string, number>();
  for (const [at, stem] of said.entries()) if (at > 0) found.set(`${said[at - 1]} ${stem}`, PAIR);
  for (const [at, stem] of telling.entries()) {
    if (at > 0) found.set(`${telling[at - 1]}_${stem}`, PAIR);
    found.set(stem, 1);
  }
  return found;
}
