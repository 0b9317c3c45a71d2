import type { Transaction } from "~/platform/db/client";
import { MARKED, type MarkedColumn, type MarkedModel, subjectIn, type Who } from "~/platform/personal/marks";
import { type Person, rowsOf } from "~/platform/personal/rows-of";

/** Short enough for every column. */
export const TRACE = "Zq7x";

type Rows = {
  updateMany(query: { where: object; data: object }): Promise<{ count: number }>;
  count(query: { where: object }): Promise<number>;
};
const rowsIn = (tx: Transaction, { model }: MarkedModel) => tx[model as keyof Transaction] as unknown as Rows;

/** Writes the trace into every personal text of the person that has to go, and answers the tables that had no row. */
export async function leaveTraces(tx: Transaction, who: Who, person: Person): Promise<string[]> {
  const without: string[] = [];
  for (const marked of MARKED) {
    const subject = subjectIn(marked, who);
    const where = subject && rowsOf(marked, subject, person);
    if (!subject || !where || subject.erasure === "kept") continue;
    if ((await rowsIn(tx, marked).count({ where })) === 0) without.push(marked.table);
    const going = marked.columns.filter((one) => one.stays === undefined && /^(String|Json)$/.test(one.type));
    const text = going.filter(
      ({ kind, name }) => kind !== "link" && kind !== "secret" && name !== "email" && !name.endsWith("Address"),
    );
    const data = Object.fromEntries(text.map((one) => [one.name, traceIn(one)]));
    if (text.length > 0) await rowsIn(tx, marked).updateMany({ where, data });
  }
  return without;
}

const traceIn = ({ shape, type }: MarkedColumn): unknown => {
  if (shape === "list") return [TRACE];
  return type === "Json" ? { text: TRACE } : TRACE;
};

/** The tables of people in which something still stands, as far as this transaction sees. */
export async function tablesWith(tx: Transaction, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of MARKED) {
    const [row] = await tx.$queryRawUnsafe<{ n: bigint }[]>(
      `select count(*) as n from "${table}" t where t::text ilike '%' || $1 || '%'`,
      text,
    );
    if (row && row.n > 0n) found.push(table);
  }
  return found;
}
