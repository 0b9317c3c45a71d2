import type { z } from "@hono/zod-openapi";
import { Invalid } from "~/platform/errors";
import { nearestName } from "~/platform/nearest-name";
import { type Endpoint, Reply } from "./endpoint";
import { definitionOf, sameValueOf } from "./schema-parts";

/** Every field that a row of the answer may have; a page stands for its rows. */
function rowFields(schema: z.ZodType): string[] {
  const { shape, element } = definitionOf(schema);
  if (shape) {
    const rows = "nextCursor" in shape ? shape.data : undefined;
    return rows ? rowFields(rows) : Object.keys(shape);
  }
  const inner = [...sameValueOf(schema), ...(element ? [element] : [])];
  return [...new Set(inner.flatMap(rowFields))];
}

const found = new WeakMap<Endpoint, string[]>();

/** The fields that a reading call can be asked for one by one; none: its answer has no fields. */
export function fieldsOfAnswer(declared: Endpoint): string[] {
  const known = found.get(declared);
  if (known) return known;
  const { schema, contentType = "application/json" } = declared.answers[200] ?? {};
  const isRead = declared.method === "get" && schema && contentType === "application/json";
  const fields = isRead ? rowFields(schema) : [];
  found.set(declared, fields);
  return fields;
}

/** What `fields=id,name` asks for, each a name that the answer has. */
export function readFields(declared: Endpoint, text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const known = fieldsOfAnswer(declared);
  const asked = text.split(",").map((name) => name.trim());
  const strange = asked.find((name) => !known.includes(name));
  if (strange === undefined) return asked;
  const nearest = nearestName(strange, known);
  const message = nearest
    ? `There is no field "${strange.slice(0, 60)}" in this answer. Did you mean "${nearest}"?`
    : `There is no field "${strange.slice(0, 60)}" in this answer. Known: ${known.join(", ")}.`;
  throw new Invalid(message, { code: "unknown_field", fields: [{ field: "fields", message }] });
}

/** The rows of an answer with the asked fields alone. */
export function onlyFields(result: unknown, fields: string[] | undefined): unknown {
  if (!fields || result instanceof Response) return result;
  if (result instanceof Reply) return new Reply(result.status, picked(result.body, fields), result.headers);
  return picked(result, fields);
}

function picked(value: unknown, fields: string[]): unknown {
  if (Array.isArray(value)) return value.map((row) => picked(row, fields));
  if (typeof value !== "object" || value === null) return value;
  const page = value as { data?: unknown; nextCursor?: unknown };
  if (Array.isArray(page.data) && page.nextCursor !== undefined) return { ...page, data: picked(page.data, fields) };
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
}
