import { sentencesOf } from "../answer/reading/words";
import { fromLaw, fromProvision, namedAbsence, placed, placeName, type Sentence } from "../answer/sentence";
import type { Fact } from "../corpus/schema/facts-file";
import { textOn } from "../library/law-on-day";
import { appliedTo } from "./applied";
import { factsToAsk } from "./asked-facts";
import type { Finding, Issue, Weighed } from "./types";
import { verdictOf } from "./verdict";
import { GENERAL, type Ground, weigh } from "./weigh";

/** A sentence this much less to the point than the best of all says nothing beside it. */
const BESIDE = 0.3;
/** Law of the place leads before wider law that is so much nearer at most; on the same topic more, for it may not be cut by points yet. */
const OF_PLACE = 0.25;
const ON_ITS_TOPIC = 0.6;
/** What larger employers owe is said where it is so much nearer than what holds here. */
const NEARER_BELOW = 0.12;
const LEAST_FIT = 1.4;
const NEAR_SIBLING = 0.35;
/** What the same law says further is said where it is so near. */
const FURTHER = 0.45;
const MOST_SAID = 2;
/** Beside the lead is said what is on its point, on another point that was asked, or nearly as much to the question. */
const ALSO_ASKED = 0.05;
const AS_NEAR = 0.06;
const SAME_WORDS = 0.75;
const AS_NEAR_IN_LAW = 0.15;

/** What answers one issue: the rule with its verdict, the case held against it, its exception, and who else asks more. */
export function answerIssue(issue: Issue, ground: Ground, vocabulary: Fact[]): Finding | null {
  const { fits, below } = weigh(issue, ground);
  const larger = ofLarger(below, fits[0]);
  const lead = larger ?? leadOf(fits, issue);
  if (!lead || lead.fit < LEAST_FIT) return null;
  const verdict = larger ? "Not at your size." : verdictOf(issue, lead, ground.facts, vocabulary);
  const earning = fits.filter((other) => other !== lead && earnsItsPlace(other, lead, issue));
  const rest = earning.filter((other) => other.fit >= (fits[0]?.fit ?? 0) - BESIDE);
  const siblings = siblingsOf(lead, rest);
  const exception = exceptionOf(
    lead,
    earning.filter((other) => !siblings.includes(other)),
  );
  const more = larger
    ? holdsHere(fits, lead)
    : furtherOf(lead, earning, [...siblings, ...(exception ? [exception] : [])]);
  const said = [lead, ...siblings, ...more.slice(0, MOST_SAID - siblings.length)];
  const others = otherLevels(lead, rest, issue).filter((other) => !said.includes(other));
  const sentenceOf = sentencesOn(ground.today);
  const labelOf = (point = "") => ground.points.get(point)?.label ?? null;
  const [first, ...next] = withoutRepeats(said).map(sentenceOf);
  const applied = appliedTo(lead, ground.facts, vocabulary);
  const sentences = [
    { ...(first as Sentence), ...(verdict && { lead: verdict }) },
    ...applied.sentences,
    ...next,
    ...silence(issue, lead),
    ...(exception ? [sentenceOf(exception)] : []),
    ...others.map(sentenceOf),
    ...costs(issue, lead, fits).map(sentenceOf),
  ];
  return {
    issue,
    label: (isGeneral(lead) ? labelOf(issue.points[0]?.point) : null) ?? labelOf(lead.provision.point),
    verdict,
    lead,
    sentences,
    pointLabel: labelOf(lead.provision.point),
    used: applied.used,
    asked: factsToAsk(lead, fits, ground.facts, vocabulary),
  };
}

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
function earnsItsPlace(other: Weighed, lead: Weighed, { points, form }: Issue): boolean {
  if (!isGeneral(other) && other.provision.point === lead.provision.point) return true;
  const isAsked = points.some(({ point, share }) => point === other.provision.point && share >= ALSO_ASKED);
  if (isAsked && !isGeneral(other)) return true;
  const isFigure = form.asksFigure && other.provision.value !== undefined;
  const isOfLaw = other.law.id === lead.law.id && (isFigure || other.provision.point === lead.provision.point);
  return nearnessOf(other) >= nearnessOf(lead) - (isOfLaw ? AS_NEAR_IN_LAW : AS_NEAR);
}

