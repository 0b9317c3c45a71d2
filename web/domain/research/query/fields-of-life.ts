import table from "./tables/fields-of-life.json";
import { WORK_WORDS } from "./work-words";

const FIELDS: ReadonlyMap<string, string[]> = byWord(table.fields);

function byWord(fields: Record<string, string>): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const [field, said] of Object.entries(fields))
    for (const word of said.split(" ")) words.set(word, [...(words.get(word) ?? []), field]);
  return words;
}

const NONE: string[] = [];

/** The fields of life that a word is at home in: 'nurses' is a trade, 'coach' a trade and sport. */
export function fieldsOf(word: string): string[] {
  return FIELDS.get(word) ?? (word.endsWith("s") ? FIELDS.get(word.slice(0, -1)) : undefined) ?? NONE;
}

/** A word of work or of another field of life, and so none that is misspelt. */
export const isOfLife = (word: string): boolean => fieldsOf(word).length > 0 || WORK_WORDS.has(word);
