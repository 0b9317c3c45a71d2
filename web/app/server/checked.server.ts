import type { z } from "zod";
import { Invalid } from "~/platform/errors";
import { spokenError } from "./spoken-errors.server";

/** What a form gathered, through the domain's own schema; what is wrong comes back at its field. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value, { error: spokenError });
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  throw new Invalid(fields[0]?.message ?? "Please check the fields.", { fields });
}
