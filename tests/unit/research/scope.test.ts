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
    ["change the name of a child", false],
  ])("%s: %s", (text, expected) => {
    expect(mayBeWork(wordsOf(text))).toBe(expected);
  });
});

describe("the scope of a question", () => {
  it.each([
    ["how do i get a restraining order against my ex", "restraining order", false],
    ["worker needs a day to get a restraining order", "restraining order", true],
    ["is weed legal for personal use", "weed", false],
    ["he went on the roof without a harness, can i fire him", "without a harness", true],
    ["how do i adopt a child", "adopt a child", false],
    ["leave for an employee who adopts a child", "adopts a child", true],
    ["which train times go to albany on sunday", "train times", false],
    ["are train times to a job site paid", "train times", true],
    ["can i smoke weed in my apartment", "smoke weed", false],
    ["how much to tip movers", "tip", false],
    ["was the overtime goal in the hockey game legal", "overtime", false],
    ["overtime for the film crew", "overtime", true],
    ["bar tender wants her tip pool share", "tip pool", true],
    ["layoff song lyrics", "layoff", false],
    ["coal mine tours for kids", "coal mine", false],
    ["who pays for a funeral", "funeral", false],
    ["best health insurance for a family of four", "health insurance", false],
    ["how many weeks pregnant am i", "weeks pregnant", false],
    ["the police want to search my car", "search my car", false],
    ["a customer slipped in our store", "slipped", false],
    ["a cook slipped in our store", "slipped", true],
    ["my roommate owes me money and i want to sue", "sue", false],
    ["my boss owes me money and i want to sue", "sue", true],
    ["my cousin works for me and owes me his uniform", "uniform", true],
    ["ski instructor waiting time", "waiting time", true],
    ["truck driver detention pay", "detention pay", true],
  ])("%s: %s", (text, said, expected) => {
    const topics = [topic("other_leave", 0.9, said)];
    expect(judgeScope({ words: wordsOf(text), topics, terms: known(text), namesLaw: false })).toBe(expected);
  });

  it("is not told by a name that only the stems of a journey give", () => {
    const judge = (text: string) =>
      judgeScope({ words: wordsOf(text), topics: [], terms: known(text), namesLaw: true });
    expect(judge("which train times go from albany to penn station")).toBe(false);
    expect(judge("are train times to a job site paid")).toBe(true);
  });

  it("is not told by the name of a law in a private matter", () => {
    const judge = (text: string) =>
      judgeScope({ words: wordsOf(text), topics: [], terms: known(text), namesLaw: true });
    expect(judge("how do i file for chapter 7 bankruptcy")).toBe(false);
    expect(judge("our employee filed for bankruptcy can we fire him")).toBe(true);
  });

  it("is not told by scattered words alone, without one of the workplace", () => {
    const topics: TopicEvidence[] = [
      { ...topic("expense_reimbursement", 0.61, "internet is slow at home"), isLoose: true },
    ];
    const judge = (text: string) => judgeScope({ words: wordsOf(text), topics, terms: known(text), namesLaw: false });
    expect(judge("internet is slow at home")).toBe(false);
    expect(judge("employees use the internet at home")).toBe(true);
  });
});
