import { z } from "zod";
import { optionalLine } from "~/domain/accounts";
import { plainDay } from "../employees/employee-form";
import { DOCUMENT_KEYS } from "./document-kinds";

const id = z.coerce.number().int().positive().max(2_147_483_647);
const day = plainDay.nullish();

/** What is said of a paper when it is added. */
export const documentForm = z.object({
  kind: z.enum(DOCUMENT_KEYS, "Choose what it is."),
  expiresOn: day,
  /** Whether the person may see it; unset: as its kind is. HR alone says it. */
  shared: z.boolean().optional(),
  note: optionalLine("Note", 300).nullish(),
  /** The paper that this one takes the place of. */
  replaces: id.nullish(),
});
export type DocumentForm = z.output<typeof documentForm>;

export const documentChange = documentForm.omit({ replaces: true }).partial();
export type DocumentChange = z.output<typeof documentChange>;

/** Why a paper goes: a wrong file at any time, else once the law no longer asks for it. */
export const documentRemoval = z.object({
  reason: z.string().trim().min(3, "Say why.").max(300),
  isMistake: z.boolean().default(false),
});
export type DocumentRemoval = z.output<typeof documentRemoval>;

export const documentQuery = z.object({
  employeeId: id.optional(),
  kind: z.enum(DOCUMENT_KEYS).optional(),
  /** Those that run out until this day, or have. */
  expiresUntil: plainDay.optional(),
});
export type DocumentQuery = z.output<typeof documentQuery>;
