import type { Sentence } from "../answer/sentence";
import type { Retrieval } from "../search/types";
import { answerIssue } from "./answer-issue";
import type { Finding, Reading } from "./types";

type Vocabulary = NonNullable<Retrieval["vocabulary"]>;

/** What answers each thing that a text asks; none where nothing is near enough. */
export function findingsOf({ issues, facts }: Reading, { points, facts: known }: Vocabulary, today: string): Finding[] {
  return issues.flatMap((issue) => answerIssue(issue, { points, facts, today }, known) ?? []);
}

/** A paragraph for each thing that was asked, under its point where there are several. */
export function paragraphsOf(findings: Finding[], labelOf: (point: string) => string | undefined): Sentence[][] {
  return findings.map(({ sentences: [first, ...more], point }) => {
    const label = findings.length > 1 && point ? labelOf(point.point) : undefined;
    if (!first || !label) return first ? [first, ...more] : [];
    return [{ ...first, lead: `${label}: ${first.lead ?? ""}`.trim() }, ...more];
  });
}
