import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { askedTopics, isHeard } from "../../../web/domain/research/query/asked-topics";
import learnt from "../../../web/domain/research/query/tables/asked-topics.json";
import { wordsAndPairs } from "../../../web/domain/research/query/words-and-pairs";
import { type Example, learnWeights } from "../../quality/learning/learn-weights";

const yaml = (file: string) => parse(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));
const TOPICS = new Set<string>(yaml("prisma/corpus/topics.yaml").topics.map(({ key }: { key: string }) => key));

/** Stems as PostgreSQL's dictionary gives them; `~` before a stop word. */
const best = (stems: string) => {
  const words = stems.split(" ");
  const { topics, strange } = askedTopics(words, words);
  return strange > (topics[0]?.share ?? 0) ? "nothing of work" : topics[0]?.topic;
};

describe("topics by the words in which they are asked about", () => {
  it.each([
    ["owner keep ~the jar ~at ~the counter", "tips"],
    ["~me correri ~y ~no ~me pagan ~mi ultimo chequ", "final_pay"],
    ["roster chang ~the night ~before", "predictive_scheduling"],
    ["put gear ~on ~before ~the shift unpaid", "working_time"],
    ["~my landlord kept ~the deposit", "nothing of work"],
    ["recip ~for sourdough", "nothing of work"],
  ])("%s", (stems, topic) => {
    expect(best(stems)).toBe(topic);
  });

  it("tell the words that speak for a topic, and nothing of words that were never heard", () => {
    const { topics } = askedTopics(["~who", "take", "propina"], ["who", "takes", "propinas"]);
    expect(topics[0]).toMatchObject({ topic: "tips", said: expect.arrayContaining(["propinas"]) });
    const unheard = askedTopics(["zyxwv"], ["zyxwv"]);
    expect(unheard.topics.every(({ share }) => share < 0.5)).toBe(true);
  });

  it("are those of each clause, where a story tells several things", () => {
    const stems = "~he quit ~and want ~his last check ~and ~they never gave lunch break".split(" ");
    const apart = new Set([6]);
    const shareOf = (topic: string, clauses?: ReadonlySet<number>) =>
      askedTopics(stems, stems, clauses).topics.find((told) => told.topic === topic)?.share ?? 0;
    expect(shareOf("final_pay", apart)).toBeGreaterThan(0.5);
    expect(shareOf("meal_rest_breaks", apart)).toBeGreaterThan(0.5);
    expect(shareOf("final_pay") + shareOf("meal_rest_breaks")).toBeLessThanOrEqual(1);
  });

  it("know the words that they were learnt from", () => {
    expect(["propina", "calor", "zyxwv"].map(isHeard)).toEqual([true, true, false]);
  });

  it("are topics of the corpus, in the model and in the sayings it learns from", () => {
    const said = Object.keys(yaml("tests/quality/learning/sayings.yaml")).flatMap((key) => key.split(" "));
    const strange = [...learnt.topics.split(" "), ...said].filter((topic) => topic && topic !== "none");
    expect(strange.filter((topic) => !TOPICS.has(topic))).toEqual([]);
  });
});

describe("learning which words belong to which topic", () => {
  const example = (said: string, ...topics: string[]): Example => ({
    said: wordsAndPairs(said.split(" ")),
    meaning: new Float32Array(0),
    topics,
    counts: 1,
  });
  const examples = [
    ...Array.from({ length: 20 }, () => example("tip jar", "tips")),
    ...Array.from({ length: 20 }, () => example("jar soup")),
    ...Array.from({ length: 20 }, () => example("lunch break", "meal_rest_breaks")),
  ];

  it("gives each word the topic in whose examples it stands, and gives the same model each time", () => {
    const { topics, words } = learnWeights(examples);
    const weight = (word: string, topic: string) => words.get(word)?.get(topics.indexOf(topic)) ?? 0;
    expect(topics).toEqual(["meal_rest_breaks", "tips", ""]);
    expect(weight("tip", "tips")).toBeGreaterThan(weight("jar", "tips"));
    expect(weight("lunch", "meal_rest_breaks")).toBeGreaterThan(0.5);
    expect(weight("soup", "")).toBeGreaterThan(0.5);
    expect(learnWeights(examples)).toEqual(learnWeights(examples));
  });
});
