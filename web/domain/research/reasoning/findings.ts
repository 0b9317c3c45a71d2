import type { Sentence } from "../answer/sentence";
import type { Language } from "../query/language";
import { answerIssue } from "./answer-issue";
import type { Finding, Reading } from "./types";

/** What answers each thing that a text asks; none where nothing is near enough. */
export function findingsOf({ issues, facts }: Reading, language: Language, today: string): Finding[] {
  return issues.flatMap((issue) => answerIssue(issue, { points: language.points, facts, today }, language.facts) ?? []);
}

/** A paragraph for each thing that was asked, under its point where there are several. */
export function paragraphsOf(findings: Finding[]): Sentence[][] {
  return findings.map(({ sentences: [first, ...more], label }) => {
    if (!first || !label || findings.length === 1) return first ? [first, ...more] : [];
    return [{ ...first, lead: `${label}: ${first.lead ?? ""}`.trim() }, ...more];
  });
}
