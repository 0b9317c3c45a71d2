import { z } from "zod";
import { requiredLine } from "~/domain/accounts";

export const FIELD_KINDS = ["text", "number", "date", "choice", "yes_no"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** Who sees a field of the company's own, each with those before it. */
export const FIELD_AUDIENCES = ["hr", "person", "managers", "everybody"] as const;
export type FieldAudience = (typeof FIELD_AUDIENCES)[number];

const MOST_CHOICES = 50;

const shape = {
  label: requiredLine("Name", 80),
  choices: z
    .array(requiredLine("Choice", 100))
    .max(MOST_CHOICES, `At most ${MOST_CHOICES} choices.`)
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, "A choice stands there twice.")
    .default([]),
  audience: z.enum(FIELD_AUDIENCES, "Choose who sees it.").default("hr"),
  /** The person themselves keeps it up to date. */
  personEdits: z.boolean().default(false),
  /** Of a date: so many days before it HR is reminded. */
  remindDays: z.int("Days are a whole number.").min(0).max(365, "At most a year before.").nullish(),
};

type Given = {
  kind?: FieldKind;
  choices: string[];
  audience: FieldAudience;
  personEdits: boolean;
  remindDays?: number | null;
};

function refuseContradiction(
  { kind, choices, audience, personEdits, remindDays }: Given,
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (kind === "choice" && choices.length < 2) refuse("choices", "Give two choices at least.");
  if (personEdits && audience === "hr") refuse("personEdits", "Who keeps it up to date must see it.");
  if (remindDays != null && kind !== undefined && kind !== "date")
    refuse("remindDays", "Only a date can be reminded of.");
}

/** A field of the company's own for every employee. Its kind stays, since values of it are kept. */
export const fieldForm = z
  .object({ kind: z.enum(FIELD_KINDS, "Choose what it holds."), ...shape })
  .superRefine(refuseContradiction);
export type FieldForm = z.output<typeof fieldForm>;

export const fieldChange = z.object(shape).superRefine(refuseContradiction);
export type FieldChange = z.output<typeof fieldChange>;
