import type { Sentence } from "../answer/sentence";
import type { Language } from "../query/language";
import { answerIssue, LEAST_FIT } from "./answer-issue";
import { absenceOn } from "./silence";
import type { Finding, Issue, Reading } from "./types";
import { GENERAL, type Ground } from "./weigh";

/** A rival on another point that says so surely what it is about, and that law answers so well, is a thing of its own. */
const OF_ITS_OWN = 0.15;
const ANSWERED_WELL = 1.85;

const NONE: Set<string> = new Set();

/** What answers each thing that a text asks; none where nothing is near enough. */
export function findingsOf(
  { issues, facts }: Reading,
  language: Pick<Language, "points" | "facts">,
  today: string,
): Finding[] {
  const ground = { points: language.points, facts, today };
  const led = new Map<string, Set<string>>();
  const found = issues.flatMap((issue) => {
    const at = `${issue.place.state} ${issue.place.city?.code ?? ""}`;
    const said = led.get(at) ?? new Set();
    led.set(at, said);
    const finding = answerIssue(issue, ground, language.facts, {
      said: issue.isRival || issue.isTold ? NONE : said,
      least: LEAST_FIT,
    });
    if (finding && !issue.isRival) said.add(finding.lead.provision.text);
    return finding ?? [];
  });
  // Nothing answers well: only that the place has no law on it is sure; what may be meant is asked (`candidates.ts`).
  if (found.length === 0) return issues.flatMap((issue) => absenceOn(issue, ground) ?? []).slice(0, 1);
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
  const beside = others[0] ?? absenceBeside(best, issues, ground);
  return [...asked, best, ...(beside ? [beside] : [])];
}

/** What a story tells besides, on which its place has no law. */
function absenceBeside(best: Finding, issues: Issue[], ground: Ground): Finding | null {
  const others = issues.filter(
    ({ isRival, sureness, text, points: [first] }) =>
      isRival && sureness >= OF_ITS_OWN && text !== best.issue.text && first && topicAt(first.point) !== topicOf(best),
  );
  return others.map((issue) => absenceOn(issue, ground)).find(Boolean) ?? null;
}

/** What is told as a plan or an act against somebody is likelier the point of a story than how it began. */
const LEANING = 0.15;
/** What the whole story is about counts more than what one sentence of it sounds like. */
const OF_WHOLE = 1;
const NEAR_WHOLE = 1.5;
/** A second point that is hardly less likely than the first. */
const HARDLY_LESS = 0.6;
/** What leads answers a point that the piece is likeliest about, or stands under the one point of a law that nobody has cut yet. */
function isOnItsPoint({ lead: { provision }, issue: { points } }: Finding): boolean {
  const [topic, key = ""] = provision.point.split(".");
  const [first, second] = points;
  const likeliest = first?.point ?? "";
  const isSecond = second?.point === provision.point && second.share >= HARDLY_LESS * (first?.share ?? 0);
  return likeliest === provision.point || isSecond || (GENERAL.has(key) && likeliest.startsWith(`${topic}.`));
}

const topicAt = (point: string): string => point.slice(0, point.indexOf("."));
const topicOf = ({ lead: { provision } }: Finding): string => topicAt(provision.point);

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
