import { STATE_NAMES } from "~/platform/geo/us-states";
import type { CorpusRecords } from "./build-records";
import type { PointOfTopic } from "./points";
import type { LawRecord } from "./record";
import { LEVELS, type Level } from "./schema/values";

/** answered: a provision; silent: looked for, nothing found; hole: nobody looked. */
export type PointCell = "answered" | "silent" | "hole";

export interface PointRow {
  point: PointOfTopic;
  cells: Map<string, PointCell>;
}

const PLACES = ["FEDERAL", ...Object.keys(STATE_NAMES)];

/** Core points x places: what each place says on each, was found silent on, or was never asked. */
export function pointCoverage({ points, laws }: Pick<CorpusRecords, "points" | "laws">): PointRow[] {
  const answered = new Set<string>();
  const silent = new Set<string>();
  for (const law of laws) {
    if (law.city) continue;
    for (const { point } of law.provisions) answered.add(`${law.jurisdiction}|${point}`);
    for (const point of law.silent) silent.add(`${law.jurisdiction}|${point}`);
    // Where no law on the topic was found at all, none of its points was.
    if (law.kind === "absence") for (const topic of law.topics) silent.add(`${law.jurisdiction}|${topic}.*`);
  }
  const cellOf = (place: string, { topic, key }: PointOfTopic): PointCell => {
    if (answered.has(`${place}|${topic}.${key}`)) return "answered";
    return silent.has(`${place}|${topic}.${key}`) || silent.has(`${place}|${topic}.*`) ? "silent" : "hole";
  };
  return [...points.values()]
    .filter(({ core }) => core)
    .map((point) => ({ point, cells: new Map(PLACES.map((place) => [place, cellOf(place, point)])) }));
}

export interface TrustShare {
  total: number;
  byLevel: Record<Level, number>;
}

/** How many provisions rest on what, of those that a filter lets through. */
export function trustOf(laws: LawRecord[], wanted: (point: string) => boolean = () => true): TrustShare {
  const byLevel = Object.fromEntries(LEVELS.map((level) => [level, 0])) as Record<Level, number>;
  const provisions = laws.flatMap((law) => law.provisions.filter(({ point }) => wanted(point)));
  for (const { level } of provisions) byLevel[level] += 1;
  return { total: provisions.length, byLevel };
}

/** The share of state laws in which a kind of sentence is neither given nor said to be none. */
export function unknownShare(laws: LawRecord[], field: "penalties" | "limitation" | "records"): number {
  const asked = laws.filter(({ kind, jurisdiction, city }) => kind === "law" && jurisdiction !== "FEDERAL" && !city);
  return asked.filter((law) => law[field] === "unknown").length / Math.max(1, asked.length);
}
