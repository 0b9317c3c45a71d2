import { z } from "zod";
import { lawSchema } from "./law";
import { agencies } from "./state-file";
import { asOf, level, plainDate, sentence, slug, stateCode, url } from "./values";

/** One dated minimum wage of a city. `rate: null` with a note: a change is known, its figure is not. */
export const cityWageSchema = z.strictObject({
  rate: z.number().positive().nullable(),
  from: plainDate,
  group: z.string().min(3).optional(),
  level,
  verifiedAsOf: asOf,
  source: z.string().min(3),
  note: sentence.optional(),
});

export const citySchema = z.strictObject({
  city: z.string().min(2),
  code: slug,
  url,
  extra: z.boolean().default(false),
  wages: z.array(cityWageSchema).default([]),
  laws: z.array(lawSchema).default([]),
});

/** `cities/<state>.yaml` */
export const cityFileSchema = z.strictObject({
  state: stateCode,
  read: plainDate,
  agencies,
  cities: z.array(citySchema).min(1),
});
export type CityFile = z.infer<typeof cityFileSchema>;
