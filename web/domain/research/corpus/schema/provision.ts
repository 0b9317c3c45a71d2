import { z } from "zod";
import { condition } from "./condition";
import { level, plainDate, sentence, url } from "./values";

/**
 * What a sentence does in its law. `deadline` is a rule whose point is a day to keep; what is no rule at all (who is covered,
 * what a word means, what a breach costs, how long one may sue) has a role of its own.
 */
export const ROLES = [
  "rule",
  "exception",
  "coverage",
  "definition",
  "deadline",
  "notice",
  "record",
  "remedy",
  "penalty",
  "limitation",
] as const;
export type Role = (typeof ROLES)[number];

/** Of these a record may say that the law has none: looked for, not found. */
export const SAID_TO_BE_NONE = ["deadline", "notice", "record", "penalty", "limitation"] as const;

export const MOODS = ["must", "must not", "may", "need not", "is", "void"] as const;
export type Mood = (typeof MOODS)[number];

export const VALUE_UNITS = [
  "dollars",
  "minutes",
  "hours",
  "days",
  "weeks",
  "months",
  "years",
  "count",
  "percent",
  "times",
] as const;

/** Moments that a law names in place of a span. */
export const EVENTS = [
  "at once",
  "last day",
  "next payday",
  "next payday but one",
  "same day",
  "next business day",
  "on request",
  "before work starts",
  "as agreed",
] as const;

const spans = Object.fromEntries(VALUE_UNITS.map((unit) => [unit, z.number().nonnegative().optional()]));

/** One amount in one unit: `{days: 15, of: business days}`, `{dollars: 15, per: hour}`, `{hours: 1, per: 30 hours worked, atMost: {hours: 40}}`. */
const amount = z
  .strictObject({
    ...(spans as Record<(typeof VALUE_UNITS)[number], z.ZodOptional<z.ZodNumber>>),
    clock: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a clock time is HH:MM")
      .optional(),
    /** The sum of a fact that the reader knows, such as a day's pay. */
    fact: z.string().optional(),
    of: z.string().min(3).optional(),
    per: z.string().min(2).optional(),
    after: z.string().min(3).optional(),
    atMost: z.record(z.string(), z.number()).optional(),
    atLeast: z.record(z.string(), z.number()).optional(),
  })
  .refine((value) => [...VALUE_UNITS, "clock", "fact"].filter((unit) => unit in value).length === 1, {
    message: `an amount has exactly one unit: ${VALUE_UNITS.join(", ")}, clock or fact`,
  });
const moment = z.enum(EVENTS);
const alternatives = z.array(z.union([moment, amount])).min(2);

export const PENALTY_UNITS = [
  "dollars",
  "percent",
  "times unpaid wages",
  "days of pay",
  "days in jail",
  "months in jail",
  "years in prison",
] as const;

/** What a breach costs, from and to. */
export const penaltyValue = z.strictObject({
  kind: z.enum(["civil", "criminal", "damages"]).default("civil"),
  per: z.string().min(1).optional(),
  min: z.number().nonnegative().optional(),
  max: z.number().nonnegative().optional(),
  unit: z.enum(PENALTY_UNITS).default("dollars"),
  year: z.number().int().optional(),
});

export const provisionValue = z.union([
  z.boolean(),
  moment,
  amount,
  z.strictObject({ earlierOf: alternatives }),
  z.strictObject({ laterOf: alternatives }),
  z.strictObject({ one: z.string().min(2) }),
]);
export type ProvisionValue = z.infer<typeof provisionValue>;

/** Where the words were read and on which day. */
export const readAt = z.strictObject({ at: z.string().min(4), on: plainDate });

export const pointName = z
  .string()
  .regex(/^([a-z][a-z_]*\.)?[a-z][a-z_0-9]*$/, "a point is `key`, or `topic.key` of another topic");

/** One sentence of one law that answers one point, with the conditions under which it holds as data. */
export const provisionSchema = z.strictObject({
  point: pointName,
  role: z.enum(ROLES).default("rule"),
  text: sentence,
  mood: z.enum(MOODS).optional(),
  when: condition.optional(),
  value: provisionValue.optional(),
  penalty: penaltyValue.optional(),
  pin: z.string().min(1).optional(),
  url: url.optional(),
  /** The term of the figure, where it has one; `next` is the known change, without `value` while its figure is not known. */
  from: plainDate.optional(),
  to: plainDate.optional(),
  next: z.strictObject({ from: plainDate, value: provisionValue.optional() }).optional(),
  level: level.optional(),
  read: readAt.optional(),
});
export type WrittenProvision = z.infer<typeof provisionSchema>;
