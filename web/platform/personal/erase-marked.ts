import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { MARKED, type MarkedColumn, type MarkedModel, subjectIn, type Who } from "./marks";
import { type Person, rowsOf } from "./rows-of";

type Rows = {
  deleteMany(query: { where: object }): Promise<unknown>;
  updateMany(query: { where: object; data: object }): Promise<unknown>;
  findMany(query: { where: object; select: object }): Promise<{ id: number }[]>;
};

/**
 * Takes a person out of every table of theirs, as the schema declares it: rows that go, columns that are emptied. What the
 * schema says is erased elsewhere (files, mails, links) is the caller's.
 */
export async function eraseMarked(tx: Transaction, who: Who, person: Person): Promise<void> {
  for (const marked of MARKED) {
    const subject = subjectIn(marked, who);
    const where = subject && rowsOf(marked, subject, person);
    if (!subject || !where) continue;
    const rows = tx[marked.model as keyof Transaction] as unknown as Rows;
    if (subject.erasure === "whole") await rows.deleteMany({ where });
    if (subject.erasure === "columns") await emptyColumns(rows, marked, where);
  }
}

async function emptyColumns(rows: Rows, { columns }: MarkedModel, where: object): Promise<void> {
  const going = columns.filter(({ stays }) => stays === undefined);
  const own = going.filter(({ to }) => to?.includes("{id}"));
  if (own.length > 0) {
    for (const { id } of await rows.findMany({ where, select: { id: true } })) {
      const data = Object.fromEntries(own.map(({ name, to }) => [name, to?.replace("{id}", String(id))]));
      await rows.updateMany({ where: { id }, data });
    }
  }
  const data = Object.fromEntries(going.filter((one) => !own.includes(one)).map((one) => [one.name, emptied(one)]));
  if (Object.keys(data).length > 0) await rows.updateMany({ where, data });
}

function emptied({ name, shape, type, to }: MarkedColumn): unknown {
  if (to !== undefined) return type === "Json" ? JSON.parse(to) : to;
  if (shape === "list") return [];
  if (shape === "required") throw new Error(`${name} cannot be empty: the schema must say what stands there instead.`);
  return type === "Json" ? Prisma.DbNull : null;
}
