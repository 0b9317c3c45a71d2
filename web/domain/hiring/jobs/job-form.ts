import { z } from "zod";
import { oneLine, optionalLine, requiredLine } from "~/domain/accounts";
import { STATE_CODES } from "~/domain/pay";
import {
  BONUS_STRUCTURES,
  DESCRIPTION_FORMATS,
  DOCUMENT_ACCESS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  HEADCOUNT_JUSTIFICATIONS,
  JOB_LANGUAGES,
  PRIORITIES,
  REFERRAL_ELIGIBILITY,
  REMOTE_POLICIES,
  SALARY_TYPES,
  SALARY_VISIBILITIES,
  VISA_SPONSORSHIPS,
} from "./job-options";

const MOST_CENTS = 1_000_000_000;
const id = z.int().positive().max(2_147_483_647);
const cents = (label: string) =>
  z.int(`${label} must be a number`).min(0, `${label} cannot be negative`).max(MOST_CENTS, `${label} is too large`);
const line = (label: string, max: number) =>
  optionalLine(label, max)
    .nullish()
    .transform((text) => text || null);
const longText = (label: string, max: number) =>
  z
    .string()
    .max(max, `${label} must be at most ${max} characters`)
    .nullish()
    .transform((text) => text?.trim() || null);
const words = (label: string, most: number, max = 200) =>
  z
    .array(
      z
        .string()
        .transform(oneLine)
        .pipe(z.string().max(max, `${label}: at most ${max} characters each`)),
    )
    .max(most, `${label}: at most ${most}`)
    .transform((list) => [...new Set(list.filter(Boolean))]);

const customFields = z
  .record(z.string().trim().min(1).max(60), z.string().max(1000))
  .refine((fields) => Object.keys(fields).length <= 30, "At most 30 custom fields")
  .nullish();

/** Every field of a requisition. A draft needs a title only; what submission needs is asked then. */
export const jobForm = z.object({
  title: requiredLine("Job title", 200),
  requisitionNumber: line("Requisition number", 50),
  department: line("Department", 100),
  hiringManagerId: id.nullish(),
  recruiterId: id.nullish(),
  location: line("Location", 200),
  locationId: id.nullish(),
  employmentType: z.enum(EMPLOYMENT_TYPES, "Choose an employment type").nullish(),
  openings: z.int("Openings must be a whole number").min(1, "At least 1 opening").max(1000).default(1),
  descriptionFormat: z.enum(DESCRIPTION_FORMATS).default("html"),
  description: longText("Description", 50_000),
  requirements: words("Requirements", 50, 500).default([]),
  responsibilities: words("Responsibilities", 50, 500).default([]),
  benefits: words("Benefits", 50, 300).default([]),
  skills: words("Skills", 50, 80).default([]),
  tags: words("Tags", 30, 60).default([]),
  keywords: words("Search keywords", 50, 60).default([]),
  salaryMin: cents("Minimum salary").nullish(),
  salaryMax: cents("Maximum salary").nullish(),
  salaryType: z.enum(SALARY_TYPES).default("annually"),
  salaryVisibility: z.enum(SALARY_VISIBILITIES).default("internal"),
  otherCompensation: longText("Other compensation", 1000),
  isExempt: z.boolean().nullish(),
  priorityLevel: z.enum(PRIORITIES).default("medium"),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullish(),
  applicationDeadline: z.iso.date("Application deadline must be a date").nullish(),
  budgetCode: line("Budget code", 50),
  headcountJustification: z.enum(HEADCOUNT_JUSTIFICATIONS).nullish(),
  visaSponsorship: z.enum(VISA_SPONSORSHIPS).nullish(),
  requiredVisaStatus: words("Required visa status", 10, 60).default([]),
  isRemote: z.boolean().default(false),
  remotePolicy: z.enum(REMOTE_POLICIES).nullish(),
  remoteStates: z
    .array(z.enum(STATE_CODES as [string, ...string[]], "Choose states by their two letters"))
    .max(51)
    .default([]),
  isInternalOnly: z.boolean().default(false),
  specialRequirements: longText("Special requirements", 5000),
  customFields,
  documentPermissions: z.enum(DOCUMENT_ACCESS).nullish(),
  versionControl: z.boolean().default(false),
  aiScreeningEnabled: z.boolean().default(false),
  aiScreeningCriteria: words("Screening criteria", 30, 200).default([]),
  biasDetectionEnabled: z.boolean().default(false),
  referralProgramActive: z.boolean().default(false),
  referralBonusAmount: cents("Referral bonus").default(0),
  referralEligibility: z.enum(REFERRAL_ELIGIBILITY).nullish(),
  referralBonusStructure: z.enum(BONUS_STRUCTURES).nullish(),
  supportedLanguages: z.array(z.enum(JOB_LANGUAGES)).min(1).max(9).default(["en"]),
  mobileOptimized: z.boolean().default(true),
  autoTranslate: z.boolean().default(false),
  autoPublish: z.boolean().default(false),
  notifyOnApply: z.boolean().default(true),
  isTemplate: z.boolean().default(false),
  templateId: id.nullish(),
});

const PAY_ORDER = { path: ["salaryMax"], error: "Maximum salary must not be below the minimum" };
const payOrder = (form: { salaryMin?: number | null; salaryMax?: number | null }) =>
  form.salaryMin == null || form.salaryMax == null || form.salaryMin <= form.salaryMax;

export const newJobForm = jobForm.refine(payOrder, PAY_ORDER);
export type JobForm = z.output<typeof newJobForm>;

/**
 * Some of the fields, and the version they were read at. Fields that are not given stay: what `jobForm` would fill in by
 * default must not be filled in here.
 */
export const jobChange = z
  .object({
    ...Object.fromEntries(
      Object.entries(jobForm.shape).map(([name, field]) => [
        name,
        (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType,
      ]),
    ),
    version: z.int().positive(),
  })
  .partial()
  .transform((change) => change as Partial<z.output<typeof jobForm>> & { version?: number })
  .refine(payOrder, PAY_ORDER);
export type JobChange = z.output<typeof jobChange>;

/** Fields whose change asks for a new approval. */
export const MATERIAL_FIELDS = [
  "title",
  "salaryMin",
  "salaryMax",
  "salaryType",
  "openings",
  "location",
  "locationId",
  "isRemote",
  "remotePolicy",
  "remoteStates",
  "employmentType",
  "isExempt",
] as const;

/** What a requisition must say before it goes to approval: the specification's required fields. */
export const REQUIRED_TO_SUBMIT = [
  ["title", "Job title"],
  ["requisitionNumber", "Requisition number"],
  ["department", "Department"],
  ["hiringManagerId", "Hiring manager"],
  ["location", "Location"],
  ["employmentType", "Employment type"],
  ["description", "Description"],
] as const;
