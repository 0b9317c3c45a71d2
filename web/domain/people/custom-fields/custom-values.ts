import { z } from "zod";

const MOST = 100;

/** What is sent for some of the company's own fields; null empties one. */
export const customValues = z
  .record(z.string().max(60), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]))
  .refine((all) => Object.keys(all).length <= MOST, "Too many fields.");
export type GivenValues = z.output<typeof customValues>;
