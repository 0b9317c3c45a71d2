type Weights = { topics: number[]; weights: number[] };

/** What was learnt of topics: how much each word and pair, and each number of a meaning, speaks for which. */
export type TopicModel = {
  topics: string[];
  bias: number[];
  words: ReadonlyMap<string, Weights>;
  meanings: Float32Array[];
};

/** The model as it is kept in a file, in whole numbers. */
export type TopicTable = { topics: string; bias: string; words: string[]; meanings: string[] };

/** So many parts of a weight make one. */
export const SCALE = 10;
export const SCALE_OF_MEANING = 100;

export const readTopicModel = ({ topics, bias, words, meanings }: TopicTable): TopicModel => ({
  topics: topics.split(" "),
  bias: bias.split(" ").map((each) => Number(each) / SCALE),
  words: new Map(words.map(wordIn)),
  meanings: meanings.map((line) => Float32Array.from(line.split(" "), (weight) => Number(weight) / SCALE_OF_MEANING)),
});

function wordIn(line: string): [string, Weights] {
  const [said = "", ...pairs] = line.split("|");
  const numbers = pairs.flatMap((pair) => pair.split(",")).map(Number);
  const weights: Weights = { topics: [], weights: [] };
  for (let at = 0; at < numbers.length; at += 2) {
    weights.topics.push(numbers[at] as number);
    weights.weights.push((numbers[at + 1] as number) / SCALE);
  }
  return [said, weights];
}
