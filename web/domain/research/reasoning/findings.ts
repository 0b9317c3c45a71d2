import type { Sentence } from "../answer/sentence";
import type { Retrieval } from "../search/types";
import { answerIssue } from "./answer-issue";
import type { Finding } from "./types";

/** What answers each thing that a text asks; none where nothing was read or nothing answers. */
export function findingsOf({ reading, vocabulary }: Retrieval, today: string): Finding[] {
  if (!reading || !vocabulary) return [];
  const ground = { points: vocabulary.points, facts: reading.facts, today };
  return reading.issues.flatMap((issue) => answerIssue(issue, ground, vocabulary.facts) ?? []);
}

/** A paragraph for each thing that was asked, under its point where there are several. */
export function paragraphsOf(findings: Finding[], labelOf: (point: string) => string | undefined): Sentence[][] {
  return findings.map(({ sentences: [first, ...more], point }) => {
    const label = findings.length > 1 && point ? labelOf(point.point) : undefined;
    if (!first || !label) return first ? [first, ...more] : [];
    return [{ ...first, lead: `${label}: ${first.lead ?? ""}`.trim() }, ...more];
  });
}
