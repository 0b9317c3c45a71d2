import { describe, expect, it } from "vitest";
import { figuresOf, type Judged } from "../../quality/measure";
import { type LabeledQuestion, labeledQuestions } from "../../quality/questions";

const question = (changes: Partial<LabeledQuestion>): LabeledQuestion => ({
  ...{ kind: "topic", at: "CA", q: "overtime", must: [], also: [], holdout: false },
  ...changes,
});

const judged = (changes: Partial<LabeledQuestion>, ...slugs: string[]): Judged => ({
  question: question(changes),
  found: slugs.map((slug, place) => ({ slug, score: 1 - place / 100, jurisdiction: slug.slice(0, 2).toUpperCase() })),
});

describe("the figures of search quality", () => {
  it("count what must be found among the first five and ten", () => {
    const { recall5, recall10 } = figuresOf([
      judged({ must: ["ca-a", "ca-f"] }, "ca-a", "ca-b", "ca-c", "ca-d", "ca-e", "ca-f"),
    ]);
    expect([recall5, recall10]).toEqual([0.5, 1]);
  });

  it("are best when the wanted laws stand first, and less when they stand lower", () => {
    const first = figuresOf([judged({ must: ["ca-a"], also: ["ca-b"] }, "ca-a", "ca-b")]);
    const lower = figuresOf([judged({ must: ["ca-a"], also: ["ca-b"] }, "ca-c", "ca-b", "ca-a")]);
    expect([first.mrr10, first.ndcg10]).toEqual([1, 1]);
    expect(lower.mrr10).toBeCloseTo(1 / 3);
    expect(lower.ndcg10).toBeLessThan(0.75);
  });

  it("count another state's law and what should have been refused", () => {
    const figures = figuresOf([
      judged({ must: ["ca-a"] }, "ca-a", "tx-a"),
      judged({ kind: "out-of-scope" }, "ca-a"),
      judged({ kind: "out-of-scope" }),
    ]);
    expect(figures).toMatchObject({ wrongJurisdiction: 1 / 3, refused: 0.5, answered: 1 });
  });
});

describe("the labeled questions", () => {
  const questions = labeledQuestions();
  const count = (kind: string) => questions.filter((one) => one.kind === kind).length;

  it("are many, with questions outside the law, false premises and a third that is held out", () => {
    expect(questions.length).toBeGreaterThanOrEqual(250);
    expect(count("out-of-scope")).toBeGreaterThanOrEqual(40);
    expect(count("false-premise")).toBeGreaterThanOrEqual(20);
    expect(questions.filter(({ holdout }) => holdout).length).toBeGreaterThanOrEqual(questions.length / 3);
  });

  it("ask about every state and DC, and no question twice", () => {
    expect(
      new Set(
        questions.map(({ at }) => at.split(",")[0]).filter((state) => !["ALL", "FEDERAL", undefined].includes(state)),
      ).size,
    ).toBe(51);
    expect(new Set(questions.map(({ at, q }) => `${at}: ${q}`)).size).toBe(questions.length);
  });

  it("want laws exactly when they are in scope", () => {
    for (const { kind, must, q } of questions) expect(must.length > 0, q).toBe(kind !== "out-of-scope");
  });
});
