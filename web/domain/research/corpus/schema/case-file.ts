import { z } from "zod";
import { asOf, level, plainDate, sentence, slug, url, yesNo } from "./values";

export const TREATMENTS = ["good", "limited", "superseded", "overruled"] as const;
export const OUTCOMES = [
  "Employee or claimant prevailed",
  "Employer or challenger prevailed",
  "Union or preemption side prevailed",
  "Government or law upheld",
  "Remanded or standard set",
  "Mixed",
  "Settlement",
] as const;

/** One case as it is written in a corpus file. */
export const caseSchema = z.strictObject({
  slug,
  name: z.string().min(3),
  citation: z.string().min(5),
  court: z.string().min(2),
  year: z.number().int().min(1840).max(2030),
  jurisdiction: z.string().regex(/^(FEDERAL|[A-Z]{2})$/, "FEDERAL or a two-letter state code"),
  topics: z.array(z.string()).min(1),
  outcome: z.enum(OUTCOMES),
  damages: z.string().optional(),
  verified: yesNo,
  level,
  verifiedAsOf: asOf,
  source: z.string().min(3),
  treatment: z.enum(TREATMENTS),
  treatmentNote: z.string().optional(),
  issue: sentence,
  holding: sentence,
  precedent: sentence,
  keyIssues: z.array(z.string().min(3)).min(2).max(6),
  financialImpact: z.array(sentence).min(1),
  relevance: z.number().int().min(1).max(5),
  laws: z.array(slug).default([]),
  related: z.array(slug).default([]),
  url: url.optional(),
});
export type WrittenCase = z.infer<typeof caseSchema>;

/** `cases/<topic>.yaml` */
export const caseFileSchema = z.strictObject({ topic: z.string(), read: plainDate, cases: z.array(caseSchema).min(1) });
export type CaseFile = z.infer<typeof caseFileSchema>;
