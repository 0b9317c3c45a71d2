import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VOCABULARY_FILE } from "~/domain/research/encoder/model-files";
import { piecesOf, readVocabulary } from "~/domain/research/encoder/wordpiece";

const vocabulary = readVocabulary(readFileSync(VOCABULARY_FILE, "utf8"));
const known = JSON.parse(readFileSync(new URL("tokens.json", import.meta.url), "utf8")) as {
  text: string;
  pieces: number[];
}[];

test("300 sentences, many of them strange, are cut as the model's own tokenizer cuts them", () => {
  expect(known).toHaveLength(300);
  for (const { text, pieces } of known) expect([text, piecesOf(text, vocabulary, 10_000)]).toEqual([text, pieces]);
});

test("a text that is too long is cut, and still has its end", () => {
  const whole = piecesOf("overtime ".repeat(500), vocabulary, 128);
  expect(whole).toHaveLength(128);
  expect(whole.at(0)).toBe(vocabulary.start);
  expect(whole.at(-1)).toBe(vocabulary.end);
});
