import { readCursor, writeCursor } from "~/platform/cursor";
import { pool } from "~/platform/db/pool";
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
};

export type Condition = { sql: string; values?: readonly unknown[] };

type Keyed = { keyset: string[] };

/**
 * One page of a list by the keys of its neighbours: the thousandth page costs what the first does. Every row is read by
 * an index in its order, forwards or backwards.
 */
export async function keysetPage<Row extends object>(request: Request): Promise<Page<Row>> {
  const { order, limit } = request;
  const place = readPlace(order, request.cursor);
  const backwards = place?.backwards ?? false;
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = request.where.map((one) => filled(one, bind));
  if (place) conditions.push(beyond(order, place, bind));
  const direction = order.descending === backwards ? "asc" : "desc";
  const sql = `select ${request.columns}, array[${order.keys.map(({ sql }) => `(${sql})::text`).join(", ")}] as keyset
     from ${request.from} where ${conditions.join(" and ") || "true"}
     order by ${order.keys.map(({ sql }) => `${sql} ${direction}`).join(", ")} limit ${bind(limit + 1)}`;
  const { rows } = await pool()
    .query<Row & Keyed>(sql, values)
    .catch((error) => {
      throw place && isDataFault(error) ? staleCursor() : error;
    });
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

/** A text as it stands inside a LIKE pattern. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
