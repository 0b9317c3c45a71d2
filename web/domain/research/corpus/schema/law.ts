import { z } from "zod";
import {
  asOf,
  category,
  level,
  listOrNothing,
  nothing,
  plainDate,
  STATUSES,
  sentence,
  slug,
  url,
  yesNo,
} from "./values";

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

const pinned = z.strictObject({ text: sentence, pin: z.string().min(1) });

/** A plain sentence, or one with a pinpoint and a number that can be sorted. */
function noted<T extends z.ZodRawShape>(extra: T) {
  const full = z.strictObject({ text: sentence, pin: z.string().min(1).optional(), ...extra });
  return z.union([sentence.transform((text) => ({ text }) as z.infer<typeof full>), full]);
}

export const PENALTY_UNITS = [
  "dollars",
  "percent",
  "times unpaid wages",
  "days of pay",
  "days in jail",
  "months in jail",
  "years in prison",
] as const;

const penalty = z.strictObject({
  text: sentence,
  kind: z.enum(["civil", "criminal", "damages"]).default("civil"),
  per: z.string().min(1).optional(),
  min: z.number().nonnegative().optional(),
  max: z.number().nonnegative().optional(),
  unit: z.enum(PENALTY_UNITS).default("dollars"),
  year: z.number().int().optional(),
  basis: z.string().min(1).optional(),
});

const limitation = z.strictObject({
  text: sentence,
  years: z.number().positive().optional(),
  months: z.number().positive().optional(),
  days: z.number().positive().optional(),
  pin: z.string().min(1).optional(),
});

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
  requirements: z.array(pinned).min(1),
  deadlines: listOrNothing(noted({ days: z.number().nonnegative().optional() })),
  notices: listOrNothing(noted({ url: url.optional() })),
  records: listOrNothing(noted({ years: z.number().positive().optional() })),
  agency: z.string().min(1),
  privateAction: z.union([yesNo, z.literal("unknown")]).default("unknown"),
  remedies: z.array(remedy).min(1),
  penalties: listOrNothing(penalty),
  limitation: z.union([nothing, limitation]),
  figures: z.record(z.string(), figureValue).default({}),
  related: z.array(slug).default([]),
  note: sentence.optional(),
  url: url.optional(),
});
export type WrittenLaw = z.infer<typeof lawSchema>;
