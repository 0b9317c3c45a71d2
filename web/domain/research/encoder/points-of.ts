import { existsSync, readFileSync } from "node:fs";
import { encode } from "./encode";
import { type Meaning, meaningsOf, nearness } from "./kept-vectors";
import { calibration, KEPT_POINTS_FILE } from "./model-files";

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
};

type Asks = { points: string[]; texts: string[]; ofPoint: number[]; meanings: Meaning[] };

/** Points beyond these are chance. */
const MOST_POINTS = 8;
const MOST_TOPICS = 6;

let asks: Promise<Asks> | undefined;

function theAsks(): Promise<Asks> {
  asks ??= readAsks().catch((error: unknown) => {
    asks = undefined;
    throw error;
  });
  return asks;
}

async function readAsks(): Promise<Asks> {
  if (!existsSync(KEPT_POINTS_FILE)) throw new Error("The points are not read yet: node web/start/keep-vectors.mjs");
  const written = Object.entries(JSON.parse(readFileSync(KEPT_POINTS_FILE, "utf8")) as Record<string, string[]>);
  const texts = written.flatMap(([, said]) => said);
  const ofPoint = written.flatMap(([, said], at) => said.map(() => at));
  return { points: written.map(([point]) => point), texts, ofPoint, meanings: await meaningsOf(texts) };
}

/** Which points a question, or one issue of it, asks about: by the asks that mean nearly the same. */
export async function pointsOf(question: string): Promise<PointsRead> {
  const { points, texts, ofPoint, meanings } = await theAsks();
  const vector = (await encode([question]))[0] as Float32Array;
  const best = new Float64Array(points.length).fill(-1);
  const bestAsk = new Int32Array(points.length);
  for (const [at, meaning] of meanings.entries()) {
    const near = nearness(vector, meaning);
    const point = ofPoint[at] as number;
    if (near <= (best[point] as number)) continue;
    best[point] = near;
    bestAsk[point] = at;
  }
  const nearestOfAll = best.reduce((most, near) => Math.max(most, near), -1);
  const weights = best.map((near) => Math.exp((near - nearestOfAll) / calibration.temperature));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const likely = points.map((point, at) => ({
    point,
    topic: topicOf(point),
    probability: (weights[at] as number) / sum,
    ask: texts[bestAsk[at] as number] as string,
    nearness: best[at] as number,
  }));
  return {
    points: likely.sort((a, b) => b.probability - a.probability).slice(0, MOST_POINTS),
    topics: topicsOf(likely),
    outside: outsideOf(vector, nearestOfAll),
    vector,
  };
}

const topicOf = (point: string): string => point.slice(0, point.indexOf("."));

function topicsOf(likely: LikelyPoint[]): PointsRead["topics"] {
  const sums = new Map<string, number>();
  for (const { topic, probability } of likely) sums.set(topic, (sums.get(topic) ?? 0) + probability);
  return [...sums]
    .map(([topic, probability]) => ({ topic, probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, MOST_TOPICS);
}

function outsideOf(vector: Float32Array, nearestOfAll: number): number {
  const { bias, nearest, weights } = calibration.outside;
  const odds = weights.reduce(
    (sum, weight, at) => sum + weight * (vector[at] as number),
    bias + nearest * nearestOfAll,
  );
  return 1 / (1 + Math.exp(-odds));
}
