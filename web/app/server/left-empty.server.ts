import { z } from "zod";

/**
 * A browser sends every field of a form, also one that was left empty, or that the other choices hide. Where the schema
 * does without a field and takes no empty text for it, an empty one counts as not filled in: null where the schema knows
 * null, since a field that was emptied takes its value away, otherwise as if it had not been sent. Of a number or a day
 * the empty text is none: `Number("")` is 0, which nobody typed. Whether a field may stay empty is said by its schema alone.
 */
export function readingEmpty<Schema extends z.ZodType>(schema: Schema) {
  const fields = fieldsOf(schema);
  if (!fields) return schema;
  return z.preprocess((sent) => {
    if (typeof sent !== "object" || sent === null) return sent;
    const entries = Object.entries(sent).map(([name, value]) => {
      const field = fields[name];
      return [name, field && isEmpty(value) ? meantBy(field, value) : value];
    });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }, schema);
}

const isEmpty = (value: unknown): boolean =>
  value === "" || (value instanceof Blob && value.size === 0 && (!("name" in value) || value.name === ""));

function meantBy(field: z.ZodType, empty: unknown): unknown {
  if (!isOtherThanText(field) && accepts(field, empty)) return empty;
  if (accepts(field, null) && !isCoerced(field)) return null;
  return accepts(field, undefined) || isOtherThanText(field) ? undefined : empty;
}

function accepts(field: z.ZodType, value: unknown): boolean {
  try {
    return field.safeParse(value).success;
  } catch {
    // It asks something that takes time, so it cannot be tried here: what was sent stands.
    return value === "";
  }
}

const NO_TEXT = ["number", "bigint", "date", "file"];
const isOtherThanText = (field: z.ZodType): boolean => NO_TEXT.includes(innermost(field)._zod.def.type);

/** `Number(null)` is 0 as well. */
const isCoerced = (field: z.ZodType): boolean => Boolean((innermost(field)._zod.def as { coerce?: boolean }).coerce);

type Wrapper = { innerType?: z.ZodType; in?: z.ZodType };

/** The schema without `optional`, `default` and what is done with it afterwards. */
function innermost(schema: z.ZodType): z.ZodType {
  const { innerType, in: before } = schema._zod.def as Wrapper;
  const inner = innerType ?? before;
  return inner ? innermost(inner) : schema;
}

function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> | null {
  const inner = innermost(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : null;
}
