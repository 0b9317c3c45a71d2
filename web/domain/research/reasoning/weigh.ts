import { standingOf } from "../answer/choosing/usable";
import { overlap } from "../answer/reading/words";
import type { PointOfTopic } from "../corpus/points";
import type { Provision } from "../corpus/record";
import { holds } from "../facts/holds";
import type { Facts } from "../facts/types";
import type { LawHit } from "../search/types";
import { countsByCase } from "./compare-value";
import type { Issue, Weighed } from "./types";
import WEIGHTS from "./weights.json";

export type Ground = {
  points: ReadonlyMap<string, PointOfTopic>;
  facts: Facts;
  today: string;
};

/** What is looked at of a sentence; how much each says stands in weights.json (README.md). */
export type Signs = Record<keyof typeof WEIGHTS, number>;

/** Facts that make a special case of a sentence: who asks in general is told the general rule. */
export const SPECIAL = new Set([
  "industry",
  "worker",
  "employer",
  "day",
  "pay_type",
  "union_contract",
  "federal_contract",
]);
const PURPOSES = new Set(["penalty", "remedy", "limitation", "record", "notice"]);

/** The sentences of the laws that may answer an issue, the best first; those that do not hold here are set apart. */
export function weigh(issue: Issue, ground: Ground): { fits: Weighed[]; below: Weighed[] } {
  const all = issue.laws
    .flatMap((law, rank) => {
      const standing = standingOf(law, issue, ground.today);
      if (standing !== "applies" && standing !== "below-threshold") return [];
      const isReached = standing === "applies";
      return law.provisions.flatMap((provision, place) =>
        provision.level === "recalled" ? [] : [weighed({ provision, law, rank, place, isReached }, issue, ground)],
      );
    })
    .sort((a, b) => b.fit - a.fit);
  return {
    fits: all.filter(({ holding }) => holding.verdict !== "no"),
    below: all.filter(({ holding }) => holding.verdict === "no"),
  };
}

type Held = { provision: Provision; law: LawHit; rank: number; place: number; isReached: boolean };

function weighed(held: Held, issue: Issue, ground: Ground): Weighed {
  const { provision, law, isReached } = held;
  // Harassment may bind every employer where the rest of an act begins at 15.
  const saysSize = provision.when !== undefined && "employees" in provision.when && provision.mood !== "need not";
  // What even the larger ones need not do, a smaller one need not.
  const isFree = provision.mood === "need not" && !(provision.when && "employees" in provision.when);
  const holding = isReached || saysSize || isFree ? holds(provision.when, ground.facts) : TOO_SMALL;
  const isAsked = isOfPurposeAsked(provision, issue, ground);
  const signs = signsOf(held, holding, isAsked, issue, ground);
  const fit = Object.entries(signs).reduce((sum, [sign, value]) => sum + WEIGHTS[sign as keyof Signs] * value, 0);
  return { law, provision, holding, fit, isAsked: PURPOSES.has(provision.role) && isAsked, signs };
}

const TOO_SMALL = { verdict: "no" as const, missing: [], used: ["employees"], isOpen: false };

function signsOf(
  { provision, law, rank, place }: Held,
  { verdict, used, missing }: Weighed["holding"],
  isAsked: boolean,
  issue: Issue,
  { points, facts }: Ground,
): Signs {
  const [topic, key = ""] = provision.point.split(".");
  const own = issue.points.find(({ point }) => point === provision.point)?.share ?? 0;
  const ofTopic = issue.points
    .filter(({ point }) => point.startsWith(`${topic}.`))
    .reduce((sum, { share }) => sum + share, 0);
  const like = issue.likeness.get(provision.text);
  return {
    // A law that nobody has cut by its points may answer each of them.
    answers: bearing(issue, provision),
    point: GENERAL.has(key) ? Math.max(own, OF_TOPIC * ofTopic) : own,
    topic: ofTopic,
    likeOwn: like?.own ?? 0,
    likeWhole: like?.whole ?? 0,
    words: overlap(provision.text, issue.words),
    rank: 1 / (1 + rank / 3),
    first: place === 0 ? 1 : 0,
    holds: verdict === "yes" && used.length > 0 ? 1 : 0,
    special: verdict !== "yes" && missing.some((fact) => SPECIAL.has(fact)) ? 1 : 0,
    otherPurpose: PURPOSES.has(provision.role) && !isAsked ? 1 : 0,
    exception: provision.role === "exception" ? 1 : 0,
    coverage: provision.role === "coverage" || provision.role === "definition" ? 1 : 0,
    figure: issue.form.asksFigure && provision.value !== undefined ? 1 : 0,
    // What is owed is asked, and the case tells something of what this rule counts by.
    sum: issue.form.asksFigure && countsByCase(provision, facts) ? 1 : 0,
    local: law.jurisdiction === "FEDERAL" ? 0 : 1,
    city: law.city !== null && law.city === issue.place.city?.code ? 1 : 0,
    asItsKind: points.get(issue.points[0]?.point ?? "")?.kind === points.get(provision.point)?.kind ? 1 : 0,
  };
}

/** How surely the sentence answers what is asked, read together with it; one that was not read so lay too far off. */
function bearing({ judged }: Issue, { text }: Provision): number {
  if (judged.size === 0) return 0;
  const said = judged.get(text);
  return (said ? 1 - said.other : 0) - EVEN;
}
const EVEN = 0.5;

/** Points of a law that nobody has cut yet: any of its sentences may stand under them. */
export const GENERAL = new Set(["rule", "coverage", "deadline"]);
const OF_TOPIC = 0.5;

/** What a breach costs, what is kept and what is posted answers only who asks for it. */
function isOfPurposeAsked({ role, point }: Provision, { form, points }: Issue, { points: known }: Ground): boolean {
  if (!PURPOSES.has(role)) return true;
  if (form.asksConsequence && (role === "penalty" || role === "remedy")) return true;
  const [best] = points;
  const entry = best && known.get(best.point);
  return (
    best?.point === point ||
    entry?.roles?.includes(role) === true ||
    entry?.kind === kindOf(role) ||
    entry?.key === role
  );
}

const kindOf = (role: string): string | null =>
  role === "record" ? "which record" : role === "notice" ? "which form or notice" : null;
