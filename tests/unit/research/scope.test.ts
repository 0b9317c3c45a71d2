import { describe, expect, it } from "vitest";
import { fieldsOf } from "~/domain/research/query/fields-of-life";
import { judgeScope, oddsOfWork } from "~/domain/research/query/judge-scope";
import { wordsOf } from "~/domain/research/query/read-text";
import { type ScopeEvidence, signsOf } from "~/domain/research/query/scope-signs";
import topicsTable from "~/domain/research/query/tables/asked-topics.json";
import table from "~/domain/research/query/tables/scope-weights.json";
import { markOfScope, markOfTopics } from "../../quality/marks";
import { labeledQuestions } from "../../quality/questions";
import { descend } from "../../quality/scope/descend";
import { learnWeights, oddsBy } from "../../quality/scope/learn-weights";
import { checks, lessons } from "../../quality/scope/training";

/** Evidence of a text of which the laws know every word and the thesaurus nothing; stems are the words as they stand. */
const evidence = (text: string, changes: Partial<ScopeEvidence> = {}): ScopeEvidence => {
  const words = wordsOf(text);
  const terms = words.map((word) => ({ word, lexeme: word, weight: 0.5, lawCount: 40, caseCount: 0, typed: null }));
  const named = { citesLaw: false, namesLaw: false, namesPlace: false, countsHeads: false };
  return { words, stems: words, topics: [], asked: { topics: [], strange: 0 }, terms, ...named, ...changes };
};
const told = (topic: string, said: string) => ({ topic, label: topic, weight: 0.9, because: [said] });

describe("the scope of a question", () => {
  it.each([
    ["the boss owes me for two shifts", true],
    ["hotel boss keeps my tips", true],
    ["chicken soup with lemon", false],
    ["my landlord and the rent", false],
    ["guitar chords and lyrics", false],
  ])("is judged by what its words speak for: %s", (text, expected) => {
    expect(judgeScope(evidence(text))).toBe(expected);
  });

  it("is likelier employment law the more of it the thesaurus knows", () => {
    const plain = evidence("two weeks of leave after the funeral");
    const known = { ...plain, topics: [told("bereavement", "leave after the funeral")] };
    expect(oddsOfWork(known)).toBeGreaterThan(oddsOfWork(plain) + 1);
  });

  it("holds whoever cites a law, in whatever words", () => {
    const text = "chicken soup with lemon";
    expect(judgeScope(evidence(text, { citesLaw: true, namesLaw: true }))).toBe(true);
  });

  it("holds what is told outright in words that are asked of nothing but work, though other things stand beside them", () => {
    const text = "minimum wage mortgage";
    const topics = [{ ...told("min_wage", "minimum wage"), weight: 0.99 }];
    expect(judgeScope(evidence(text, { topics }))).toBe(true);
    expect(judgeScope(evidence("minimum wage guitar chords and lyrics and chicken soup with lemon", { topics }))).toBe(
      false,
    );
    expect(judgeScope(evidence(text, { topics, asked: { topics: [], strange: 0.2 } }))).toBe(false);
    expect(judgeScope(evidence(text, { topics: topics.map((topic) => ({ ...topic, isLoose: true })) }))).toBe(false);
  });

  it("does not hold where there is nothing that a law could be found by", () => {
    const text = "the boss owes me for two shifts";
    const strange = evidence(text).terms.map((term) => ({ ...term, lawCount: 0 }));
    expect(judgeScope(evidence(text, { terms: strange }))).toBe(false);
    expect(judgeScope(evidence(text, { terms: [] }))).toBe(false);
  });
});

describe("the signs of a question", () => {
  it("are its words and neighbours, with and without the small words between", () => {
    const signs = [...signsOf(evidence("break my lease")).keys()];
    expect(signs).toEqual(expect.arrayContaining(["word break", "pair break my", "pair my lease", "pair break lease"]));
  });

  it("are telling words that stand near each other, in either order", () => {
    const near = (text: string) =>
      [...signsOf(evidence(text)).keys()].filter((sign) => sign.startsWith("near ")).sort();
    expect(near("landlord kept the rent")).toEqual(near("rent the kept landlord"));
    expect(near("landlord kept the rent")).toContain("near landlord rent");
    expect(near("plumber then overtime")).toContain("near <trade> overtime");
  });

  it("are the fields of life that it touches, each with each other", () => {
    expect([...signsOf(evidence("landlord and the wages")).keys()]).toContain("both housing pay");
  });

  it("are the fields of life that its words belong to, also beside a word", () => {
    expect(fieldsOf("plumbers")).toEqual(["trade"]);
    expect([...signsOf(evidence("plumber overtime")).keys()]).toEqual(
      expect.arrayContaining(["field trade", "pair <trade> overtime", "pair <trade> <pay>"]),
    );
  });

  it("tell how much of it the thesaurus leaves over", () => {
    const signs = signsOf(evidence("overtime for cooks", { topics: [told("overtime", "overtime")] }));
    expect(signs.get("known left over")).toBe(2);
    expect(signs.get("known topic told")).toBe(0.9);
    expect(signs.has("known no topic")).toBe(false);
  });
});

describe("what scope is learnt from", () => {
  const all = lessons();

  it("is what the weights were made of: `npm run research:topics`, then `npm run research:scope`, were run after the last change", () => {
    expect(topicsTable.lessons).toBe(markOfTopics());
    expect(table.lessons).toBe(markOfScope());
  });

  it("holds none of the questions that it is checked with", () => {
    const learnt = new Set(all.map(({ q }) => q.toLowerCase()));
    const heldOut = labeledQuestions().filter(({ holdout }) => holdout);
    const checked = [...checks(), ...heldOut];
    expect(checked.filter(({ q }) => learnt.has(q.toLowerCase()))).toEqual([]);
    expect(checked.length).toBeGreaterThan(550);
  });

  it("says of no question both that it is about employment and that it is not", () => {
    const inside = new Set(all.flatMap(({ q, isWork }) => (isWork ? [q.toLowerCase()] : [])));
    expect(all.filter(({ q, isWork }) => !isWork && inside.has(q.toLowerCase()))).toEqual([]);
  });
});

describe("learning", () => {
  const sample = (isWork: boolean, ...signs: string[]) => ({
    ...{ isWork, weight: 1, signs: new Map([...signs, "known always"].map((sign) => [sign, 1])) },
  });
  const samples = [
    ...[sample(true, "wage", "my"), sample(true, "wage", "boss"), sample(true, "boss", "my")],
    ...[sample(false, "soup", "my"), sample(false, "soup", "lemon"), sample(false, "lemon", "my")],
  ];

  it("tells the kinds apart and gives the same weights again", () => {
    const weights = learnWeights(samples);
    for (const { signs, isWork } of samples) expect(oddsBy(weights, signs) > 0).toBe(isWork);
    expect([...learnWeights(samples)]).toEqual([...weights]);
  });

  it("goes down to the lowest point, also where one way is much steeper than the other", () => {
    const lowest = descend(
      ([x = 0, y = 0], slope) => {
        slope.set([2000 * (x - 3), 2 * (y + 5)]);
        return 1000 * (x - 3) ** 2 + (y + 5) ** 2;
      },
      2,
      50,
    );
    expect(lowest[0]).toBeCloseTo(3);
    expect(lowest[1]).toBeCloseTo(-5);
  });

  it("gives what stands on both sides no weight, and what was seen once none at all", () => {
    expect(Math.abs(learnWeights(samples).get("my") ?? 1)).toBeLessThan(0.1);
    expect(learnWeights([...samples, sample(true, "once")]).has("once")).toBe(false);
  });
});