const nearnessOf = ({ signs }: Weighed): number => Math.max(signs?.likeOwn ?? 0, signs?.likeWhole ?? 0);
const isGeneral = ({ provision: { point } }: Weighed): boolean => GENERAL.has(point.slice(point.indexOf(".") + 1));

/** A sentence of law as it stands on the day of the answer. */
const sentencesOn =
  (day: string) =>
  ({ law, provision }: Weighed): Sentence =>
    fromProvision(textOn(provision, placed(provision.text, law), day), law, provision);

const rankOf = ({ law }: Weighed): "federal" | "city" | "state" =>
  law.jurisdiction === "FEDERAL" ? "federal" : law.city ? "city" : "state";

/** The best of the place, before the federal one that is hardly nearer. */
function leadOf(fits: Weighed[], issue: Issue): Weighed | undefined {
  const leading = fits.filter((one) => mayLead(one, issue));
  const { form, place } = issue;
  const best = (rank: string) => leading.find((one) => rankOf(one) === rank);
  const [city, state, federal] = [best("city"), best("state"), best("federal")];
  if ((form.namesFederal || place.state === "FEDERAL") && federal) return federal;
  const [top] = leading;
  if (!top) return undefined;
  const isNear = (one: Weighed) => one.fit >= top.fit - (topicOf(one) === topicOf(top) ? ON_ITS_TOPIC : OF_PLACE);
  if (city && place.city && isNear(city)) return city;
  if (state && isNear(state)) return state;
  return top.law.city && !place.city ? (state ?? federal) : top;
}

const topicOf = ({ provision: { point } }: Weighed): string => point.slice(0, point.indexOf("."));

const LEADS = new Set(["rule", "deadline", "coverage", "definition"]);

/** An exception leads only where the case is known to be the excepted one; what a breach costs where that is what is asked. */
function mayLead({ provision, holding, isAsked }: Weighed, { isTold, isRival, points, form }: Issue): boolean {
  if (provision.role === "exception") return holding.verdict === "yes" && holding.used.length > 0 && !holding.isOpen;
  // Who is covered answers who asks it; a story wants what is owed or forbidden.
  if (provision.role === "coverage") return !isTold && points[0]?.point === provision.point;
  // 'She says I owe a penalty. Do I?' wants the rule first, and its cost behind it.
  if (COSTS.has(provision.role)) return isAsked && (form.asksOpenly || (form.kind === "open" && !isRival));
  return LEADS.has(provision.role) || isAsked;
}

/** The rule of larger employers, where it is what is asked and nothing that holds here is as near. */
function ofLarger(below: Weighed[], best: Weighed | undefined): Weighed | null {
  const [first] = below.filter(({ holding }) => holding.used.some((fact) => fact.startsWith("employees")));
  if (!first || !LEADS.has(first.provision.role)) return null;
  return first.fit > (best?.fit ?? 0) + NEARER_BELOW ? first : null;
}

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
function furtherOf(lead: Weighed, fits: Weighed[], said: Weighed[]): Weighed[] {
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
      other.fit >= lead.fit - FURTHER,
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

/** That the state's law was read and says nothing on it, where federal law leads. */
function silence({ laws, place }: Issue, lead: Weighed): Sentence[] {
  if (rankOf(lead) !== "federal" || place.state === "FEDERAL") return [];
  const topic = lead.provision.point.split(".")[0] ?? "";
  const own = laws.filter((law) => law.jurisdiction === place.state && law.city === null);
  const none = own.find((law) => law.isAbsence && law.topics[0] === topic);
  if (none) return [fromLaw(namedAbsence(sentencesOf(none.summary)[0] ?? none.summary, none), none)];
  const silent = own.find(({ silentPoints }) =>
    silentPoints.some((point) => lead.provision.point === `${topic}.${point}`),
  );
  return silent ? [fromLaw(`${placeName(silent)} law was read on this and says nothing of its own.`, silent)] : [];
}

const COSTS = new Set(["penalty", "remedy"]);

/** What a breach costs, where that is asked. */
function costs({ form }: Issue, lead: Weighed, fits: Weighed[]): Weighed[] {
  if (!form.asksConsequence || COSTS.has(lead.provision.role)) return [];
  return fits.filter(({ law, provision }) => law.id === lead.law.id && COSTS.has(provision.role)).slice(0, 1);
}
