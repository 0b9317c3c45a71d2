import { fromProvision, placed, type Sentence } from "../answer/sentence";
import type { Fact } from "../corpus/schema/facts-file";
import type { Facts } from "../facts/types";
import { textOn } from "../library/law-on-day";
import { appliedTo } from "./applied";
import { factsToAsk } from "./asked-facts";
import { comparedWith } from "./compare-value";
import { COSTS, isOutdoneBy, LEADS, leadOf, leastFor, ofMore, rankOf, topicOf } from "./lead";
import { silence } from "./silence";
import { sumFor } from "./sums";
import type { Finding, Issue, Weighed } from "./types";
import { LIMITS, verdictOf } from "./verdict";
import { GENERAL, type Ground, weigh } from "./weigh";

/** A sentence this much less to the point than the best of all says nothing beside it. */
const BESIDE = 0.3;
/** A sentence that fits less answers nothing, as long as another piece of the text is answered. */
export const LEAST_FIT = 1.4;
const NEAR_SIBLING = 0.35;
/** What the same law says further is said where it is so near. */
const FURTHER = 0.6;
const CORE_FURTHER = 1.1;
const MOST_SAID = 3;
/** Beside the lead is said what is on its point, on another point that was asked, or nearly as much to the question. */
const ALSO_ASKED = 0.05;
const AS_NEAR = 0.06;
const SAME_WORDS = 0.75;
const AS_NEAR_IN_LAW = 0.2;
/** Read together with the question, it surely speaks of something else. */
const OF_SOMETHING_ELSE = 0.8;
const ASKED = 0.06;
const EVEN_ODDS = 0.5;
const NEAR_ENOUGH = 0.4;

/** What has led an answer already, and how well a sentence must fit. */
type Wanted = { said: ReadonlySet<string>; least: number };

/** What answers one issue: the rule with its verdict, the case held against it, its exception, and who else asks more. */
export function answerIssue(issue: Issue, ground: Ground, vocabulary: Fact[], { said, least }: Wanted): Finding | null {
  const { fits: all, below } = weigh(issue, ground);
  // What has led one answer does not answer the next question as well.
  const fits = all.filter(({ provision }) => !said.has(provision.text));
  const missed = ofMore(below, fits[0]);
  const nearest = missed?.rule ?? leadOf(fits, issue);
  const nearer = (!missed && nearest && byItsFigure(nearest, fits, issue, ground.facts)) || nearest;
  const lead = (nearer && stricterFederal(nearer, fits, ground.facts)) || nearer;
  // In a city that sets its own wage, the state's does not answer the second question either.
  if (lead && all.some((one) => said.has(one.provision.text) && isOutdoneBy(lead, one, all))) return null;
  if (!lead || lead.fit < leastFor(lead, issue, least)) return null;
  const kind = ground.points.get(lead.provision.point)?.kind;
  const word =
    missed?.word ??
    verdictOf(
      { ...issue, kind, judgement: issue.judged.get(lead.provision.text), share: shareOf(lead, issue) },
      lead,
      ground.facts,
      vocabulary,
    );
  const told = word === "Yes." && isContradicted(lead, fits, issue) ? LIMITS : word;
  const verdict = isOnWhatIsAsked(lead, issue) ? told : null;
  const earning = fits.filter((other) => other !== lead && earnsItsPlace(other, lead, issue, ground.points));
  const rest = earning.filter((other) => other.fit >= (fits[0]?.fit ?? 0) - BESIDE);
  const siblings = siblingsOf(lead, rest);
  const exception = exceptionOf(
    lead,
    earning.filter((other) => !siblings.includes(other)),
  );
  const more = missed
    ? holdsHere(fits, lead)
    : furtherOf(lead, earning, [...siblings, ...(exception ? [exception] : [])], ground.points);
  const here = [lead, ...siblings, ...more.slice(0, MOST_SAID - siblings.length)];
  const others = otherLevels(lead, rest, issue).filter((other) => !here.includes(other));
  const sentenceOf = sentencesOn(ground.today);
  const labelOf = (point = "") => ground.points.get(point)?.label ?? null;
  const [first, ...next] = withoutRepeats(here).map(sentenceOf);
  const applied = appliedTo(lead, ground.facts, vocabulary);
  const reckoned = applied.isSum ? null : reckonedOf(lead, fits, issue, ground.facts);
  const sentences = [
    { ...(first as Sentence), ...(verdict && { lead: verdict }) },
    ...silence(issue, lead, ground.points),
    ...applied.sentences,
    ...(reckoned ? [sentenceOf(reckoned.of), fromProvision(reckoned.text, reckoned.of.law, reckoned.provision)] : []),
    ...next.filter(({ text }) => text !== (reckoned && sentenceOf(reckoned.of).text)),
    ...(exception && !here.includes(exception) ? [sentenceOf(exception)] : []),
    ...others.map(sentenceOf),
    ...costs(issue, lead, fits, verdict).map(sentenceOf),
  ];
  return {
    issue,
    label: (isGeneral(lead) ? labelOf(issue.points[0]?.point) : null) ?? labelOf(lead.provision.point),
    verdict,
    lead,
    fits: all,
    sentences,
    pointLabel: labelOf(lead.provision.point),
    used: [...new Set([...applied.used, ...(reckoned?.facts.filter((key) => ground.facts.has(key)) ?? [])])],
    asked: factsToAsk(lead, fits, ground.facts, vocabulary),
  };
}

