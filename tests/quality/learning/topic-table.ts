import { SCALE, SCALE_OF_MEANING, type TopicTable } from "../../../web/domain/research/query/topic-model";
import { type Example, learnWeights } from "./learn-weights";

/** A pair of words that was heard once says nothing that its words do not say. */
function withoutRarePairs(examples: Example[]): Example[] {
  const heard = new Map<string, number>();
  for (const { said } of examples) for (const word of said.keys()) heard.set(word, (heard.get(word) ?? 0) + 1);
  const isKept = ([word, value]: [string, number]) => value === 1 || (heard.get(word) ?? 0) > 1;
  return examples.map((example) => ({ ...example, said: new Map([...example.said].filter(isKept)) }));
}

/** What examples tell of topics, as the product reads it. */
export function topicTable(examples: Example[]): TopicTable {
  const { topics, bias, words, meanings } = learnWeights(withoutRarePairs(examples));
  const lines = [...words].map(([word, weights]) => {
    const pairs = [...weights].map(([topic, weight]) => [topic, Math.round(weight * SCALE)] as const);
    const kept = pairs.filter(([, weight]) => Math.abs(weight) > 1);
    return kept.length > 0 ? `${word}|${kept.map(([topic, weight]) => `${topic},${weight}`).join("|")}` : "";
  });
  return {
    topics: topics.join(" "),
    bias: bias.map((each) => Math.round(each * SCALE)).join(" "),
    meanings: meanings.map((weights) =>
      Array.from(weights, (weight) => Math.round(weight * SCALE_OF_MEANING)).join(" "),
    ),
    words: lines.filter(Boolean).sort(),
  };
}
