import { describe, expect, it } from "vitest";
import { judgeScope, mayBeWork } from "~/domain/research/query/judge-scope";
import { wordsOf } from "~/domain/research/query/read-text";
import type { QueryTerm, TopicEvidence } from "~/domain/research/query/types";

const known = (text: string, lawCount = 40): QueryTerm[] =>
  wordsOf(text).map((word) => ({ word, lexeme: word, weight: 0.5, lawCount, caseCount: 0, typed: null }));
const topic = (name: string, weight: number, said: string): TopicEvidence => ({
  ...{ topic: name, label: name, weight },
  because: [said],
});

describe("what the laws themselves are asked, where the thesaurus knows no topic", () => {
  it.each([
    ["file a complaint about a contractor who built my deck", false],
    ["write a poem about my boss", false],
    ["best laptop for the new job", false],
    ["boss wants the crew to sign a paper", true],
    ["employees share one desk", true],
  ])("%s: %s", (text, expected) => {
    expect(mayBeWork(wordsOf(text), known(text))).toBe(expected);
  });

  it("is nothing with a word that no law knows, and none of the workplace", () => {
    const text = "best place near office";
    expect(mayBeWork(wordsOf(text), known(text))).toBe(true);
    expect(mayBeWork(wordsOf(`${text} taco`), [...known(text), ...known("taco", 0)])).toBe(false);
  });
});

describe("the scope of a question", () => {
  it.each([
    ["how do i get a restraining order against my ex", "restraining order", false],
    ["worker needs a day to get a restraining order", "restraining order", true],
    ["is weed legal for personal use", "weed", false],
  ])("%s: %s", (text, said, expected) => {
    const topics = [topic("other_leave", 0.9, said)];
    expect(judgeScope({ words: wordsOf(text), topics, terms: known(text), namesLaw: false })).toBe(expected);
  });
});
