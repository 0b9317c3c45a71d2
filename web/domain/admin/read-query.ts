import type { z } from "zod";

/** What an address asks of a list; a parameter that says nothing known is as if it were not there. */
export function readQuery<Schema extends z.ZodObject>(
  schema: Schema,
  params: Record<string, string>,
): z.output<Schema> {
  const first = schema.safeParse(params);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map(({ path }) => String(path[0])));
  return schema.parse(Object.fromEntries(Object.entries(params).filter(([name]) => !wrong.has(name))));
}
