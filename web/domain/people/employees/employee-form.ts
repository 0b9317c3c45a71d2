import { z } from "zod";
import { emailField, optionalLine, phoneField, requiredLine } from "~/domain/accounts";
import { customValues } from "../custom-fields/custom-values";

const id = z.int().positive().max(2_147_483_647);
export const plainDay = z.iso
  .date("Give a date as YYYY-MM-DD.")
  .refine((day) => day >= "1900-01-01" && day < "2200-01-01", {
    error: "Give a date between 1900 and 2199.",
  });
const line = (label: string, max: number) =>
  optionalLine(label, max)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));

/** Of a home or a place of work: digits and letters, because not everybody lives in the United States. */
export const zipCode = optionalLine("ZIP code", 10)
  .refine((text) => !text || /^[\p{L}\d][\p{L}\d -]*$/u.test(text), "A ZIP or postal code has digits and letters only.")
  .nullish();

export const EMPLOYMENT_KINDS = ["full_time", "part_time", "internship", "temporary"] as const;
export const PAY_TYPES = ["annual", "hourly"] as const;
export const FLSA_STATUSES = ["exempt", "nonexempt"] as const;
export const WORK_SETTINGS = ["office", "remote", "hybrid"] as const;
export const CHANGE_REASONS = ["promotion", "transfer", "pay", "manager", "hours", "correction", "other"] as const;
export const EMPLOYEE_STATUSES = ["draft", "onboarding", "active", "on_leave", "terminated"] as const;
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number];

const MOST_CENTS = 1_000_000_000;
const cents = z.int("Pay must be in whole cents").min(1, "Give the pay.").max(MOST_CENTS, "Pay is too large");

/** What the person themselves may keep up to date. */
export const contactForm = z.object({
  preferredName: line("Preferred name", 100),
  personalEmail: emailField.nullish(),
  phone: phoneField.nullish(),
  address: line("Address", 255),
  city: line("City", 100),
  state: line("State", 50),
  zipCode: zipCode.transform((text) => (text === undefined ? undefined : text || null)),
  emergencyContactName: line("Emergency contact", 200),
  emergencyContactPhone: phoneField.nullish(),
  emergencyContactRelation: line("Relation", 50),
  /** The company's own fields, by their keys. */
  custom: customValues.optional(),
  version: z.int().positive().optional(),
});
export type ContactForm = z.output<typeof contactForm>;

export const personForm = contactForm.extend({
  firstName: requiredLine("First name", 100).optional(),
  lastName: requiredLine("Last name", 100).optional(),
  email: emailField.optional(),
  number: requiredLine("Employee number", 50).optional(),
  /** Away for longer, or back at work. */
  status: z.enum(["active", "on_leave"]).optional(),
});
export type PersonForm = z.output<typeof personForm>;

const jobFields = {
  title: requiredLine("Title", 200),
  departmentId: id.nullish(),
  managerId: id.nullish(),
  placeId: id.nullish(),
  employmentType: z.enum(EMPLOYMENT_KINDS),
  pay: z.object({ amount: cents, type: z.enum(PAY_TYPES) }).nullish(),
  flsaStatus: z.enum(FLSA_STATUSES),
  weeklyMinutes: z.int().min(1, "Give the hours per week.").max(10_080, "A week has 168 hours."),
  workLocation: z.enum(WORK_SETTINGS),
};
const note = line("Note", 500);
/** Findings of the law check are shown first; who means it sends this. */
const acceptFindings = z.boolean().default(false);
/** What was shown and is accepted, word for word: an acceptance holds for nothing else. Unset: whatever there is about this pay. */
const shownFindings = z.string().max(2000).optional();

export const newEmployeeForm = contactForm.omit({ version: true }).extend({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: emailField,
  number: requiredLine("Employee number", 50).nullish(),
  startDate: plainDay,
  ...jobFields,
  employmentType: jobFields.employmentType.default("full_time"),
  flsaStatus: jobFields.flsaStatus.default("nonexempt"),
  weeklyMinutes: jobFields.weeklyMinutes.default(2400),
  workLocation: jobFields.workLocation.default("office"),
  note,
  acceptFindings,
  shownFindings,
  /** Programs mean the first day that they send. A form sends false, and is asked where it is more than a year away. */
  acceptStart: z.boolean().default(true),
});
export type NewEmployeeForm = z.output<typeof newEmployeeForm>;

/** A first day and its work for somebody whose record is there: a draft of a hire, or who left and comes back. */
export const beginForm = newEmployeeForm
  .pick({ startDate: true, title: true, departmentId: true, managerId: true, placeId: true, employmentType: true })
  .extend(
    newEmployeeForm.pick({
      ...{ pay: true, flsaStatus: true, weeklyMinutes: true, workLocation: true },
      ...{ note: true, acceptFindings: true, shownFindings: true },
    }).shape,
  );
export type BeginForm = z.output<typeof beginForm>;

export const employmentChange = z
  .object(jobFields)
  .partial()
  .extend({
    effectiveOn: plainDay,
    reason: z.enum(CHANGE_REASONS).default("other"),
    note,
    acceptFindings,
    shownFindings,
    /** Answers what would be, and writes nothing. */
    preview: z.boolean().default(false),
  });
export type EmploymentChange = z.output<typeof employmentChange>;
