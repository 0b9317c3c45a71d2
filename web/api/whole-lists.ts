import { z } from "@hono/zod-openapi";
import { sinceQuery } from "~/platform/calendar/since";
import { type Endpoint, Reply } from "./endpoint";
import { definitionOf, sameValueOf } from "./schema-parts";

/** How a list that is answered as a whole is wanted: lists in pages order and narrow their own rows. */
export type ListView = { sort?: string; createdSince?: Date; updatedSince?: Date };

type Shape = Record<string, z.ZodType>;
const ORDERED = ["string", "number", "boolean", "date", "enum", "literal"];
const found = new WeakMap<Endpoint, Shape>();

/** The parameters by which the rows of a whole list are ordered and narrowed; none: it is no such list. */
export function listQueryOf(declared: Endpoint): Shape {
  const known = found.get(declared);
  if (known) return known;
  const row = rowOf(declared);
  const names = Object.keys(row).filter((name) => isOrdered(row[name] as z.ZodType));
  const made: Shape = {
    ...(names.length > 0 ? { sort: sortBy(names) } : {}),
    ...(row.createdAt ? { createdSince: sinceQuery.createdSince } : {}),
    ...(row.updatedAt ? { updatedSince: sinceQuery.updatedSince } : {}),
  };
  found.set(declared, made);
  return made;
}

const sortBy = (names: string[]) =>
  z
    .enum(names.flatMap((name) => [name, `-${name}`]) as [string, ...string[]])
    .optional()
    .describe("By this field, with a minus the greatest first; what has none comes last");

/** The fields of a row where every row is in the answer. */
function rowOf({ method, answers, query, contentType }: Endpoint & { contentType?: string }): Shape {
  const schema = answers[200]?.schema;
  const taken = query ? Object.keys(definitionOf(query).shape ?? { limit: query }) : [];
  if (method !== "get" || !schema || contentType || taken.includes("limit") || taken.includes("sort")) return {};
  const { shape, element } = definitionOf(schema);
  if (element) return definitionOf(element).shape ?? {};
  const rows = shape?.nextCursor ? shape.data && definitionOf(shape.data).element : undefined;
  return (rows && definitionOf(rows).shape) ?? {};
}

/** A single value that has an order, also where it may be missing. */
function isOrdered(schema: z.ZodType): boolean {
  const { type } = definitionOf(schema);
  if (ORDERED.includes(type)) return true;
  return ["optional", "nullable", "default"].includes(type) && sameValueOf(schema).every(isOrdered);
}

/** The answer with the rows that are wanted, in the order that is wanted. */
export function inView(result: unknown, view: ListView): unknown {
  if (Object.values(view).every((value) => value === undefined) || result instanceof Response) return result;
  if (result instanceof Reply) return new Reply(result.status, inView(result.body, view), result.headers);
  if (Array.isArray(result)) return ordered(result, view);
  const page = result as { data: Row[] };
  return { ...page, data: ordered(page.data, view) };
}

type Row = Record<string, unknown>;

function ordered(rows: readonly Row[], { sort, createdSince, updatedSince }: ListView): Row[] {
  const kept = rows.filter((row) => isSince(row.createdAt, createdSince) && isSince(row.updatedAt, updatedSince));
  if (!sort) return kept;
  const isDown = sort.startsWith("-");
  const name = isDown ? sort.slice(1) : sort;
  return kept.sort((a, b) => compare(a[name], b[name], isDown));
}

const isSince = (at: unknown, since: Date | undefined): boolean =>
  since === undefined || new Date(at as string | Date) >= since;

function compare(a: unknown, b: unknown, isDown: boolean): number {
  const [isNone, isOtherNone] = [a === null || a === undefined, b === null || b === undefined];
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  const way = isDown ? -1 : 1;
  if (typeof a === "string" && typeof b === "string") return way * a.localeCompare(b, "en");
  return way * (Number(a) - Number(b));
}
