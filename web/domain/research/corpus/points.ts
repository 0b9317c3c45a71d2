import type { LocatedFile } from "./located-yaml";
import type { GeneralPoints, Point, PointsFile } from "./schema/points-file";
import type { Topic } from "./schema/topics-file";

/** A point with its topic. */
export interface PointOfTopic extends Point {
  topic: string;
}

/** All points by `topic.key`. */
export type Points = ReadonlyMap<string, PointOfTopic>;

/** The points of every topic: its own, and the general ones that it does not say in its own words. */
export function pointsOf(
  topics: Iterable<Topic>,
  general: LocatedFile<GeneralPoints> | null,
  files: LocatedFile<PointsFile>[],
): Points {
  const points = new Map<string, PointOfTopic>();
  for (const topic of topics) {
    for (const point of general?.value.points ?? []) {
      const asks = point.asks.map((ask) => ask.replaceAll("{topic}", lowerFirst(topic.label)));
      points.set(`${topic.key}.${point.key}`, { ...point, asks, core: false, topic: topic.key });
    }
  }
  for (const { value } of files) {
    for (const point of value.points) points.set(`${value.topic}.${point.key}`, { ...point, topic: value.topic });
  }
  return points;
}

/** Names such as E-Verify, NDAs or AI keep their capitals. */
const lowerFirst = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
