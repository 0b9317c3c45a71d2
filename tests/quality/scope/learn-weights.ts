import { descend } from "./descend";

/** One question as signs with how far each is given. */
export type Sample = { signs: Map<string, number>; isWork: boolean; weight: number };

/** A sign of fewer questions than this is chance. */
const LEAST_SEEN = 2;
/** How strongly weights are held towards none. */
const RIDGE = 1;
const STEPS = 150;

type Row = { at: Int32Array; given: Float64Array; target: number; weight: number };

/** Weights of signs by logistic regression held towards none; the same samples give the same weights. */
export function learnWeights(samples: Sample[]): Map<string, number> {
  const signs = signsSeen(samples);
  const index = new Map(signs.map((sign, at) => [sign, at]));
  const rows = samples.map(({ signs: given, isWork, weight }) => rowOf(given, index, Number(isWork), weight));
  const held = Float64Array.from(signs, (sign) => (sign === "known always" ? 0 : RIDGE));
  const weights = descend((point, slope) => errorOf(rows, held, point, slope), signs.length, STEPS);
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
  const known = [...signs].flatMap(([sign, value]) => {
    const at = index.get(sign);
    return at === undefined ? [] : [{ at, value }];
  });
  return {
    at: Int32Array.from(known, ({ at }) => at),
    given: Float64Array.from(known, ({ value }) => value),
    target,
    weight,
  };
}

/** How far weights are from the lessons and from none, and where that rises. */
function errorOf(rows: Row[], held: Float64Array, weights: Float64Array, slope: Float64Array): number {
  let error = 0;
  for (let sign = 0; sign < weights.length; sign += 1) {
    const pull = (held[sign] as number) * (weights[sign] as number);
    slope[sign] = pull;
    error += (pull * (weights[sign] as number)) / 2;
  }
  for (const { at, given, target, weight } of rows) {
    let odds = 0;
    for (let place = 0; place < at.length; place += 1)
      odds += (weights[at[place] as number] as number) * (given[place] as number);
    const wrong = target === 1 ? -odds : odds;
    error += weight * (Math.max(0, wrong) + Math.log1p(Math.exp(-Math.abs(wrong))));
    const miss = (1 / (1 + Math.exp(-odds)) - target) * weight;
    for (let place = 0; place < at.length; place += 1)
      slope[at[place] as number] = (slope[at[place] as number] as number) + miss * (given[place] as number);
  }
  return error;
}
