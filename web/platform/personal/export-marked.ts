import type { Database, Transaction } from "~/platform/db/client";
import { MARKED, type MarkedColumn, type MarkedModel, subjectIn, type Who } from "./marks";
import { type Person, rowsOf } from "./rows-of";

type Rows = { findMany(query: { where: object; omit: object }): Promise<object[]> };

/**
 * Everything that is stored about a person, by table, as the schema declares it. Secrets stay: they would open the account,
 * or tell browsers apart, also in their owner's hands.
 */
export async function exportMarked(
  from: Database | Transaction,
  who: Who,
  person: Person,
  only: (marked: MarkedModel) => boolean = () => true,
): Promise<Record<string, object[]>> {
  const all: Record<string, object[]> = {};
  for (const marked of MARKED) {
    const subject = subjectIn(marked, who);
    const where = subject && rowsOf(marked, subject, person);
    if (!where || marked.withheld || !only(marked)) continue;
    const secrets = marked.columns.filter(isSecret).map(({ name }) => [name, true]);
    const rows = from[marked.model as keyof typeof from] as unknown as Rows;
    all[marked.table] = await rows.findMany({ where, omit: Object.fromEntries(secrets) });
  }
  return all;
}

const isSecret = ({ kind, name }: MarkedColumn): boolean => kind === "secret" || name.endsWith("Hash");

/** For a file: what is more than a number can hold is text. */
export const exportText = (data: object): string =>
  JSON.stringify(data, (_name, value) => (typeof value === "bigint" ? plain(value) : value), 2);

const plain = (value: bigint) => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value));
