import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { askedTopics, isHeard } from "../../../web/domain/research/query/asked-topics";
import learnt from "../../../web/domain/research/query/tables/asked-topics.json";
import table from "../../../web/domain/research/query/tables/word-vectors.json";
import { DIMENSIONS, meaningOf, vectorOf } from "../../../web/domain/research/query/word-vectors";
import { learnWeights } from "../../quality/learning/learn-weights";
import { packVectors } from "../../quality/learning/pack-vectors";

const FILE = new URL("../../../web/domain/research/query/tables/word-vectors.json", import.meta.url);
const likeness = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);
const between = (one: string, other: string) =>
  likeness(vectorOf(one) as Float32Array, vectorOf(other) as Float32Array);

describe("what words mean", () => {
  it.each([
    ["nurs", "doctor", "guitar"],
    ["sick", "ill", "contract"],
    ["roster", "lineup", "diabet"],
  ])("brings %s nearer to %s than to %s", (word, kin, other) => {
    expect(between(word, kin)).toBeGreaterThan(between(word, other) + 0.2);
  });

  it("is a place of length 1, and none of a word that nobody knows", () => {
    const vector = vectorOf("wage") as Float32Array;
    expect(vector).toHaveLength(DIMENSIONS);
    expect(likeness(vector, vector)).toBeCloseTo(1, 5);
    expect(["zyxwv", "constructor", "~the", ""].map(vectorOf)).toEqual([null, expect.anything(), null, null]);
    expect([...meaningOf(["zyxwv"])].every((value) => value === 0)).toBe(true);
  });

  it("is told of each word of the table once, under terms that are named", () => {
    const words = table.words.join(" ").split(" ");
    expect(new Set(words).size).toBe(words.length);
    expect(Buffer.from(table.vectors.join(""), "base64")).toHaveLength((words.length * DIMENSIONS) / 2);
    expect([table.source, table.license].join(" ")).toMatch(/GloVe.*Public Domain.*MIT/);
  });

  it("is nearly the same when it is packed", () => {
    const vectors = [
      [1, -1, 0.2, -0.4],
      [-0.6, 0.8, -0.1, 1.1],
    ];
    const bytes = Buffer.from(packVectors(vectors).join(""), "base64");
    const unpacked = [...bytes].flatMap((pair) => [(pair >> 4) - 7.5, (pair & 15) - 7.5]);
    const [all, back] = [Float32Array.from(vectors.flat()), Float32Array.from(unpacked)];
    expect(likeness(all, back) / Math.sqrt(likeness(all, all) * likeness(back, back))).toBeGreaterThan(0.99);
  });
});

describe("a word that was never heard", () => {
  it.each([
    ["hallucinogen", "drug_testing_cannabis"],
    ["infantri", "military_leave"],
    ["semiautomat", "weapons_at_work"],
    ["liturgi", "religion"],
  ])("tells by its kin what it asks of: %s, %s", (stem, topic) => {
    expect(isHeard(stem)).toBe(false);
    const [best] = askedTopics([stem], [stem]).topics;
    expect(best).toMatchObject({ topic, said: [stem] });
    expect(best?.share).toBeGreaterThan(0.5);
  });

  it("is weighed by vectors of the same table: `npm run research:topics` was run after the last change", () => {
    expect(learnt.vectors).toBe(createHash("sha256").update(readFileSync(FILE)).digest("hex").slice(0, 16));
    expect(learnt.meanings).toHaveLength(DIMENSIONS);
  });

  it("is learnt from what examples mean, beside their words", () => {
    const example = (word: string, meaning: number[], ...topics: string[]) => ({
      ...{ said: new Map([[word, 1]]), meaning: Float32Array.from(meaning), topics, counts: 1 },
    });
    const { topics, meanings } = learnWeights([
      ...["tip", "gratuity", "propina"].map((word) => example(word, [0.6, 0.8], "tips")),
      ...["soup", "lemon", "recipe"].map((word) => example(word, [-0.6, 0.8])),
    ]);
    const [first, second] = meanings.map((weights) => weights[topics.indexOf("tips")] as number);
    expect(first).toBeGreaterThan(0.2);
    expect(Math.abs(second as number)).toBeLessThan(0.1);
  });
});
