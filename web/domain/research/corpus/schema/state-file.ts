import { z } from "zod";
import { figureValue, lawSchema } from "./law";
import { asOf, level, plainDate, sentence, slug, stateCode, url } from "./values";

export const agencies = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, "an agency key has lower-case letters"),
  z.strictObject({ name: z.string().min(3), url: url.optional() }),
);

/** A topic for which no state law was found; it becomes a record of its own. */
export const absentSchema = z.strictObject({
  topic: z.string(),
  level,
  verifiedAsOf: asOf,
  source: z.string().min(3),
  federal: z.array(slug).optional(),
  citations: z.array(z.string().min(3)).default([]),
  text: sentence.optional(),
  figures: z.record(z.string(), figureValue).default({}),
});
export type WrittenAbsence = z.infer<typeof absentSchema>;

/** `states/<state>.yaml` */
export const stateFileSchema = z.strictObject({
  state: stateCode,
  name: z.string().min(4),
  read: plainDate,
  code: z.strictObject({ name: z.string().min(3), url }),
  agencies,
  laws: z.array(lawSchema),
  absent: z.array(absentSchema).default([]),
});
export type StateFile = z.infer<typeof stateFileSchema>;
