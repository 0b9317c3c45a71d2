import { z } from "zod";
import { level, plainDate, sentence, slug, stateCode, url, yesNo } from "./values";

/** What every dated amount says of itself. `null`: a change of that day is known, its figure is not. */
const dated = {
  from: plainDate,
  level,
  /** A key of the file's sources. */
  source: z.string(),
  note: sentence.optional(),
};
const amount = z.number().positive();

/** An hourly rate from a day on, with the cash wage of tipped employees. */
export const wageRateSchema = z.strictObject({ rate: amount.nullable(), tipped: amount.optional(), ...dated });
export type WageRate = z.infer<typeof wageRateSchema>;

const inOrder = (rates: { from: string }[]): boolean =>
  rates.every(({ from }, index) => index === 0 || from > (rates[index - 1] as { from: string }).from);
const series = <T extends z.ZodType<{ from: string }>>(item: T) =>
  z.array(item).refine(inOrder, { message: "dated amounts stand in the order of their days, one a day" });

/** Who gets another rate than most. */
export const WAGE_GROUPS = ["small_employer", "youth", "industry"] as const;
const group = z.strictObject({ who: z.string().min(3), kind: z.enum(WAGE_GROUPS), rates: series(wageRateSchema) });

const rates = {
  /** The day on which somebody looks again. */
  review: plainDate,
  rates: series(wageRateSchema),
  groups: z.array(group).default([]),
};

const state = z.strictObject({ state: stateCode, ...rates });
const local = z.strictObject({
  state: stateCode,
  name: z.string().min(3),
  kind: z.enum(["city", "county", "region"]),
  /** The places of `cities/<state>.yaml` whose wage this is. */
  codes: z.array(slug),
  /** Where it holds, as addresses name them: by itself where its kind tells; an empty list where no address does. */
  cities: z.array(z.string()).optional(),
  counties: z.array(z.string()).optional(),
  /** A region whose rate stands in place of the state's, also where it is lower. */
  replacesState: yesNo.optional(),
  ...rates,
});
export type LocalWages = z.infer<typeof local>;

const salary = z.strictObject({
  place: z.union([stateCode, z.literal("FEDERAL")]),
  /** A region of the state with a salary of its own. */
  area: z.string().optional(),
  review: plainDate,
  salaries: series(z.strictObject({ weekly: amount.nullable(), ...dated })),
});

/** `wages.yaml`: minimum wages and exempt salaries by date. */
export const wagesFileSchema = z
  .strictObject({
    read: plainDate,
    sources: z.record(z.string(), z.strictObject({ title: z.string().min(3), url: url.optional() })),
    federal: z.strictObject(rates),
    states: z.array(state),
    locals: z.array(local),
    exemptSalaries: z.array(salary),
  })
  .superRefine((file, context) => {
    const amounts = [file.federal, ...file.states, ...file.locals].flatMap((one) => [
      ...one.rates,
      ...one.groups.flatMap((each) => each.rates),
    ]);
    for (const { source } of [...amounts, ...file.exemptSalaries.flatMap(({ salaries }) => salaries)])
      if (!file.sources[source]) context.addIssue({ code: "custom", message: `there is no source "${source}"` });
  });
export type WagesFile = z.infer<typeof wagesFileSchema>;
