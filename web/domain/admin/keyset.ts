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
  /** Asks in a transaction of the caller's, where the rows stand behind a wall. */
  ask?: (sql: string, values: unknown[]) => Promise<unknown[]>;
  /** So many rows in the order of the list are looked through before all of them: what is common is among them. */
  lookFirst?: number;
  /** What is found is few: all of it is brought by the indices of the conditions before it is ordered. */
  gather?: boolean;
};

/** So many hits among the rows that were looked through first tell how far the page reaches. */
const TELLING_HITS = 5;
/** Walking further than this costs more than gathering what so rare a text has. */
const MOST_WALKED = 80_000;

type Keyed = { keyset: string[] };

/**
 * One page of a list by the keys of its neighbours: the thousandth page costs what the first does. Every row is read by
 * an index in its order, forwards or backwards.
 */
export async function keysetPage<Row extends object>(request: Request): Promise<Page<Row>> {
  const { order, limit } = request;
  const place = readPlace(order, request.cursor);
  const backwards = place?.backwards ?? false;
  const rows = (await nearRows<Row>(request, place)) ?? (await rowsOf<Row>(request, place));
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

/** A full page from the beginning of the list, where the rows looked through first promise one; else null. */
async function nearRows<Row extends object>(request: Request, place: Place | null): Promise<Found<Row> | null> {
  const { lookFirst, limit } = request;
  if (!lookFirst) return null;
  const near = await rowsOf<Row>(request, place, lookFirst);
  if (near.length > limit) return near;
  if (near.length < TELLING_HITS) return null;
  const promised = Math.ceil((1.5 * lookFirst * (limit + 1)) / near.length);
  if (promised > MOST_WALKED) return null;
  const further = await rowsOf<Row>(request, place, promised);
  return further.length > limit ? further : null;
}

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
  const part = (where: string[], end: string) =>
    `(select ${alias}.* from ${from} where ${where.join(" and ") || "true"} ${end}) as ${alias}`;
  let inside = from;
  let wanted = [...conditions, ...start];
  if (among) {
    inside = part(start, `${ordered} limit ${bind(among)}`);
    wanted = conditions;
  } else if (request.gather) {
    // `offset 0` keeps the planner from walking the list in its order after all.
    inside = part(wanted, "offset 0");
    wanted = [];
  }
  const sql = `select ${columns}, array[${order.keys.map(({ sql }) => `(${sql})::text`).join(", ")}] as keyset
     from ${inside} where ${wanted.join(" and ") || "true"} ${ordered} limit ${bind(limit + 1)}`;
  const ask = request.ask ?? (async (text, bound) => (await pool().query(text, bound)).rows);
  const rows = await ask(sql, values).catch((error) => {
    throw place && isDataFault(error) ? staleCursor() : error;
  });
  return rows as Found<Row>;
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
