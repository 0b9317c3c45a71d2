/** One question as signs with how far each is given. */
export type Sample = { signs: Map<string, number>; isWork: boolean; weight: number };

/** A sign of fewer questions than this is chance. */
const LEAST_SEEN = 2;
/** How strongly weights are held towards none. */
const RIDGE = 1;
const STEPS = 200;
/** Signs that stand together share what a step may change. */
const TOGETHER = 5;

type Row = { at: number[]; given: number[]; target: number; weight: number };

/** Weights of signs by logistic regression held towards none; the same samples give the same weights. */
export function learnWeights(samples: Sample[]): Map<string, number> {
  const signs = signsSeen(samples);
  const index = new Map(signs.map((sign, at) => [sign, at]));
  const rows = samples.map(({ signs: given, isWork, weight }) => rowOf(given, index, Number(isWork), weight));
  const held = signs.map((sign) => (sign === "known always" ? 0 : RIDGE));
  const steps = stepsFor(rows, held);
  let weights = new Float64Array(signs.length);
  let before = weights;
  for (let step = 0; step < STEPS; step += 1) {
    const momentum = step / (step + 3);
    const ahead = weights.map((weight, at) => weight + momentum * (weight - (before[at] as number)));
    const slopes = slopesAt(ahead, rows);
    before = weights;
    weights = ahead.map(
      (weight, at) => weight - (steps[at] as number) * ((slopes[at] as number) + (held[at] as number) * weight),
    );
  }
  return new Map(signs.map((sign, at) => [sign, weights[at] as number]));
}

/** The odds that weights give to a question. */
export function oddsBy(weights: Map<string, number>, signs: Map<string, number>): number {
  let odds = 0;
  for (const [sign, value] of signs) odds += (weights.get(sign) ?? 0) * value;
  return odds;
}

function signsSeen(samples: Sample[]): string[] {
  const seen = new Map<string, number>();
  for (const { signs } of samples) for (const sign of signs.keys()) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  return [...seen]
    .filter(([, count]) => count >= LEAST_SEEN)
    .map(([sign]) => sign)
    .sort();
}

function rowOf(signs: Map<string, number>, index: Map<string, number>, target: number, weight: number): Row {
  const row: Row = { at: [], given: [], target, weight };
  for (const [sign, value] of signs) {
    const at = index.get(sign);
    if (at === undefined) continue;
    row.at.push(at);
    row.given.push(value);
  }
  return row;
}

/** The step of each weight by how steep the error can be in it. */
function stepsFor(rows: Row[], held: number[]): Float64Array {
  const steep = new Float64Array(held.length);
  for (const { at, given, weight } of rows)
    for (const [place, sign] of at.entries())
      steep[sign] = (steep[sign] as number) + (weight * (given[place] as number) ** 2) / 4;
  return steep.map((value, at) => 1 / (value * TOGETHER + (held[at] as number) + 1e-6));
}

function slopesAt(weights: Float64Array, rows: Row[]): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { at, given, target, weight } of rows) {
    let odds = 0;
    for (let place = 0; place < at.length; place += 1)
      odds += (weights[at[place] as number] as number) * (given[place] as number);
    const error = (1 / (1 + Math.exp(-odds)) - target) * weight;
    for (let place = 0; place < at.length; place += 1)
      slopes[at[place] as number] = (slopes[at[place] as number] as number) + error * (given[place] as number);
  }
  return slopes;
}
