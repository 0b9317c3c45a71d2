import { z } from "zod";
import { category, sentence, slug } from "./values";

export const FIGURE_KINDS = [
  "money",
  "hours",
  "minutes",
  "days",
  "weeks",
  "months",
  "years",
  "count",
  "percent",
  "times",
  "yesno",
  "choice",
  "date",
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export const figureSchema = z.strictObject({
  kind: z.enum(FIGURE_KINDS),
  label: z.string().min(3),
  per: z.enum(["hour", "day", "week", "month", "year"]).optional(),
  options: z.array(z.string()).min(2).optional(),
  or: z.array(z.string()).optional(),
  /** Which of several values binds where federal, state and city law all set one; unset: they do not compare so. */
  strictest: z.enum(["most", "least"]).optional(),
});
export type FigureDeclaration = z.infer<typeof figureSchema>;

export const topicSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z_]*$/),
  label: z.string().min(3),
  category,
  scope: z.enum(["every", "some", "other"]),
  federal: z.strictObject({ laws: z.array(slug), text: sentence }).optional(),
  main: z.string().optional(),
  figures: z.record(z.string(), figureSchema).default({}),
});
export type Topic = z.infer<typeof topicSchema>;

/** `topics.yaml` */
export const topicsFileSchema = z.strictObject({ topics: z.array(topicSchema).min(1) });
