import type { Sentence } from "../answer/sentence";
import type { Language } from "../query/language";
import { answerIssue } from "./answer-issue";
import type { Finding, Reading } from "./types";
import { GENERAL } from "./weigh";

/** A rival on another point that says so surely what it is about, and that law answers so well, is a thing of its own. */
const OF_ITS_OWN = 0.22;
const ANSWERED_WELL = 2;

/** What answers each thing that a text asks; none where nothing is near enough. */
export function findingsOf({ issues, facts }: Reading, language: Language, today: string): Finding[] {
  const found = issues.flatMap(
    (issue) => answerIssue(issue, { points: language.points, facts, today }, language.facts) ?? [],
  );
  const asked = found.filter(
    ({ issue, lead }, at) =>
      !issue.isRival &&
      found.findIndex((one) => one.lead.provision.text === lead.provision.text && one.issue.place === issue.place) ===
        at,
  );
  const rivals = found.filter(({ issue }) => issue.isRival).sort((a, b) => standing(b) - standing(a));
  const [best] = rivals;
  if (!best) return asked;
  const others = rivals.filter(
    (one) =>
      one.issue.sureness >= OF_ITS_OWN &&
      one.lead.fit >= ANSWERED_WELL &&
      one.lead.provision.point !== best.lead.provision.point &&
      isOnItsPoint(one) &&
      one.issue.text !== best.issue.text,
  );
  return [...asked, best, ...others.slice(0, 1)];
}

/** What is told as a plan or an act against somebody is likelier the point of a story than how it began. */
const LEANING = 0.15;
/** What the whole story is about counts more than what one sentence of it sounds like. */
const OF_WHOLE = 1;
const NEAR_WHOLE = 1.5;
/** What leads answers the point that the piece is likeliest about, or stands under the one point of a law that nobody has cut yet. */
function isOnItsPoint({ lead: { provision }, issue: { points } }: Finding): boolean {
  const [topic, key = ""] = provision.point.split(".");
  const likeliest = points[0]?.point ?? "";
  return likeliest === provision.point || (GENERAL.has(key) && likeliest.startsWith(`${topic}.`));
}

const topicOf = ({ lead: { provision } }: Finding): string => provision.point.slice(0, provision.point.indexOf("."));

function standing(finding: Finding): number {
  const { lead, issue } = finding;
  const ofWhole = issue.ofWhole.get(topicOf(finding)) ?? 0;
  const nearWhole = lead.signs?.likeWhole ?? 0;
  return lead.fit + OF_WHOLE * ofWhole + NEAR_WHOLE * nearWhole + (issue.stance === "against" ? LEANING : 0);
}

/** A paragraph for each thing that was asked, under its point where there are several. */
export function paragraphsOf(findings: Finding[]): Sentence[][] {
  const ofPlaces = new Set(findings.map(({ issue }) => issue.place.state)).size > 1;
  const ofTexts = new Set(findings.map(({ issue }) => issue.text)).size > 1;
  return findings.map(({ sentences: [first, ...more], label, issue: { place } }) => {
    const heads = [ofPlaces ? place.stateName : null, ofTexts ? label : null].filter(Boolean);
    if (!first || heads.length === 0) return first ? [first, ...more] : [];
    return [{ ...first, lead: `${heads.join(", ")}: ${first.lead ?? ""}`.trim() }, ...more];
  });
}
