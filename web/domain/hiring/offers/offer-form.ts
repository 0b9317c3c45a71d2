import { z } from "zod";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { EMPLOYMENT_TYPES, SALARY_TYPES } from "../jobs/job-options";

const MOST_CENTS = 1_000_000_000;
const id = z.int().positive().max(2_147_483_647);
const cents = (label: string) =>
  z.int(`${label} must be a number`).min(0, `${label} cannot be negative`).max(MOST_CENTS, `${label} is too large`);
const line = (label: string, max: number) =>
  optionalLine(label, max)
    .nullish()
    .transform((text) => text || null);
const day = z.iso.date("Give a date.");
const percent = z.number().min(0).max(100);

/** Every field of an offer; money in cents, the first day of work as a plain date. */
export const offerForm = z.object({
  title: requiredLine("Title", 200),
  department: line("Department", 100),
  location: line("Location", 200),
  startDate: day.nullish(),
  employmentType: z.enum(EMPLOYMENT_TYPES, "Choose an employment type").nullish(),
  salaryAmount: cents("Pay").min(1, "Give the pay."),
  salaryType: z.enum(SALARY_TYPES).default("annually"),
  benefits: z.array(z.string().trim().min(1).max(300)).max(50).default([]),
  equityAmount: cents("Equity").nullish(),
  bonusAmount: cents("Bonus").nullish(),
  signOnAmount: cents("Sign-on bonus").nullish(),
  /** How the equity vests over four years; shown with the offer's total compensation. */
  vesting: z.array(percent).length(4).default([25, 25, 25, 25]),
  attachCompensation: z.boolean().default(false),
  responseDeadline: day.nullish(),
  terms: z.string().trim().max(20_000).nullish(),
  /** For the team alone. */
  notes: z.string().trim().max(5000).nullish(),
  letterTemplateId: id.nullish(),
});
export type OfferForm = z.output<typeof offerForm>;

export const newOffer = offerForm.extend({ applicationId: id });
export type NewOffer = z.output<typeof newOffer>;

export const offerChange = offerForm.extend({ version: z.int().positive().nullish() });
export type OfferChange = z.output<typeof offerChange>;

export const offerStep = z.object({
  reason: z.string().trim().max(1000).nullish(),
  /** For `extend`: the new last day. */
  responseDeadline: day.nullish(),
  version: z.int().positive().nullish(),
});
export type OfferStep = z.output<typeof offerStep>;
