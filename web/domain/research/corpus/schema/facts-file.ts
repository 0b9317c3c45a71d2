import { z } from "zod";

export const FACT_KINDS = ["count", "money", "span", "hours", "age", "clock", "choice", "yesno"] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One fact of a person's own case that a law may turn on: how it is called, shown and asked for. */
export const factSchema = z
  .strictObject({
    key: z.string().regex(/^[a-z][a-z_0-9]*$/),
    kind: z.enum(FACT_KINDS),
    label: z.string().min(3),
    /** As a chip shows it; `{value}` stands for the value. */
    shown: z.string().includes("{value}"),
    ask: z.string().endsWith("?"),
    per: z.enum(["hour", "day", "week", "month", "year"]).optional(),
    /** What stands behind its number ('12 employees'), and words of the same clause without which the number is another's. */
    units: z.array(z.string()).optional(),
    near: z.array(z.string()).optional(),
    /** Words that say yes, and words that say no. */
    yes: z.array(z.string()).optional(),
    no: z.array(z.string()).optional(),
    /** The choices, each with the words that say it. */
    options: z.record(z.string(), z.array(z.string())).optional(),
  })
  .refine(({ kind, options }) => (kind === "choice") === (options !== undefined), {
    message: "a choice has options, another kind has none",
  });
export type Fact = z.infer<typeof factSchema>;

/** `facts.yaml` */
export const factsFileSchema = z.strictObject({ facts: z.array(factSchema).min(1) });
