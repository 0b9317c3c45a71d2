import { existsSync, readFileSync } from "node:fs";
import { encode } from "./encode";
import { type Meaning, meaningsOf, nearnessOf } from "./kept-vectors";
import { calibration, KEPT_POINTS_FILE, type KeptPoint } from "./model-files";
import { topicChances } from "./topic-head";

/** A point that a question may mean. */
export type LikelyPoint = {
  /** `topic.key` */
  point: string;
  topic: string;
  /** Of all points together 1: what of it stays for those that are not named goes to none. */
  probability: number;
  /** Its ask that is nearest to the question, and how near. */
  ask: string;
  nearness: number;
};

export type PointsRead = {
  /** The likeliest first. */
  points: LikelyPoint[];
  /** The same by topic: the sum over all points of it. */
  topics: { topic: string; probability: number }[];
  /** How likely the question is about something else than employment law. */
  outside: number;
  /** What the question means, to be compared with sentences of law (`nearest`). */
  vector: Float32Array;
  /** The same where it is known from what stands before how likely each topic is: 'and is it paid?' asks it of the break. */
  within: (topics: PointsRead["topics"]) => LikelyPoint[];
};

export type Asks = {
  points: KeptPoint[];
  texts: string[];
  ofPoint: number[];
  meanings: Meaning[];
};

/** From so likely on a question is taken to be about something else than employment law: tuned, a fair question refused counting thrice. */
export const OUTSIDE_FROM = calibration.outside.from;

/** Points beyond these are chance. */
const MOST_POINTS = 8;
const MOST_TOPICS = 6;
const LEAST = 1e-6;

let asks: Promise<Asks> | undefined;

/** All asks of all points. */
export function theAsks(): Promise<Asks> {
  asks ??= readAsks().catch((error: unknown) => {
    asks = undefined;
    throw error;
  });
  return asks;
}

async function readAsks(): Promise<Asks> {
  if (!existsSync(KEPT_POINTS_FILE)) throw new Error("The points are not read yet: npm run research:meanings");
  const points: KeptPoint[] = JSON.parse(readFileSync(KEPT_POINTS_FILE, "utf8"));
  const texts = points.flatMap(({ asks: said }) => said);
  const ofPoint = points.flatMap(({ asks: said }, at) => said.map(() => at));
  return { points, texts, ofPoint, meanings: await meaningsOf(texts) };
}

/** Which points a question, or one issue of it, asks about: by the asks that mean nearly the same. */
export async function pointsOf(question: string): Promise<PointsRead> {
  return pointsBy((await encode([question]))[0] as Float32Array, await theAsks());
}

/** The points of a meaning by these asks. */
export function pointsBy(vector: Float32Array, { points, texts, ofPoint, meanings }: Asks): PointsRead {
  const { sharpness, temperature, topics: topicsCount, general } = calibration.asks;
  const sums = new Float64Array(points.length);
  const counts = new Int32Array(points.length);
  const best = new Float64Array(points.length).fill(-1);
  const bestAsk = new Int32Array(points.length);
  for (const [at, near] of nearnessOf(vector, meanings).entries()) {
    const point = ofPoint[at] as number;
    sums[point] = (sums[point] as number) + Math.exp(sharpness * near);
    counts[point] = (counts[point] as number) + 1;
    if (near <= (best[point] as number)) continue;
    best[point] = near;
    bestAsk[point] = at;
  }
  const chances = topicChances(vector);
  const odds = points.map(({ topic, isOwn }, at) => {
    // A mean that the nearest asks decide: a point is no likelier because more ways to ask it were written.
    const asked = Math.log((sums[at] as number) / Math.max(1, counts[at] as number)) / sharpness;
    return (asked + topicsCount * chances.ofTopic(topic) - (isOwn ? 0 : general)) / temperature;
  });
  const byOdds = (ofPoint: number[]): LikelyPoint[] => {
    const most = ofPoint.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    const weights = ofPoint.map((one) => Math.exp(one - most));
    const whole = weights.reduce((all, weight) => all + weight, 0);
    return points
      .map(({ point, topic }, at) => ({
        point,
        topic,
        probability: (weights[at] as number) / whole,
        ask: texts[bestAsk[at] as number] as string,
        nearness: best[at] as number,
      }))
      .sort((a, b) => b.probability - a.probability);
  };
  const likely = byOdds(odds);
  const nearestOfAll = best.reduce((a, b) => Math.max(a, b), -1);
  return {
    points: likely.slice(0, MOST_POINTS),
    topics: topicsOf(likely),
    outside: outsideOf(chances.none, nearestOfAll),
    vector,
    within: (topics) => {
      const known = new Map(topics.map(({ topic, probability }) => [topic, probability]));
      const told = points.map(({ topic }, at) => (odds[at] as number) + Math.log((known.get(topic) ?? 0) + OF_OTHERS));
      return byOdds(told).slice(0, MOST_POINTS);
    },
  };
}

/** What is left for topics that stand nowhere before. */
const OF_OTHERS = 0.002;

function topicsOf(likely: LikelyPoint[]): PointsRead["topics"] {
  const sums = new Map<string, number>();
  for (const { topic, probability } of likely) sums.set(topic, (sums.get(topic) ?? 0) + probability);
  return [...sums]
    .map(([topic, probability]) => ({ topic, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MOST_TOPICS);
}

function outsideOf(none: number, nearestOfAll: number): number {
  const { bias, none: ofNone, nearest } = calibration.outside;
  const chance = Math.exp(none);
  const odds = bias + ofNone * Math.log((chance + LEAST) / (1 - chance + LEAST)) + nearest * nearestOfAll;
  return 1 / (1 + Math.exp(-odds));
}
