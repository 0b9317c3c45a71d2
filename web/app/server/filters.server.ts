import type { z } from "zod";

/** The filters of an address; what somebody mistyped there counts as not said. */
export function filtersOf<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  fixed: object = {},
): z.output<Schema> {
  const given = { ...Object.fromEntries(new URL(request.url).searchParams), ...fixed };
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}
