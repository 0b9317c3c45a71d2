import type { z } from "@hono/zod-openapi";

/** What zod keeps of a schema, as far as we look into it. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  getter?: () => z.ZodType;
};

/** The one place that looks into zod's schemas. */
export const definitionOf = (schema: z.ZodType): Definition => (schema as z.ZodType & { def: Definition }).def;

/** The schemas that the same value meets: what is wrapped, the choices of a union, both halves of an intersection. */
export function sameValueOf(schema: z.ZodType): z.ZodType[] {
  const { innerType, in: first, options = [], left, right, getter } = definitionOf(schema);
  return [innerType, first, left, right, getter?.(), ...options].filter((one) => one !== undefined);
}

/** The schemas of what is inside a value: its fields, its rows. */
export function insideOf(schema: z.ZodType): z.ZodType[] {
  const { element, valueType, shape = {} } = definitionOf(schema);
  return [element, valueType, ...Object.values(shape)].filter((one) => one !== undefined);
}
