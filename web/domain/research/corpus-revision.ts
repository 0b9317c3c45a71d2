import type { PoolClient } from "pg";
import { shared } from "~/platform/db/gathered";
import { replicaPool } from "~/platform/db/pool";
import { deepFrozen } from "~/platform/frozen";
import { once } from "~/platform/once";

const SQL = { name: "corpus-revision", text: "select revision from corpus_revisions where id = 1" };

type Asking = { query: PoolClient["query"] };

/** The revision of the corpus that a reading sees. */
export async function revisionIn(client: Asking): Promise<string> {
  const { rows } = await client.query<{ revision: string }>(SQL);
  return rows[0]?.revision ?? "";
}

/** The revision of the corpus in service; what was made of another one is made anew. */
export const corpusRevision = (): Promise<string> =>
  once("corpus-revision", () => shared(() => revisionIn(replicaPool())))();

/** Keys are short, and what is made is not. */
const ASKED_PER_KEPT = 10;

/**
 * What is made of the corpus in service, once per revision and key; the oldest go when there are more than `most`. What is
 * asked for the first time is not kept yet: most questions are asked once, and would only push out those that come again. What
 * is kept is frozen, because many read it.
 */
export function keptPerRevision<Made>(name: string, most: number) {
  const held = () =>
    once(`kept-${name}`, () => ({ revision: "", made: new Map<string, Made>(), asked: new Set<string>() }));
  return async (key: string, make: () => Promise<{ revision: string; made: Made }>): Promise<Made> => {
    const kept = held();
    const present = await corpusRevision();
    if (kept.revision === present) {
      const known = kept.made.get(key);
      if (known !== undefined) {
        // The one used last is the last to go.
        kept.made.delete(key);
        kept.made.set(key, known);
        return known;
      }
    }
    const { revision, made } = await make();
    if (kept.revision !== revision) {
      kept.made.clear();
      kept.revision = revision;
    }
    if (!kept.asked.delete(key)) {
      kept.asked.add(key);
      if (kept.asked.size > most * ASKED_PER_KEPT) kept.asked.delete(kept.asked.keys().next().value as string);
      return made;
    }
    kept.made.set(key, deepFrozen(made));
    if (kept.made.size > most) kept.made.delete(kept.made.keys().next().value as string);
    return made;
  };
}
