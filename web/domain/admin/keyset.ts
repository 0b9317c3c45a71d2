import { readCursor, writeCursor } from "~/platform/cursor";
import { pool } from "~/platform/db/pool";
import type { Condition } from "~/platform/db/search-text";
import { invalidField } from "~/platform/errors";

/** The order of a list: expressions that have an index in this order, the last one unique. */
export type Order = { name: string; keys: readonly { sql: string; type: string }[]; descending: boolean };

export type Page<Row> = { data: Row[]; nextCursor: string | null; previousCursor: string | null };

type Request = {
  columns: string;
  from: string;
  /** Conditions with their values; `?` stands for the next value. */
  where: readonly Condition[];
  order: Order;
  limit: number;
  cursor?: string | null;
  /** So many rows in the order of the list are looked through before all of them: what is common is among them. */
  lookFirst?: number;
};

type Keyed = { keyset: string[] };

/**
 * One page of a list by the keys of its neighbours: the thousandth page costs what the first does. Every row is read by
 * an index in its order, forwards or backwards.
 */
export async function keysetPage<Row extends object>(request: Request): Promise<Page<Row>> {
  const { order, limit } = request;
  const place = readPlace(order, request.cursor);
  const backwards = place?.backwards ?? false;
  const near = request.lookFirst ? await rowsOf<Row>(request, place, request.lookFirst) : [];
  const rows = near.length > limit ? near : await rowsOf<Row>(request, place);
  const isMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (backwards) shown.reverse();
  const at = (row: (Row & Keyed) | undefined, way: number) =>
    row ? writeCursor([order.name, way, ...row.keyset]) : null;
  return {
    data: shown.map(({ keyset: _, ...row }) => row as unknown as Row),
    nextCursor: isMore || backwards ? at(shown.at(-1), 0) : null,
    previousCursor: place && (isMore || !backwards) ? at(shown[0], 1) : null,
  };
}

type Found<Row> = (Row & Keyed)[];

/** The rows of a page and the one after it; with `among`, of the next so many rows only. */
async function rowsOf<Row extends object>(request: Request, place: Place | null, among?: number): Promise<Found<Row>> {
  const { order, from, columns, limit } = request;
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const direction = order.descending === (place?.backwards ?? false) ? "asc" : "desc";
  const ordered = `order by ${order.keys.map(({ sql }) => `${sql} ${direction}`).join(", ")}`;
  const conditions = request.where.map((one) => filled(one, bind));
  const start = place ? [beyond(order, place, bind)] : [];
  const alias = from.split(" ").at(-1);
  const inside = among
    ? `(select ${alias}.* from ${from} where ${start.join(" and ") || "true"} ${ordered} limit ${bind(among)}) as ${alias}`
    : from;
  const wanted = among ? conditions : [...conditions, ...start];
  const sql = `select ${columns}, array[${order.keys.map(({ sql }) => `(${sql})::text`).join(", ")}] as keyset
     from ${inside} where ${wanted.join(" and ") || "true"} ${ordered} limit ${bind(limit + 1)}`;
  const { rows } = await pool()
    .query<Row & Keyed>(sql, values)
    .catch((error) => {
      throw place && isDataFault(error) ? staleCursor() : error;
    });
  return rows;
}

/** Class 22: a text that is no number or no time. With a cursor only the cursor can hold one. */
const isDataFault = (error: { code?: string }): boolean => error.code?.startsWith("22") === true;

type Place = { backwards: boolean; keys: string[] };

/** A cursor belongs to its order: with another one it would name a place that is not there. */
function readPlace(order: Order, cursor: string | null | undefined): Place | null {
  const kinds = ["string", "number", ...order.keys.map(() => "string" as const)] as const;
  const parts = readCursor(cursor, ...kinds);
  if (!parts) return null;
  if (parts[0] !== order.name) throw staleCursor();
  return { backwards: parts[1] === 1, keys: parts.slice(2) as string[] };
}

function beyond(order: Order, { backwards, keys }: Place, bind: (value: unknown) => string): string {
  const left = order.keys.map(({ sql }) => sql).join(", ");
  const right = order.keys.map(({ type }, index) => `${bind(keys[index])}::text::${type}`).join(", ");
  return `(${left}) ${order.descending === backwards ? ">" : "<"} (${right})`;
}

function filled({ sql, values = [] }: Condition, bind: (value: unknown) => string): string {
  let next = 0;
  return sql.replace(/\?/g, () => bind(values[next++]));
}

const staleCursor = () => invalidField("cursor", "This cursor is not one of ours. Start from the first page.");
