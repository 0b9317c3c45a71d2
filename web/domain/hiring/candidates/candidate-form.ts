import { z } from "zod";
import { EMAIL_LENGTH, readEmailAddress } from "~/domain/accounts";

/** The specification's options of the dialog. */
export const EDUCATION_LEVELS = [
  "High School",
  "Associate's Degree",
  "Bachelor's Degree",
  "Master's Degree",
  "Doctoral Degree",
  "Professional Degree",
  "Certificate",
  "Other",
] as const;

export const EXPERIENCE_CHOICES = [
  { value: 1, label: "0-1 years" },
  { value: 2, label: "2-3 years" },
  { value: 5, label: "4-6 years" },
  { value: 8, label: "7-10 years" },
  { value: 10, label: "10+ years" },
] as const;

/** An empty field is null: the specification sends it so. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .transform((value) => value.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim() || null)
    .nullish();
const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((value) => value || null)
    .nullish();
const needed = (label: string) => z.string(`${label} is required.`).trim().min(1, `${label} is required.`).max(100);

/** `a, b, c` or a list: trimmed, empty entries dropped, each once. */
const list = (most: number, longest: number) =>
  z
    .union([z.string().transform((value) => value.split(",")), z.array(z.string())])
    .transform((items) => {
      const seen = new Map(
        items
          .map((item) => item.trim())
          .filter(Boolean)
          .map((item) => [item.toLowerCase(), item]),
      );
      return [...seen.values()];
    })
    .pipe(z.array(z.string().max(longest)).max(most))
    .nullish()
    .transform((items) => items ?? undefined);

const flag = z
  .union([z.boolean(), z.enum(["on", "true", "false", ""]).transform((value) => value === "on" || value === "true")])
  .optional();
const link = z
  .string()
  .trim()
  .max(500)
  .transform((value) => value || null)
  .refine((value) => value === null || /^https?:\/\/\S+$/i.test(value), "A link starts with https://.")
  .nullish();

const emailField = z
  .string("Email is required.")
  .trim()
  .min(1, "Email is required.")
  .max(EMAIL_LENGTH)
  .transform((value, context) => {
    const { email, problem } = readEmailAddress(value);
    if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
    return email ?? "";
  });

/** Everything that the Add New Candidate dialog and the API take. */
export const candidateForm = z.object({
  firstName: needed("First name"),
  middleName: text(100),
  lastName: needed("Last name"),
  suffix: text(20),
  email: emailField,
  phone: text(20),
  city: text(100),
  state: text(50),
  zipCode: text(10).refine(
    (zip) => !zip || /^[\p{L}\d -]+$/u.test(zip),
    "A ZIP or postal code has digits and letters only.",
  ),
  educationLevel: text(50),
  schoolAttended: text(200),
  areaOfStudy: text(200),
  currentTitle: text(200),
  currentCompany: text(200),
  skills: list(60, 80),
  tags: list(30, 40),
  experienceYears: z
    .union([
      z.int(),
      z
        .string()
        .trim()
        .transform((value) => (value === "" ? null : Number(value))),
    ])
    .pipe(z.int().min(0).max(70).nullable())
    .nullish(),
  notes: longText(10_000),
  linkedinUrl: link,
  portfolioUrl: link,
  githubUrl: link,
  contactMethodEmail: flag,
  contactMethodPhone: flag,
  contactMethodText: flag,
  source: text(120),
});
export type CandidateForm = z.output<typeof candidateForm>;

export const candidateChange = candidateForm.partial().extend({
  isActive: z.boolean().optional(),
  version: z.int().positive().nullish(),
});
export type CandidateChange = z.output<typeof candidateChange>;
