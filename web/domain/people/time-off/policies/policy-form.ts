import { z } from "zod";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { EMPLOYMENT_KINDS, plainDay } from "../../employees/employee-form";
import { ACCRUAL_METHODS } from "../ledger/ledger-types";

export const LEAVE_KINDS = [
  "vacation",
  "sick",
  "pto",
  "bereavement",
  "jury",
  "military",
  "family_medical",
  "voting",
  "unpaid",
  "other",
] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

/** No balance and no year is longer than four years of minutes. */
const MOST_MINUTES = 2_000_000;
const minutes = z.int("Give whole minutes").min(0, "Not less than nothing").max(MOST_MINUTES, "Too much");
const MOST_STEPS = 20;
const MOST_BLACKOUTS = 50;

export const policyForm = z
  .object({
    name: requiredLine("Name", 100),
    /** Policies of one code share one balance. Unset: by the kind. */
    code: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9_-]{1,20}$/, "Use up to 20 letters, digits, - and _.")
      .optional(),
    description: optionalLine("Description", 1000).nullish(),
    kind: z.enum(LEAVE_KINDS),
    isPaid: z.boolean().default(true),
    method: z.enum(ACCRUAL_METHODS),
    grantMinutes: minutes.default(0),
    workedPerMinute: z.int().min(1).max(10_000).nullish(),
    tenureSteps: z
      .array(z.object({ afterMonths: z.int().min(1).max(600), grantMinutes: minutes }))
      .max(MOST_STEPS)
      .default([]),
    balanceCapMinutes: minutes.nullish(),
    carryOverMinutes: minutes.nullish(),
    carryOverMonths: z.int().min(1).max(120).nullish(),
    yearCapMinutes: minutes.nullish(),
    yearBasis: z.enum(["calendar", "anniversary"]).default("calendar"),
    isProrated: z.boolean().default(true),
    scalesWithHours: z.boolean().default(false),
    waitingDays: z.int().min(0).max(3650).default(0),
    mostNegativeMinutes: minutes.default(0),
    requiresApproval: z.boolean().default(true),
    secondApprovalMinutes: minutes.nullish(),
    advanceRequestDays: z.int().min(0).max(365).default(0),
    blackouts: z
      .array(z.object({ from: plainDay, to: plainDay, reason: requiredLine("Reason", 120) }))
      .max(MOST_BLACKOUTS)
      .default([]),
    paidOutOnLeaving: z.boolean().default(false),
    placeId: z.int().positive().max(2_147_483_647).nullish(),
    employmentType: z.enum(EMPLOYMENT_KINDS).nullish(),
    effectiveFrom: plainDay.default("2000-01-01"),
    effectiveTo: plainDay.nullish(),
    version: z.int().positive().optional(),
  })
  .superRefine((form, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (form.method === "per_hour" && !form.workedPerMinute)
      refuse("workedPerMinute", "Say how many hours of work earn one hour of leave.");
    const isYearly = form.method === "front" || form.method === "monthly" || form.method === "weekly";
    if (isYearly && form.grantMinutes === 0 && form.tenureSteps.length === 0)
      refuse("grantMinutes", "Say how much leave a year gives.");
    if (form.effectiveTo && form.effectiveTo < form.effectiveFrom) refuse("effectiveTo", "It ends before it begins.");
    if (form.blackouts.some(({ from, to }) => to < from)) refuse("blackouts", "A period ends before it begins.");
    if (new Set(form.tenureSteps.map(({ afterMonths }) => afterMonths)).size < form.tenureSteps.length)
      refuse("tenureSteps", "Two steps begin after the same time.");
  });
export type PolicyForm = z.output<typeof policyForm>;

/** A change from a day on ends the policy the day before, and another of the same balance follows it. */
export const policyChange = z.object({ policy: policyForm, from: plainDay.nullish() });
