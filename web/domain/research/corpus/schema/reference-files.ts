import { z } from "zod";
import { asOf, level, plainDate, sentence, slug, stateCode, url, yesNo } from "./values";

/** `aliases.yaml`: what people say, and the topics or laws that they mean. */
export const aliasesFileSchema = z.strictObject({
  aliases: z
    .array(
      z.strictObject({
        say: z.array(z.string().min(2)).min(1),
        topics: z.array(z.string()).default([]),
        laws: z.array(slug).default([]),
      }),
    )
    .min(1),
});

/** `posters.yaml` */
export const postersFileSchema = z.strictObject({
  read: plainDate,
  posters: z
    .array(
      z.strictObject({
        slug,
        title: z.string().min(3),
        jurisdiction: z.string().regex(/^(FEDERAL|[A-Z]{2})$/),
        topics: z.array(z.string()).min(1),
        law: slug.optional(),
        citation: z.string().optional(),
        who: sentence,
        applicants: yesNo.default(false),
        penalty: sentence.optional(),
        url: url.optional(),
        level,
        verifiedAsOf: asOf,
        source: z.string().min(3),
      }),
    )
    .min(1),
});

/** `thresholds.yaml`: from how many employees a law applies, and how they are counted. */
export const thresholdsFileSchema = z.strictObject({
  read: plainDate,
  thresholds: z
    .array(
      z.strictObject({
        employees: z.number().int().positive(),
        jurisdiction: z.string().regex(/^(FEDERAL|[A-Z]{2})$/),
        law: slug,
        counting: sentence,
        level,
        source: z.string().min(3),
      }),
    )
    .min(1),
});

const optionalText = z.string().min(2).nullable().default(null);

/** `unemployment.yaml`: null means that our sources do not tell. */
export const unemploymentFileSchema = z.strictObject({
  read: plainDate,
  states: z
    .array(
      z.strictObject({
        slug,
        state: stateCode,
        name: z.string(),
        law: slug.optional(),
        agencyName: z.string(),
        agencyWebsite: url,
        weeklyBenefitMin: z.number().nullable(),
        weeklyBenefitMax: z.number().nullable(),
        maxBenefitWeeks: z.number().nullable(),
        durationRule: optionalText,
        waitingWeek: z.boolean().nullable(),
        taxableWageBase: z.number().nullable(),
        newEmployerRate: z.number().nullable(),
        newEmployerRateNote: optionalText,
        appealDays: z.number().nullable(),
        appealNote: optionalText,
        basePeriod: optionalText,
        benefitFormula: optionalText,
        workSharing: z.boolean().nullable(),
        dependentAllowance: z.boolean().nullable(),
        selfEmploymentAssistance: z.boolean().nullable(),
        voluntaryQuitRule: optionalText,
        misconductRule: optionalText,
        levels: z.record(z.string(), level).default({}),
        level,
        verifiedAsOf: asOf,
        source: z.string().min(3),
      }),
    )
    .length(51, "one record for each of the 50 states and DC"),
});

/** `links.yaml`: which citation leads where, and which hosts may be linked at all. */
export const linkPatternSchema = z.strictObject({
  jurisdiction: z.string(),
  body: z.string(),
  level: z.string(),
  pattern: z.string(),
  template: z.string(),
  example: z.string(),
  confidence: z.enum(["high", "medium", "low"]),
  note: z.string().optional(),
  codeMap: z
    .strictObject({
      from: z.string(),
      to: z.string(),
      match: z.literal("longest_prefix").optional(),
      default: z.string().optional(),
      map: z.record(z.string(), z.string()),
    })
    .optional(),
  overrides: z.record(z.string(), url).optional(),
});
export type LinkPattern = z.infer<typeof linkPatternSchema>;

export const linksFileSchema = z.strictObject({
  hosts: z.strictObject({ official: z.array(z.string()), mirror: z.array(z.string()) }),
  forms: z.array(z.strictObject({ pattern: z.string(), example: z.string() })),
  patterns: z.array(linkPatternSchema).min(1),
});
export type LinksFile = z.infer<typeof linksFileSchema>;
