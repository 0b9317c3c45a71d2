import { z } from "zod";

/** A number, or a span with its unit: `12 months`, `72 hours`. */
const bound = z.union([
  z.number(),
  z
    .string()
    .regex(
      /^(\d+(\.\d+)? (hours|days|weeks|months|years)|([01]\d|2[0-3]):[0-5]\d)$/,
      "a number, `12 months` or `19:00`",
    ),
]);

const range = z
  .strictObject({
    from: bound.optional(),
    above: bound.optional(),
    to: bound.optional(),
    below: bound.optional(),
    /** How heads are counted, where the law says so: `20 weeks of this or last year`. */
    in: z.string().min(3).optional(),
  })
  .refine((value) => ["from", "above", "to", "below"].some((key) => key in value), {
    message: "a range has from, above, to or below",
  });

const wanted = z.union([range, z.boolean(), z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** What a fact must be: a range, yes or no, one choice or one of several. */
export type Wanted = z.infer<typeof wanted>;

/**
 * Under which facts a sentence holds: `{employees: {from: 50}, separation: [fired, laid off]}`. The names before the colons are
 * facts of `facts.yaml`; all of them must hold.
 */
export const condition: z.ZodType<WrittenCondition> = z.lazy(() =>
  z
    .object({ any: z.array(condition).min(2).optional(), not: condition.optional(), also: z.literal(true).optional() })
    .catchall(wanted),
);
export type WrittenCondition = {
  any?: WrittenCondition[] | undefined;
  not?: WrittenCondition | undefined;
  also?: true | undefined;
  [fact: string]: unknown;
};

const WORDS = new Set(["any", "not", "also"]);

/** The names of all facts that a condition rests on. */
export function factsOf(written: WrittenCondition): string[] {
  const own = Object.keys(written).filter((key) => !WORDS.has(key));
  const inner = [...(written.any ?? []), ...(written.not ? [written.not] : [])].flatMap(factsOf);
  return [...new Set([...own, ...inner])];
}

/** The facts that a condition itself wants, without those of its alternatives. */
export function wantedOf(written: WrittenCondition): [fact: string, wanted: Wanted][] {
  return Object.entries(written).filter(([key]) => !WORDS.has(key)) as [string, Wanted][];
}