/** 'Is $11.50 ok with the tip credit?' wants the sentence whose figure it can be held against. */
function byItsFigure(lead: Weighed, fits: Weighed[], { form }: Issue, facts: Facts): Weighed | undefined {
  if (!form.asksIfEnough || comparedWith(lead.provision, facts)) return undefined;
  return fits.find(
    (one) =>
      one.law.id === lead.law.id &&
      one.fit >= lead.fit - HELD_BY_FIGURE &&
      topicOf(one) === topicOf(lead) &&
      LEADS.has(one.provision.role) &&
      comparedWith(one.provision, facts) !== null,
  );
}
const HELD_BY_FIGURE = 1;

/** What the state allows and federal law does not: 9 p.m. of a school night for a child of 15. */
function stricterFederal(lead: Weighed, fits: Weighed[], facts: Facts): Weighed | undefined {
  if (rankOf(lead) === "federal" || comparedWith(lead.provision, facts)?.isWithin !== true) return undefined;
  return fits.find(
    (one) =>
      rankOf(one) === "federal" &&
      one.provision.point === lead.provision.point &&
      one.holding.verdict === "yes" &&
      one.fit >= lead.fit - HELD_BY_FIGURE &&
      comparedWith(one.provision, facts)?.isWithin === false,
  );
}

/** How likely it is that the point of a sentence is asked. */
const shareOf = ({ provision }: Weighed, { points }: Issue): number =>
  points.find(({ point }) => point === provision.point)?.share ?? 0;

/** What says nearly the same again, as a deadline does its rule, is left out. */
function withoutRepeats(said: Weighed[]): Weighed[] {
  const wordsOf = ({ provision }: Weighed) => new Set(provision.text.toLowerCase().match(/[a-z\d$.]{3,}/g));
  return said.filter((one, at) =>
    said.slice(0, at).every((before) => {
      const [own, known] = [wordsOf(one), wordsOf(before)];
      return [...own].filter((word) => known.has(word)).length < SAME_WORDS * own.size;
    }),
  );
}

/** Whether a sentence has to do with the one that leads. A law that nobody has cut by its points says all under one. */
function earnsItsPlace(
  other: Weighed,
  lead: Weighed,
  { points, form, judged }: Issue,
  known: Ground["points"],
): boolean {
  if (isCore(other, lead, known)) return true;
  if ((judged.get(other.provision.text)?.other ?? 0) >= OF_SOMETHING_ELSE) return false;
  if (!isGeneral(other) && other.provision.point === lead.provision.point) return true;
  const isAsked = points.some(({ point, share }) => point === other.provision.point && share >= ALSO_ASKED);
  if (isAsked && !isGeneral(other)) return true;
  const isFigure = form.asksFigure && other.provision.value !== undefined;
  const isOfLaw = other.law.id === lead.law.id && (isFigure || other.provision.point === lead.provision.point);
  return nearnessOf(other) >= nearnessOf(lead) - (isOfLaw ? AS_NEAR_IN_LAW : AS_NEAR);
}

/** A sentence on something else than what is asked gives no yes or no to it. */
function isOnWhatIsAsked(lead: Weighed, { points, judged }: Issue): boolean {
  const { point } = lead.provision;
  const topic = `${topicOf(lead)}.`;
  const shares = points.filter((one) => (isGeneral(lead) ? one.point.startsWith(topic) : one.point === point));
  if (shares.reduce((sum, { share }) => sum + share, 0) >= ASKED) return true;
  return nearnessOf(lead) >= NEAR_ENOUGH && (judged.get(lead.provision.text)?.other ?? 0) < EVEN_ODDS;
}

const BANS = new Set(["must not", "void"]);
/** A ban that is asked about this much, and lies so near, stands beside what is allowed. */
const ASKED_TOO = 0.1;
const AS_GOOD = 0.7;

/** What one sentence allows another of the same law forbids on a point that is asked about as well: no plain yes. */
const isContradicted = (lead: Weighed, fits: Weighed[], { form, points }: Issue): boolean =>
  form.kind === "permission" &&
  !form.asksIfForbidden &&
  lead.provision.mood === "may" &&
  fits.some(
    ({ law, provision, fit }) =>
      law.id === lead.law.id &&
      BANS.has(provision.mood ?? "") &&
      provision.point !== lead.provision.point &&
      fit >= lead.fit - AS_GOOD &&
      points.some(({ point, share }) => point === provision.point && share >= ASKED_TOO),
  );

