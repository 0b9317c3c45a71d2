import type { Database, Transaction } from "~/platform/db/client";
import { type Erasure, MARKED, subjectIn, type Who } from "./marks";
import { type Person, rowsOf } from "./rows-of";

export type MarkedCount = { table: string; why: string; erasure: Erasure; note: string | null; rows: number };

/** How many rows each table has about a person, and what becomes of them when the person is erased. */
export async function countMarked(from: Database | Transaction, who: Who, person: Person): Promise<MarkedCount[]> {
  const counts: MarkedCount[] = [];
  for (const marked of MARKED) {
    const subject = subjectIn(marked, who);
    const where = subject && rowsOf(marked, subject, person);
    if (!subject || !where) continue;
    const rows = from[marked.model as keyof typeof from] as unknown as {
      count(query: { where: object }): Promise<number>;
    };
    const { table, why } = marked;
    counts.push({
      table,
      why,
      erasure: subject.erasure,
      note: subject.note ?? null,
      rows: await rows.count({ where }),
    });
  }
  return counts.filter(({ rows }) => rows > 0);
}
