import type { Points } from "../corpus/points";
import type { Candidate, Finding, Issue, Reading } from "./types";
import { GENERAL } from "./weigh";

/** A first point of less than this share, or hardly more than the next, is a guess. */
const SURE = 0.2;
const AHEAD = 0.06;
const SURELY_ANSWERED = 2;
const MOST = 3;

/** The points that may be meant, where the reading is not sure of one: the reader chooses. */
export function candidatesOf({ issues }: Reading, findings: Finding[], points: Points): Candidate[] {
  const [first] = issues;
  // Whoever is told Yes or No need not choose what was meant.
  if (findings.some(({ verdict, lead }) => verdict !== null && lead.fit >= SURELY_ANSWERED)) return [];
  if (!first || issues.some((issue) => !isGuess(issue, findings))) return [];
  return first.points
    .flatMap(({ point }) => {
      const entry = points.get(point);
      return entry?.asks[0] && !GENERAL.has(entry.key) ? [{ point, label: entry.label, ask: entry.asks[0] }] : [];
    })
    .slice(0, MOST);
}

/** The sentence that leads stands on another point than the likeliest, which is hardly likelier than the next. */
function isGuess({ points: [best, next], laws }: Issue, findings: Finding[]): boolean {
  if (!best || laws.length === 0) return true;
  const isUnsure = best.share < SURE || best.share - (next?.share ?? 0) < AHEAD;
  return isUnsure && !findings.some(({ lead }) => lead.provision.point === best.point);
}
