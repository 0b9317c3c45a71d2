import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { CATEGORIES } from "~/domain/research";
import { RISK_LEVELS } from "./types";

const day = z.iso.date("Enter a date like 2027-01-31").refine((text) => text >= "1990-01-01" && text < "2100-01-01", {
  error: "This date cannot be right",
});

/** An update as an administrator writes it, and in parts as it is corrected. */
export const updateForm = z.object({
  title: requiredLine("Title", 500),
  description: z
    .string()
    .trim()
    .min(1, "Description is required")
    .max(5000, "Description must be at most 5,000 characters"),
  riskLevel: z.enum(RISK_LEVELS, "Choose HIGH, MEDIUM or LOW"),
  jurisdiction: z
    .string()
    .trim()
    .transform((text) => text.toUpperCase())
    .pipe(z.string().regex(/^(FEDERAL|[A-Z]{2})$/, "Choose a state or Federal")),
  city: z
    .string()
    .trim()
    .max(60, "City must be at most 60 characters")
    .nullish()
    .transform((text) => (text === "" ? null : text)),
  category: z.enum(CATEGORIES, "Choose a category"),
  effectiveDate: day.nullish(),
  commentsCloseOn: day.nullish(),
  sourceUrl: z
    .url({ protocol: /^https?$/, error: "Source must be a web address" })
    .max(1000)
    .nullish(),
  /** Slugs of the records that it touches. */
  laws: z.array(z.string().max(120)).max(20).optional(),
  status: z.enum(["pending", "approved", "suppressed"]).optional(),
  version: z.int().positive().optional(),
});

export type UpdateForm = z.output<typeof updateForm>;
