import { replicaPool } from "~/platform/db/pool";
import { once } from "~/platform/once";

const KEPT_WORDS = 20_000;
const MAX_WORD = 60;

const known = () => once("research-stems", () => new Map<string, string>());

const SQL = `select w as word, coalesce((ts_lexize('english_stem', w))[1], '') as stem from unnest($1::text[]) w`;

/** The stems of words as PostgreSQL's own dictionary gives them, so that question and index agree; '' for a stop word. */
export async function stemsOf(words: Iterable<string>): Promise<Map<string, string>> {
  const cache = known();
  const found = new Map<string, string>();
  const missing = new Set<string>();
  for (const word of words) {
    const stem = cache.get(word);
    if (stem !== undefined) found.set(word, stem);
    else missing.add(word.slice(0, MAX_WORD));
  }
  if (missing.size > 0) {
    const { rows } = await replicaPool().query<{ word: string; stem: string }>({
      name: "research-stems",
      text: SQL,
      values: [[...missing]],
    });
    if (cache.size + rows.length > KEPT_WORDS) cache.clear();
    for (const { word, stem } of rows) {
      cache.set(word, stem);
      found.set(word, stem);
    }
  }
  return found;
}
