import { z } from "zod";

/** What kind of answer a point asks for. */
export const POINT_KINDS = [
  "may",
  "must",
  "how much",
  "how long",
  "by when",
  "who",
  "how",
  "which form or notice",
  "which record",
  "what it costs",
  "what counts",
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

const key = z.string().regex(/^[a-z][a-z_0-9]*$/, "a key has lower-case letters, digits and underscores");
const ask = z.string().min(6).max(300);

/** One thing that people ask about a topic. */
export const pointSchema = z.strictObject({
  key,
  kind: z.enum(POINT_KINDS),
  /** The column's head in the comparison: a few words. */
  label: z.string().min(3).max(60),
  /** What holds where a place has no law on it: none on the topic, or one that is silent on the point. */
  whereSilent: z
    .strictObject({ mood: z.enum(["need not", "may", "is"]), text: z.string().min(20).max(220) })
    .optional(),
  /** Short canonical questions and everyday ways to say them; the first names the point. */
  asks: z.array(ask).min(4).max(48),
  /** The facts that decide it. */
  facts: z.array(key).default([]),
  /** The comparable figure that answers it, as declared in topics.yaml. */
  figure: z.string().optional(),
  /** Core points must be looked at in every place: a provision or a looked-for absence. */
  core: z.boolean().default(false),
  /** Sentences of these roles answer it; without it, rules and their exceptions. */
  roles: z.array(z.string()).optional(),
});
export type Point = z.infer<typeof pointSchema>;

/** A point that every topic has; `{topic}` stands for the topic's label. */
const generalPoint = pointSchema.omit({ core: true, figure: true });

/** `points/<topic>.yaml` */
export const pointsFileSchema = z.strictObject({
  topic: z.string(),
  points: z.array(pointSchema).min(1),
  relations: z
    .strictObject({
      /** What people ask of this topic and another point answers. */
      answered_by: z.record(z.string(), z.string()).default({}),
      /** Told beside these topics, seldom what is asked. */
      occasion_of: z.array(z.string()).default([]),
    })
    .default({ answered_by: {}, occasion_of: [] }),
});
export type PointsFile = z.infer<typeof pointsFileSchema>;

/** `points/general.yaml` */
export const generalPointsSchema = z.strictObject({ points: z.array(generalPoint).min(1) });
export type GeneralPoints = z.infer<typeof generalPointsSchema>;
