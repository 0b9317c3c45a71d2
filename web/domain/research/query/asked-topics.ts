import learnt from "./tables/asked-topics.json";
import { wordsAndPairs } from "./words-and-pairs";

/** The place in the list of topics that stands for what is not of employment. */
const NOTHING_OF_WORK = "";

/** How a question was weighed: each topic with its share, and the share of what is not about employment. */
export type AskedTopics = { topics: { topic: string; share: number; said: string[] }[]; strange: number };

type Weights = { topics: number[]; weights: number[] };

/** Less than this is nothing. */
const KEPT = 0.03;
/** A question holds few words that the model knows, and it doubts too much: its first choice is right far more often than it says. */
const SHARPER = 2;
const SCALE = 10;
const TOPICS = learnt.topics.split(" ");
const BIAS = learnt.bias.split(" ").map((bias) => Number(bias) / SCALE);
const LEARNT: ReadonlyMap<string, Weights> = new Map(
  learnt.words.map((line) => {
    const [said = "", ...pairs] = line.split("|");
    const numbers = pairs.flatMap((pair) => pair.split(",")).map(Number);
    const weights: Weights = { topics: [], weights: [] };
    for (let at = 0; at < numbers.length; at += 2) {
      weights.topics.push(numbers[at] as number);
      weights.weights.push((numbers[at + 1] as number) / SCALE);
    }
    return [said, weights];
  }),
);

/**
 * The topics of a question by the words in which such questions are asked: a linear model learnt from labelled questions, the
 * thesaurus and the issues of cases. It knows what no phrase was written for; a word that it never heard says nothing.
 */
export function askedTopics(stems: string[], words: string[]): AskedTopics {
  const powers = powersOf(stems);
  const all = powers.reduce((total, power) => total + power, 0);
  const topics: AskedTopics["topics"] = [];
  for (let at = 0; at < powers.length; at += 1) {
    const share = (powers[at] as number) / all;
    if (share < KEPT || TOPICS[at] === NOTHING_OF_WORK) continue;
    topics.push({ topic: TOPICS[at] as string, share, said: wordsFor(at, stems, words) });
  }
  const strange = (powers[TOPICS.indexOf(NOTHING_OF_WORK)] as number) / all;
  return { topics: topics.sort((one, other) => other.share - one.share), strange };
}

/** How strongly the words speak for each topic of the list. */
function powersOf(stems: string[]): Float64Array {
  const sums = new Float64Array(BIAS.length);
  let squares = 0;
  for (const [said, value] of wordsAndPairs(stems)) {
    const known = LEARNT.get(said);
    if (!known) continue;
    squares += value * value;
    const { topics, weights } = known;
    for (let at = 0; at < topics.length; at += 1)
      sums[topics[at] as number] = (sums[topics[at] as number] as number) + (weights[at] as number) * value;
  }
  const length = Math.sqrt(squares) || 1;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = (BIAS[at] as number) + (sums[at] as number) / length;
    most = Math.max(most, sums[at] as number);
  }
  return sums.map((sum) => Math.exp((sum - most) * SHARPER));
}

const MOST_SAID = 3;

/** The words that speak most for a topic. */
function wordsFor(topic: number, stems: string[], words: string[]): string[] {
  const found = new Map<string, number>();
  for (const [at, stem] of stems.entries()) {
    const known = LEARNT.get(stem);
    const weight = known?.weights[known.topics.indexOf(topic)] ?? 0;
    if (weight > 0) found.set(words[at] as string, weight);
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_SAID)
    .map(([word]) => word);
}
