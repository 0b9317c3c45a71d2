import type { Sentence } from "../answer/sentence";
import type { Language } from "../query/language";
import { answerIssue } from "./answer-issue";
import type { Finding, Reading } from "./types";

/** A rival of another topic that says so surely what it is about is a thing of its own. */
const OF_ITS_OWN = 0.5;

/** What answers each thing that a text asks; none where nothing is near enough. */
export function findingsOf({ issues, facts }: Reading, language: Language, today: string): Finding[] {
  const found = issues.flatMap(
    (issue) => answerIssue(issue, { points: language.points, facts, today }, language.facts) ?? [],
  );
  const asked = found.filter(
    ({ issue, lead }, at) =>
      !issue.isRival && found.findIndex((one) => one.lead.provision.text === lead.provision.text) === at,
  );
  const rivals = found.filter(({ issue }) => issue.isRival).sort((a, b) => standing(b) - standing(a));
  const [best] = rivals;
  if (!best) return asked;
  const others = rivals.filter(
    (one) => one.issue.sureness >= OF_ITS_OWN && topicOf(one) !== topicOf(best) && one.issue.text !== best.issue.text,
  );
  return [...asked, best, ...others.slice(0, 1)];
}

/** What is told as a plan or an act against somebody is likelier the point of a story than how it began. */
const LEANING = 0.15;
/** What the whole story is about counts more than what one sentence of it sounds like. */
const OF_WHOLE = 1;
const NEAR_WHOLE = 1.5;
const topicOf = ({ lead: { provision } }: Finding): string => provision.point.slice(0, provision.point.indexOf("."));

function standing(finding: Finding): number {
  const { lead, issue } = finding;
  const ofWhole = issue.ofWhole.get(topicOf(finding)) ?? 0;
  const nearWhole = lead.signs?.likeWhole ?? 0;
  return lead.fit + OF_WHOLE * ofWhole + NEAR_WHOLE * nearWhole + (issue.stance === "against" ? LEANING : 0);
}

/** A paragraph for each thing that was asked, under its point where there are several. */
export function paragraphsOf(findings: Finding[]): Sentence[][] {
  return findings.map(({ sentences: [first, ...more], label }) => {
    if (!first || !label || findings.length === 1) return first ? [first, ...more] : [];
    return [{ ...first, lead: `${label}: ${first.lead ?? ""}`.trim() }, ...more];
  });
}
