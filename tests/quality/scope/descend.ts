/** What is to be made least: its value at a point, and its slope there, written into `slope`. */
export type Hill = (point: Float64Array, slope: Float64Array) => number;

/** Steps of which the turn of the slope is remembered. */
const REMEMBERED = 10;
/** A step is taken when it wins this share of what the slope promises. */
const WORTH = 1e-4;
const MOST_HALVINGS = 30;
const FLAT = 1e-6;

type Turn = { step: Float64Array; change: Float64Array; bend: number };

/** The lowest point of a hill without hollows, by the limited-memory method of Broyden, Fletcher, Goldfarb and Shanno. */
export function descend(hill: Hill, size: number, steps: number): Float64Array {
  let point: Float64Array = new Float64Array(size);
  let slope: Float64Array = new Float64Array(size);
  let height = hill(point, slope);
  const turns: Turn[] = [];
  for (let taken = 0; taken < steps; taken += 1) {
    const way = downhill(slope, turns);
    const promise = product(way, slope);
    let length = taken === 0 ? 1 / Math.sqrt(product(slope, slope)) : 1;
    const nextSlope = new Float64Array(size);
    let next = moved(point, way, length);
    let nextHeight = hill(next, nextSlope);
    for (let halved = 0; nextHeight > height + WORTH * length * promise && halved < MOST_HALVINGS; halved += 1) {
      length /= 2;
      next = moved(point, way, length);
      nextHeight = hill(next, nextSlope);
    }
    if (!(height - nextHeight > FLAT)) return point;
    const step = moved(next, point, -1);
    const change = moved(nextSlope, slope, -1);
    const bend = product(step, change);
    if (bend > 0) turns.push({ step, change, bend });
    if (turns.length > REMEMBERED) turns.shift();
    [point, slope, height] = [next, nextSlope, nextHeight];
  }
  return point;
}

/** The way down that the slope and its last turns tell. */
function downhill(slope: Float64Array, turns: Turn[]): Float64Array {
  let way: Float64Array = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { step, change, bend } of [...turns].reverse()) {
    const share = product(step, way) / bend;
    shares.unshift(share);
    way = moved(way, change, -share);
  }
  const last = turns.at(-1);
  if (last) {
    const scale = last.bend / product(last.change, last.change);
    way = way.map((value) => value * scale);
  }
  for (const [at, { step, change, bend }] of turns.entries())
    way = moved(way, step, (shares[at] as number) - product(change, way) / bend);
  return way;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

function moved(from: Float64Array, way: Float64Array, length: number): Float64Array {
  const to = new Float64Array(from.length);
  for (let at = 0; at < to.length; at += 1) to[at] = (from[at] as number) + length * (way[at] as number);
  return to;
}
