import { z } from "zod";
import { PLANS, type PlanKey } from "../plans";

export const COUPON_KINDS = ["percent", "amount", "trial_days", "trial_minutes", "free_until"] as const;

const PLAN_KEYS = [...PLANS.keys()] as [PlanKey, ...PlanKey[]];
const whole = (max: number) =>
  z.int("Give a whole number").min(1, "Must be at least 1").max(max).nullable().default(null);
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], "Must be a date")
  .transform((text) => new Date(text))
  .nullable()
  .default(null);

const fields = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9_-]{3,40}$/, "3 to 40 letters, digits, - or _"),
  kind: z.enum(COUPON_KINDS, "Choose what the coupon gives"),
  percentOff: whole(100),
  amountOffCents: whole(10_000_000),
  trialDays: whole(365),
  trialMinutes: whole(10_080),
  freeUntil: moment,
  validForPlans: z.array(z.enum(PLAN_KEYS)).max(PLAN_KEYS.length).default([]),
  description: z.string().trim().min(1, "Say what the coupon gives").max(300),
  validFrom: moment,
  validUntil: moment,
  firstPurchaseOnly: z.boolean().default(false),
  maxRedemptions: whole(10_000_000),
  maxPerCustomer: whole(1000).default(1),
  isActive: z.boolean().default(true),
  version: z.int().optional(),
});

const VALUE = {
  percent: "percentOff",
  amount: "amountOffCents",
  trial_days: "trialDays",
  trial_minutes: "trialMinutes",
  free_until: "freeUntil",
} as const;

/** What a coupon is made of; only the value of its kind is kept. */
export const couponForm = fields
  .superRefine((form, context) => {
    const value = VALUE[form.kind];
    if (form[value] === null) context.addIssue({ code: "custom", path: [value], message: "Give a value" });
    if (form.validFrom && form.validUntil && form.validFrom >= form.validUntil) {
      context.addIssue({ code: "custom", path: ["validUntil"], message: "Must be after the beginning" });
    }
  })
  .transform((form) => {
    const kept = VALUE[form.kind];
    const others = Object.values(VALUE).filter((name) => name !== kept);
    return { ...form, ...Object.fromEntries(others.map((name) => [name, null])) } as typeof form;
  });

export type CouponForm = z.output<typeof couponForm>;
