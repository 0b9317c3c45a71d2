import { z } from "zod";
import { lawSchema } from "./law";
import { agencies } from "./state-file";
import { plainDate, slug } from "./values";

/** `federal/<family>.yaml` */
export const federalFileSchema = z.strictObject({
  family: slug,
  name: z.string().min(3),
  read: plainDate,
  agencies,
  laws: z.array(lawSchema).min(1),
});
export type FederalFile = z.infer<typeof federalFileSchema>;
