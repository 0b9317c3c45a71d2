import { z } from "zod";

/** The eight categories of the product, in the order of the notification form. */
export const CATEGORIES = [
  "Wage and Hour",
  "Discrimination",
  "Harassment",
  "Leave and Benefits",
  "Safety and Health",
  "Hiring and Termination",
  "Worker Rights",
  "Compliance and Reporting",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Levels of trust, best first: what was read to write the record. */
export const LEVELS = ["official", "source", "reviewed", "recalled"] as const;
export type Level = (typeof LEVELS)[number];

export const STATUSES = [
  "in force",
  "enacted, not yet effective",
  "partly in force",
  "enjoined",
  "superseded",
  "repealed",
] as const;
export type LawStatus = (typeof STATUSES)[number];

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug has lower-case letters, digits and single hyphens");
export const plainDate = z.iso.date("a date is YYYY-MM-DD and must exist in the calendar");
/** A row is as of a day, or only of a year. */
export const asOf = z.union([plainDate, z.number().int().min(2015).max(2100)]).transform((value) => String(value));
export const sentence = z.string().min(1);
export const category = z.enum(CATEGORIES);
export const level = z.enum(LEVELS);
export const url = z.url({ protocol: /^https$/, message: "a link is an https address" });
export const stateCode = z.string().regex(/^[A-Z]{2}$/, "a state is a two-letter code");

/** Written out so that a writer must decide: nothing exists, or nothing is known. */
export const nothing = z.enum(["none", "unknown"]);
export type Nothing = z.infer<typeof nothing>;

/** A list, or the explicit word `none` (the law has none) or `unknown` (not in our sources). */
export function listOrNothing<T extends z.ZodType>(item: T) {
  return z.union([nothing, z.array(item).min(1, "write `none` or `unknown` in place of an empty list")]);
}

/** `yes` and `no` as people write them. */
export const yesNo = z
  .union([z.boolean(), z.enum(["yes", "no"])])
  .transform((value) => value === true || value === "yes");
