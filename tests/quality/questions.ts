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

/** In the order in which they were written: each set without looking at any answer to it. */
export const QUESTION_FILES = [
  "questions.yaml",
  "fresh-questions.yaml",
  "spoken-questions.yaml",
  "told-questions.yaml",
  "typed-questions.yaml",
  "check-questions.yaml",
  "asked-questions.yaml",
  "last-questions.yaml",
  "plain-questions.yaml",
];

/** The labeled questions, as they are written. */
export const labeledQuestions = (): LabeledQuestion[] => QUESTION_FILES.flatMap(questionsOf);

export function questionsOf(file: string): LabeledQuestion[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return z.strictObject({ questions: z.array(questionSchema) }).parse(parse(text)).questions;
}
