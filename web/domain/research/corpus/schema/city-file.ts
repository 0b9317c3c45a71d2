import { z } from "zod";
import { lawSchema } from "./law";
import { agencies } from "./state-file";
import { plainDate, slug, stateCode, url } from "./values";

/** A place with law of its own: a city or a county. Its dated wages stand in `wages.yaml`. */
export const citySchema = z.strictObject({
  city: z.string().min(2),
  code: slug,
  url,
  extra: z.boolean().default(false),
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