/** A sum may follow from another sentence of the same law than the one that leads: what each day late costs beside when pay is due. */
function reckonedOf(lead: Weighed, fits: Weighed[], { form, isTold }: Issue, facts: Facts) {
  if (!form.asksFigure && !isTold) return null;
  for (const of of fits) {
    if (of === lead || of.law.id !== lead.law.id || of.fit < lead.fit - RECKONED) continue;
    const sum = sumFor(of, facts);
    if (sum) return { ...sum, of: { ...of, provision: sum.provision } };
  }
  return null;
}
const RECKONED = 3;

const nearnessOf = ({ signs }: Weighed): number => Math.max(signs?.likeOwn ?? 0, signs?.likeWhole ?? 0);
const isGeneral = ({ provision: { point } }: Weighed): boolean => GENERAL.has(point.slice(point.indexOf(".") + 1));

/** A sentence of law as it stands on the day of the answer. */
const sentencesOn =
  (day: string) =>
  ({ law, provision }: Weighed): Sentence =>
    fromProvision(textOn(provision, placed(provision.text, law), day), law, provision);

const holdsHere = (fits: Weighed[], lead: Weighed): Weighed[] =>
  fits.filter(({ provision, fit }) => provision.point === lead.provision.point && fit >= LEAST_FIT).slice(0, 1);

/** The other cases of the same rule, where the text does not say which case it is. */
function siblingsOf(lead: Weighed, rest: Weighed[]): Weighed[] {
  return rest
    .filter(
      ({ law, provision, holding }) =>
        law.id === lead.law.id &&
        provision.point === lead.provision.point &&
        provision.role === lead.provision.role &&
        provision.mood === lead.provision.mood &&
        holding.verdict !== "no" &&
        (lead.holding.verdict === "unknown" || holding.verdict === "yes"),
    )
    .slice(0, 2);
}

/** What the same law says next to the point, as the amount beside the duty. */
/** What everybody wants to know of the same law with its figure: how much beside whether. */
const isCore = ({ law, provision }: Weighed, lead: Weighed, known: Ground["points"]): boolean =>
  law.id === lead.law.id &&
  known.get(provision.point)?.core === true &&
  known.get(lead.provision.point)?.core === true &&
  provision.value !== undefined;

function furtherOf(lead: Weighed, fits: Weighed[], said: Weighed[], known: Ground["points"]): Weighed[] {
  return fits.filter(
    (other) =>
      other !== lead &&
      !said.includes(other) &&
      other.law.id === lead.law.id &&
      LEADS.has(other.provision.role) &&
      !(
        other.holding.verdict === "unknown" &&
        other.provision.when !== undefined &&
        other.provision.point !== lead.provision.point
      ) &&
      other.fit >= lead.fit - (isCore(other, lead, known) ? CORE_FURTHER : FURTHER),
  );
}

/** What may turn the rule round: an exception of the same law on the same point. */
function exceptionOf(lead: Weighed, others: Weighed[]): Weighed | undefined {
  if (lead.provision.role === "exception") return undefined;
  return others.find(
    ({ law, provision, fit }) =>
      law.id === lead.law.id &&
      provision.point === lead.provision.point &&
      (provision.role === "exception" || isTurned(lead.provision.mood, provision.mood)) &&
      fit >= lead.fit - NEAR_SIBLING,
  );
}

const FREE = new Set(["may", "need not"]);
const isTurned = (mood = "", other = ""): boolean =>
  FREE.has(mood) !== FREE.has(other) && mood !== "is" && other !== "is";

/** Law of another level on the same point, where it says something else. */
function otherLevels(lead: Weighed, rest: Weighed[], { form }: Issue): Weighed[] {
  const seen = new Set([rankOf(lead)]);
  return rest
    .filter((other) => {
      const rank = rankOf(other);
      const isSame =
        other.provision.mood === lead.provision.mood &&
        JSON.stringify(other.provision.value ?? null) === JSON.stringify(lead.provision.value ?? null);
      if (seen.has(rank) || !LEADS.has(other.provision.role) || (isSame && !form.namesFederal)) return false;
      seen.add(rank);
      return true;
    })
    .slice(0, 1);
}

/** What a breach costs, where that is asked, or where what is planned or done would be one. */
function costs({ form, stance }: Issue, lead: Weighed, fits: Weighed[], verdict: string | null): Weighed[] {
  const isBreach =
    verdict === "No." && (stance === "against" || form.kind === "permission" || form.claims === "permission");
  if ((!form.asksConsequence && !isBreach) || COSTS.has(lead.provision.role)) return [];
  return fits.filter(({ law, provision }) => law.id === lead.law.id && COSTS.has(provision.role)).slice(0, 1);
}
