import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const slugs = z.array(z.string()).default([]);

const questionSchema = z.strictObject({
  kind: z.string(),
  at: z.string(),
  q: z.string(),
  /** Laws that a lawyer would want first. */
  must: slugs,
  /** Laws that are relevant beside them. */
  also: slugs,
  holdout: z.boolean().default(false),
});

export type LabeledQuestion = z.infer<typeof questionSchema>;

/** The labeled questions, as they are written: the first set, and one written later without looking at any answer. */
export const labeledQuestions = (): LabeledQuestion[] =>
  ["questions.yaml", "fresh-questions.yaml", "spoken-questions.yaml"].flatMap(read);

function read(file: string): LabeledQuestion[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return z.strictObject({ questions: z.array(questionSchema) }).parse(parse(text)).questions;
}
