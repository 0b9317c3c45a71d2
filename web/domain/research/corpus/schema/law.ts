import { z } from "zod";
import { pointName, provisionSchema, SAID_TO_BE_NONE } from "./provision";
import { asOf, category, level, plainDate, STATUSES, sentence, slug, url, yesNo } from "./values";

/** Remedies have a fixed first word group so that they can be counted; details follow in brackets. */
export const REMEDIES = [
  "back pay",
  "unpaid wages",
  "front pay",
  "reinstatement",
  "liquidated damages",
  "treble damages",
  "compensatory damages",
  "punitive damages",
  "statutory damages",
  "interest",
  "attorney fees",
  "injunction",
  "civil penalty",
  "criminal penalty",
  "agency order",
  "contract term void",
  "benefits",
  "leave restored",
  "license suspension",
  "contract debarment",
  "notice to be corrected",
  "none stated",
] as const;

const remedy = z
  .string()
  .refine((text) => REMEDIES.some((name) => text === name || /^ \(.+\)$/.test(remainder(text, name))), {
    message: `a remedy starts with one of: ${REMEDIES.join(", ")}; details follow in brackets`,
  });

function remainder(text: string, name: string): string {
  return text.startsWith(name) ? text.slice(name.length) : "";
}

/** Figures are checked against the topic's declaration, so any shape of scalar is let in here. */
export const figureScalar = z.union([z.number(), z.string(), z.boolean(), z.null()]);
export const figureValue = z.union([
  figureScalar,
  z.strictObject({ value: figureScalar, level: level.optional(), note: z.string().optional() }),
]);

/** One law as it is written in a corpus file. */
export const lawSchema = z.strictObject({
  slug,
  title: z.string().min(3).max(160),
  popularNames: z.array(z.string().min(2)).default([]),
  citations: z.array(z.string().min(3)).min(1),
  topics: z.array(z.string()).min(1),
  category: category.optional(),
  status: z.enum(STATUSES).default("in force"),
  effectiveDate: plainDate.optional(),
  verifiedAsOf: asOf,
  level,
  source: z.string().min(3),
  applies: z.strictObject({
    minEmployees: z.number().int().positive().optional(),
    counting: z.string().min(3).optional(),
    text: sentence,
  }),
  summary: sentence,
  provisions: z.array(provisionSchema).min(1),
  /** Looked for and not found: the law has no such thing. What is neither here nor among the provisions is unknown. */
  none: z.array(z.enum(SAID_TO_BE_NONE)).default([]),
  /** Points that were looked for in the law of this place, and nothing was found. */
  silent: z.array(pointName).default([]),
  agency: z.string().min(1),
  privateAction: z.union([yesNo, z.literal("unknown")]).default("unknown"),
  remedies: z.array(remedy).min(1),
  figures: z.record(z.string(), figureValue).default({}),
  related: z.array(slug).default([]),
  note: sentence.optional(),
  url: url.optional(),
});
export type WrittenLaw = z.infer<typeof lawSchema>;
