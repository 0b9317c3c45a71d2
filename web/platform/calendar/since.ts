import { z } from "zod";
import { Prisma } from "../db/generated/client";

const since = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], {
    error: "Give a day such as 2026-11-20, or a time such as 2026-11-20T15:00:00Z",
  })
  .transform((text) => new Date(text))
  .optional();

export const createdSince = since.describe("Only what was made at this time or later; a day begins in UTC");

/** What every list of records can be asked for, so that a program reads only what is new to it. */
export const sinceQuery = {
  createdSince,
  updatedSince: since.describe("Only what was changed at this time or later; a day begins in UTC"),
};

/** The same with the way round, for a list in pages whose numbers grow with time. */
export const inTurnQuery = {
  ...sinceQuery,
  sort: z
    .enum(["-createdAt", "createdAt"])
    .optional()
    .describe("The newest first, or with `createdAt` the oldest first"),
};
/** For rows that never change. */
export const { updatedSince: _never, ...writtenOnceQuery } = inTurnQuery;
export type InTurn = Since & { sort?: "-createdAt" | "createdAt" };

/** The rows behind a place in such a list, and their order. */
export function inTurn({ sort }: InTurn, place: number | undefined) {
  const isUp = sort === "createdAt";
  return { behind: isUp ? { gt: place } : { lt: place }, orderBy: { id: isUp ? "asc" : "desc" } } as const;
}

export type Since = { createdSince?: Date; updatedSince?: Date };

export const sinceWhere = ({ createdSince: made, updatedSince: changed }: Since) => ({
  ...(made ? { createdAt: { gte: made } } : {}),
  ...(changed ? { updatedAt: { gte: changed } } : {}),
});

/** The same for a table of a statement of our own, beginning with `and`. */
export const sinceSql = (table: Prisma.Sql, { createdSince: made, updatedSince: changed }: Since): Prisma.Sql =>
  Prisma.sql`${made ? Prisma.sql`and ${table}.created_at >= ${made}` : Prisma.empty} ${changed ? Prisma.sql`and ${table}.updated_at >= ${changed}` : Prisma.empty}`;
