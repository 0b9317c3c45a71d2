import type { z } from "zod";
import { spokenError } from "~/app/server/spoken-errors.server";
import { Invalid } from "~/platform/errors";

/** What a form gathered, through the domain's own schema; what is wrong comes back at its field. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value, { error: spokenError });
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  throw new Invalid(fields[0]?.message ?? "Please check the fields.", { fields });
}

/** Whole dollars and cents as typed: `62,000` or `18.50`. Null where nothing was typed, NaN where it is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, "");
  if (plain === "") return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** The lines of a text area that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
