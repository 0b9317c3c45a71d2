import type { z } from "zod";
import { SourceDrift } from "./types";

/** An answer in the shape that we know: unknown fields pass, a missing or changed one that we need is drift. */
export function checked<Schema extends z.ZodType>(schema: Schema, answer: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join(".") || "the whole";
  throw new SourceDrift(`${what} has changed its shape at ${where}: ${issue?.message ?? "unknown"}`);
}
