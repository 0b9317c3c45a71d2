import { z } from "@hono/zod-openapi";

const riskLevel = z.enum(["Critical", "High", "Medium", "Low"]);
const confidence = z
  .enum(["official", "source", "reviewed", "recalled"])
  .describe("What was read to write the record; `recalled` is shown as unverified only");
const linkClass = z.enum(["official", "mirror"]).nullable();
const locked = z.literal(true).optional().describe("Set when the caller has no access: the texts are cut");

/** A law in a list. */
export const lawItemSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  citation: z.string().nullable(),
  jurisdiction: z.string().describe("FEDERAL or a two-letter state code"),
  jurisdictionName: z.string(),
  city: z.string().nullable(),
  cityName: z.string().nullable(),
  category: z.string(),
  topics: z.array(z.string()),
  riskLevel,
  status: z.enum(["in_force", "enacted", "enjoined", "repealed"]),
  statusNote: z.string().nullable(),
  isAbsence: z.boolean().describe("The record says that no such state law was found as of `verifiedAsOf`"),
  effectiveDate: z.iso.date().nullable(),
  lastUpdated: z.iso.datetime(),
  verifiedAsOf: z.iso.date().nullable(),
  verifiedYearOnly: z.boolean(),
  confidence,
  trust: z
    .enum(["text", "source", "part", "none"])
    .describe("What was read of its rules: all in the law's own text, all at least in a source, some, none yet"),
  linkClass,
  minEmployees: z.number().int().nullable(),
  belowThreshold: z.boolean().describe("The head-count named in the question is below `minEmployees`"),
  referenceUrl: z.string().nullable(),
  summary: z.string(),
  relatedCaseIds: z.array(z.number().int()),
  score: z.number(),
  requirements: z.array(z.string()).optional(),
  penalties: z.array(z.string()).optional(),
  snippet: z.string().optional().describe("HTML: one sentence, the words of the question in `<mark>`"),
  locked,
});

/** A case in a list. */
export const caseItemSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  citation: z.string().nullable(),
  citationVerified: z.boolean(),
  court: z.string(),
  jurisdiction: z.string(),
  year: z.number().int(),
  outcome: z.string(),
  topics: z.array(z.string()),
  treatment: z.enum(["good", "limited", "superseded", "overruled"]),
  relevanceScore: z.number().int().describe("1 to 5"),
  confidence,
  referenceUrl: z.string().nullable(),
  linkClass,
  summary: z.string(),
  score: z.number(),
  damages: z.string().nullable().optional(),
  keyIssues: z.array(z.string()).optional(),
  legalPrecedent: z.string().nullable().optional(),
  financialImpact: z.array(z.string()).optional(),
  treatmentNote: z.string().nullable().optional(),
  snippet: z.string().optional(),
  locked,
});

const pinned = z.object({ text: z.string(), pin: z.string().optional() }).loose();
const listed = z.union([z.literal("none"), z.literal("unknown"), z.array(pinned)]);

/** One law with its related laws and cases. */
export const lawDetailSchema = lawItemSchema.extend({
  popularNames: z.array(z.string()).optional(),
  citations: z.array(z.string()).optional(),
  reporterKind: z.string().optional(),
  scopeNote: z.string().nullable().optional(),
  coveredText: z.string().nullable().optional(),
  countRule: z.string().nullable().optional(),
  requirementDetails: z.array(pinned).optional(),
  deadlines: listed.optional(),
  notices: listed.optional(),
  recordsRetention: listed.optional(),
  agency: z.string().nullable().optional(),
  privateAction: z.boolean().nullable().optional(),
  remedies: z.array(z.string()).optional(),
  penaltyDetails: listed.optional(),
  limitationPeriod: z.string().nullable().optional(),
  limitationDetails: z.union([z.literal("none"), z.literal("unknown"), pinned]).optional(),
  figures: z.array(z.object({ key: z.string() }).loose()).optional(),
  relatedLaws: z.array(lawItemSchema),
  relatedCases: z.array(caseItemSchema),
});

/** One case with the laws that it reads. */
export const caseDetailSchema = caseItemSchema.extend({
  issue: z.string().nullable().optional(),
  courtLevel: z.string().nullable(),
  relatedLaws: z.array(lawItemSchema),
});

/** A number or a slug in a path. */
export const idOrSlug = z
  .string()
  .max(160)
  .regex(/^[a-z0-9][a-z0-9-]*$/i)
  .transform((text): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text.toLowerCase()));

/** `true` or `false` in a query, `undefined` when absent. */
export const flag = z
  .enum(["true", "false", "1", "0", ""])
  .optional()
  .transform((text) => (text === undefined || text === "" ? undefined : text === "true" || text === "1"));

export const limitOf = (usual: number, most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(usual)
    .transform((limit) => Math.min(limit, most));
