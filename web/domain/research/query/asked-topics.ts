import { isTellingStem } from "./phrase-index";
import learnt from "./tables/asked-topics.json";
import { readTopicModel, type TopicModel } from "./topic-model";
import { lengthTogether, vectorOf } from "./word-vectors";
import { wordsAndPairs } from "./words-and-pairs";

/** The place in the list of topics that stands for what is not of employment. */
const NOTHING_OF_WORK = "";

/** How a question was weighed: each topic with its share, and the share of what is not about employment. */
export type AskedTopics = { topics: { topic: string; share: number; said: string[] }[]; strange: number };

/** Less than this is nothing. */
const KEPT = 0.03;
/**
 * A question holds few words that the model knows, and it doubts too much: its first choice is right far more often than it says.
 * That is so of words that were heard; what is told by kin alone is as doubtful as the model says.
 */
const SHARPER_BY_HEARD = 1;
/** A story of several things tells each of them in a clause; a clause alone may be of the scene only. */
const OF_CLAUSE = 0.75;
const LEAST_TELLING = 2;
const MODEL = readTopicModel(learnt);

/** Whether the model heard a word asked: then it is none that is misspelt. */
export const isHeard = (stem: string): boolean => MODEL.words.has(stem);

/**
 * The topics of a question by the words in which such questions are asked: a linear model learnt from labelled questions, the
 * thesaurus and the issues of cases. It knows what no phrase was written for; a word that it never heard tells by what it means.
 */
export function askedTopics(
  stems: string[],
  words: string[],
  clauses: ReadonlySet<number> = new Set(),
  model = MODEL,
): AskedTopics {
  const shares = sharesOf(model, stems);
  const strange = shares[model.topics.indexOf(NOTHING_OF_WORK)] as number;
  for (const clause of clausesOf(stems, clauses)) {
    for (const [at, share] of sharesOf(model, clause).entries())
      shares[at] = Math.max(shares[at] as number, share * OF_CLAUSE);
  }
  const topics: AskedTopics["topics"] = [];
  for (const [at, share] of shares.entries()) {
    const topic = model.topics[at] as string;
    if (share < KEPT || topic === NOTHING_OF_WORK) continue;
    topics.push({ topic, share, said: wordsFor(model, at, stems, words) });
  }
  return { topics: topics.sort((one, other) => other.share - one.share), strange };
}

/** The clauses of a story: what is too short to tell anything by itself goes with the next. */
function clausesOf(stems: string[], starts: ReadonlySet<number>): string[][] {
  if (starts.size === 0) return [];
  const clauses: string[][] = [];
  let from = 0;
  for (const to of [...starts, stems.length]) {
    const clause = stems.slice(from, to);
    if (to < stems.length && clause.filter(isTellingStem).length < LEAST_TELLING) continue;
    clauses.push(clause);
    from = to;
  }
  return clauses.length > 1 ? clauses : [];
}

function sharesOf(model: TopicModel, stems: string[]): Float64Array {
  const powers = powersOf(model, stems);
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}

/** How strongly the words speak for each topic of the list. */
function powersOf(model: TopicModel, stems: string[]): Float64Array {
  const sums = new Float64Array(model.bias.length);
  let squares = 0;
  let [heard, telling] = [0, 0];
  for (const [said, value] of wordsAndPairs(stems)) {
    const known = model.words.get(said);
    if (value === 1) {
      telling += 1;
      if (known) heard += 1;
    }
    if (!known) continue;
    squares += value * value;
    const { topics, weights } = known;
    for (let at = 0; at < topics.length; at += 1)
      sums[topics[at] as number] = (sums[topics[at] as number] as number) + (weights[at] as number) * value;
  }
  const length = Math.sqrt(squares) || 1;
  const meant = powersOfMeaning(model, stems);
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = (model.bias[at] as number) + (sums[at] as number) / length + (meant[at] as number);
    most = Math.max(most, sums[at] as number);
  }
  const sharper = 1 + SHARPER_BY_HEARD * (heard / (telling || 1));
  return sums.map((sum) => Math.exp((sum - most) * sharper));
}

/** How strongly what words mean together speaks for each topic. */
function powersOfMeaning(model: TopicModel, stems: string[]): Float64Array {
  const sums = new Float64Array(model.bias.length);
  for (const stem of stems) {
    const meant = meantBy(model, stem);
    if (meant) for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) + (meant[at] as number);
  }
  const length = lengthTogether(stems) || 1;
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) / length;
  return sums;
}

/** Of the words that were asked so far: each speaks alike in every question. */
const meantIn = new WeakMap<TopicModel, Map<string, Float64Array>>();

/** How strongly a word speaks for each topic by what it means; null of a word that nobody knows. */
function meantBy(model: TopicModel, stem: string): Float64Array | null {
  const known = meantIn.get(model) ?? new Map<string, Float64Array>();
  meantIn.set(model, known);
  const held = known.get(stem);
  if (held !== undefined) return held;
  const vector = vectorOf(stem);
  // What nobody knows is not kept: there is no end of such words.
  if (!vector) return null;
  const sums = new Float64Array(model.bias.length);
  for (const [at, weights] of model.meanings.entries())
    for (let topic = 0; topic < sums.length; topic += 1)
      sums[topic] = (sums[topic] as number) + (weights[topic] as number) * (vector[at] as number);
  known.set(stem, sums);
  return sums;
}

const MOST_SAID = 3;

/** The words that speak most for a topic. */
function wordsFor(model: TopicModel, topic: number, stems: string[], words: string[]): string[] {
  const found = new Map<string, number>();
  for (const [at, stem] of stems.entries()) {
    const known = model.words.get(stem);
    const weight = known ? (known.weights[known.topics.indexOf(topic)] ?? 0) : (meantBy(model, stem)?.[topic] ?? 0);
    if (weight > 0) found.set(words[at] as string, weight);
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_SAID)
    .map(([word]) => word);
}
