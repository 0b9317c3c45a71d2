import { getRefId } from "@asteasolutions/zod-to-openapi";
import type { z } from "@hono/zod-openapi";
import type { Endpoint } from "./endpoint";
import { definitionOf, insideOf, sameValueOf } from "./schema-parts";

/**
 * The named schemas of the endpoints, without what is wrapped around them at one place and the inner ones first: told to the document
 * beforehand, because it takes the first writing that it meets, and `Name.nullable()` would make the name itself nullable.
 */
export function namedSchemas(endpoints: readonly Endpoint[], clashes = new Set<string>()): Map<string, z.ZodType> {
  const found = new Map<string, z.ZodType>();
  const seen = new Set<z.ZodType>();
  const visit = (schema: z.ZodType | undefined): void => {
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    for (const inner of [...sameValueOf(schema), ...insideOf(schema)]) visit(inner);
    const name = getRefId(schema);
    if (!name || definitionOf(schema).innerType) return;
    if (!found.has(name)) found.set(name, schema);
    else if (fieldsOf(found.get(name)) !== fieldsOf(schema)) clashes.add(name);
  };
  for (const { query, body, answers } of endpoints) {
    visit(query);
    visit(body);
    for (const { schema } of Object.values(answers)) visit(schema);
  }
  return found;
}

const fieldsOf = (schema: z.ZodType | undefined): string =>
  Object.keys((schema && definitionOf(schema).shape) ?? {}).join();

/** Names that two different schemas claim: one of them would be documented as the other. */
export function clashingNames(endpoints: readonly Endpoint[]): string[] {
  const clashes = new Set<string>();
  namedSchemas(endpoints, clashes);
  return [...clashes];
}
