/** What was said, what its words mean together, what it is about (nothing: not of employment), and how much it counts. */
export type Example = { said: Map<string, number>; meaning: Float32Array; topics: string[]; counts: number };

/** Of each word, and of each number of a meaning, the weights by the place of the topic in the list; the last one is nothing of employment. */
export type Learnt = {
  topics: string[];
  bias: number[];
  words: Map<string, Map<number, number>>;
  meanings: Float32Array[];
};

const ROUNDS = 12;
const BATCH = 64;
const STEP = 0.5;
const STEP_OF_BIAS = 0.01;
const STEP_OF_MEANING = 0.1;
/** What keeps weights small, and what leaves most of them at nothing. */
const RIDGE = 1e-4;
const LASSO = 5e-3;
const SEED = 7;

type Row = { at: Int32Array; values: Float32Array; meaning: Float32Array; told: number[]; counts: number };

/** All weights, those of one word beside each other. */
type Weights = { wide: number; weights: Float32Array; squares: Float32Array; bias: Float32Array; meaning: Meaning };
type Meaning = { weights: Float32Array; squares: Float32Array };

/**
 * A linear model of topics to examples: softmax regression by AdaGrad, with a lasso that leaves most weights of words at nothing.
 * What the words of an example mean together is weighed beside them. The same examples give the same model.
 */
export function learnWeights(examples: Example[]): Learnt {
  const topics = [...[...new Set(examples.flatMap((example) => example.topics))].sort(), ""];
  const places = new Map<string, number>();
  for (const { said } of examples) for (const word of said.keys()) if (!places.has(word)) places.set(word, places.size);
  const wide = topics.length;
  const dimensions = examples[0]?.meaning.length ?? 0;
  const model: Weights = {
    wide,
    weights: new Float32Array(places.size * wide),
    squares: new Float32Array(places.size * wide).fill(1e-6),
    bias: new Float32Array(wide),
    meaning: {
      weights: new Float32Array(dimensions * wide),
      squares: new Float32Array(dimensions * wide).fill(1e-6),
    },
  };
  const rows = examples.map((example) => rowOf(example, topics, places));
  const next = shuffled(rows.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = next();
    for (let start = 0; start < order.length; start += BATCH)
      learnFrom(
        model,
        [...order.subarray(start, start + BATCH)].map((place) => rows[place] as Row),
      );
  }
  const meanings = Array.from({ length: dimensions }, (_, at) =>
    model.meaning.weights.subarray(at * wide, (at + 1) * wide),
  );
  return { topics, bias: [...model.bias], words: learntWords(model, places), meanings };
}

function rowOf({ said, meaning, topics: told, counts }: Example, topics: string[], places: Map<string, number>): Row {
  const length = Math.sqrt([...said.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
  return {
    at: Int32Array.from(said.keys(), (word) => (places.get(word) as number) * topics.length),
    values: Float32Array.from(said.values(), (value) => value / length),
    meaning,
    told: (told.length > 0 ? told : [""]).map((topic) => topics.indexOf(topic)),
    counts,
  };
}

/** One step along the slope of a batch. */
function learnFrom(model: Weights, batch: Row[]): void {
  const { wide, bias } = model;
  const slopes = new Map<number, Float32Array>();
  const drift = new Float32Array(wide);
  const turn = new Float32Array(model.meaning.weights.length);
  for (const row of batch) {
    const errors = errorsOf(model, row);
    for (const [each, from] of row.at.entries()) {
      const slope = slopes.get(from) ?? new Float32Array(wide);
      slopes.set(from, slope);
      const value = row.values[each] as number;
      for (let topic = 0; topic < wide; topic += 1)
        slope[topic] = (slope[topic] as number) + (errors[topic] as number) * value;
    }
    for (let topic = 0; topic < wide; topic += 1) drift[topic] = (drift[topic] as number) + (errors[topic] as number);
    addOuter(turn, row.meaning, errors);
  }
  for (const [from, slope] of slopes) step(model, from, slope);
  stepOfMeaning(model.meaning, turn);
  for (let topic = 0; topic < wide; topic += 1)
    bias[topic] = (bias[topic] as number) - STEP_OF_BIAS * (drift[topic] as number);
}

function addOuter(sums: Float32Array, meaning: Float32Array, errors: Float32Array): void {
  const wide = errors.length;
  for (const [at, value] of meaning.entries())
    for (let topic = 0; topic < wide; topic += 1)
      sums[at * wide + topic] = (sums[at * wide + topic] as number) + (errors[topic] as number) * value;
}

/** How far each topic's share is from what is true of the example. */
function errorsOf({ wide, weights, bias, meaning: learnt }: Weights, row: Row): Float32Array {
  const { at, values, meaning, told, counts } = row;
  const sums = Float32Array.from(bias);
  for (const [each, value] of meaning.entries())
    for (let topic = 0; topic < wide; topic += 1)
      sums[topic] = (sums[topic] as number) + (learnt.weights[each * wide + topic] as number) * value;
  for (const [each, from] of at.entries()) {
    const value = values[each] as number;
    for (let topic = 0; topic < wide; topic += 1)
      sums[topic] = (sums[topic] as number) + (weights[from + topic] as number) * value;
  }
  const most = sums.reduce((best, sum) => Math.max(best, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  const errors = powers.map((power) => (power / all) * counts);
  for (const topic of told) errors[topic] = (errors[topic] as number) - counts / told.length;
  return errors;
}

/** AdaGrad with a lasso: a weight whose slope does not pay for it goes to nothing. */
function step({ wide, weights, squares }: Weights, from: number, slope: Float32Array): void {
  for (let topic = 0; topic < wide; topic += 1) {
    const at = from + topic;
    const weight = weights[at] as number;
    const steep = (slope[topic] as number) + RIDGE * weight;
    squares[at] = (squares[at] as number) + steep * steep;
    const pace = STEP / Math.sqrt(squares[at] as number);
    const moved = weight - pace * steep;
    const left = Math.abs(moved) - pace * LASSO;
    weights[at] = left > 0 ? Math.sign(moved) * left : 0;
  }
}

/** AdaGrad: all numbers of a meaning say something together, and none is left out. */
function stepOfMeaning({ weights, squares }: Meaning, turn: Float32Array): void {
  for (const [at, slope] of turn.entries()) {
    const weight = weights[at] as number;
    const steep = slope + RIDGE * weight;
    squares[at] = (squares[at] as number) + steep * steep;
    weights[at] = weight - (STEP_OF_MEANING / Math.sqrt(squares[at] as number)) * steep;
  }
}

function learntWords({ wide, weights }: Weights, places: Map<string, number>): Learnt["words"] {
  const words: Learnt["words"] = new Map();
  for (const [word, place] of places) {
    const own = [...weights.subarray(place * wide, (place + 1) * wide).entries()].filter(([, weight]) => weight !== 0);
    if (own.length > 0) words.set(word, new Map(own));
  }
  return words;
}

/** Another order each time, and the same orders each run. */
function shuffled(count: number): () => Int32Array {
  let state = SEED;
  const order = Int32Array.from({ length: count }, (_, at) => at);
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  return () => {
    for (let at = count - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    return order;
  };
}
