import type { CaseHit } from "../../search/types";
import { isSame } from "../choosing/choose-rules";
import { isNamed } from "../choosing/named-law";
import type { Plan } from "../choosing/plan";
import { isForPublicBodies } from "../choosing/public-bodies";
import { NOT_CHECKED } from "../choosing/usable";
import { sentencesOf } from "../reading/words";
import type { Sentence } from "../sentence";
import { askedFirst, paidAtSize } from "./asked-first";
import {
  besideItsOwn,
  changes,
  federalBesideAbsence,
  federalFloor,
  otherPlaces,
  secondTopic,
  unavailable,
} from "./beside-the-rule";
import { isAnsweredBelow, speaksToIt, thresholds } from "./beyond-size";
import { type MostProtective, protectiveSentence } from "./compare-levels";
import { consequenceOf, remedySentence, wayToClaim } from "./consequences";
import { multipliedDamages } from "./multiplied-damages";
import { notHeld } from "./not-held";
import { isAside, isOpenOn, onThePoint, saysNothingElse } from "./on-the-point";
import { asItsPartAsks, partsAnswered } from "./parts-answered";
import { correctPremise } from "./premises";
import { keptByState } from "./records-kept";
import { ruleSentences } from "./rule-sentences";
import { statesListed } from "./states-listed";

const MOST_SENTENCES = 5;

/** The answer in two to five sentences, the rule first; each sentence with the records that it rests on. */
export function directAnswer(plan: Plan, best: MostProtective | null, named: CaseHit | null): Sentence[][] {
  const list = statesListed(plan);
  if (list) return [[list], mark([list])].filter((group) => group.length > 0);
  const { first, isSilent, isBeside } = firstSentences(plan);
  const parts = isSilent ? [] : partsAnswered(plan, first);
  const { asksConsequence } = plan.form;
  const more = [
    ...parts,
    ...wayToClaim(plan),
    ...(named ? [caseSentence(named)] : []),
    ...thresholds(plan),
    ...federalBesideAbsence(plan),
    ...unavailable(plan),
    ...otherPlaces(plan),
    ...(isSilent ? [] : besideItsOwn(plan)),
    ...(isSilent || parts.length > 0 ? [] : secondTopic(plan)),
    ...(asksConsequence ? consequences(plan) : []),
    ...(best && worthSaying(best, plan, first) ? [protectiveSentence(best)] : []),
    ...federalFloor(plan, best),
    ...changes(plan),
    ...(asksConsequence || isSilent || isBeside ? [] : consequences(plan)),
  ];
  const chosen: Sentence[] = [];
  for (const sentence of [...first, ...more]) {
    if (chosen.length < MOST_SENTENCES + parts.length && !chosen.some((other) => repeats(other, sentence)))
      chosen.push(sentence);
  }
  const [own, others] = parted(chosen, chosen[0]);
  return [own, others, mark(chosen)].filter((group) => group.length > 0);
}

/**
 * What answers first: a premise set right, a law that is for larger employers, the very point, the rule. `isSilent`: the
 * record says nothing on the point, and so nothing else that would answer; `isBeside`: the law that leads is of another subject.
 */
function firstSentences(plan: Plan): { first: Sentence[]; isSilent: boolean; isBeside: boolean } {
  const { main } = plan;
  const premise = correctPremise(plan) ?? multipliedDamages(plan) ?? paidAtSize(plan);
  // Federal law of the topic that does not speak to what the state asks of larger employers says nothing here.
  const isBeside = isAnsweredBelow(plan) && main !== null && !speaksToIt(plan, main);
  const said = main && !isBeside ? ruleSentences(asItsPartAsks(plan, main), main, premise) : [];
  const isOpen = main !== null && !main.isAbsence && !premise && isOpenOn(plan.aspects, main, said[0]);
  const rules = isOpen ? said.map((sentence) => ({ ...sentence, lead: undefined })) : said;
  const kept = premise ? null : keptByState(plan);
  const isReached = main !== null && !isForPublicBodies(main, plan.retrieval.question.text);
  const pointed = kept ? [kept] : isReached && !premise && !rules[0]?.lead ? onThePoint(plan, main) : [];
  const leadsBelow = plan.belowThreshold.some((law) => isNamed(law, plan.retrieval.question)) || isAnsweredBelow(plan);
  const comesAfter = pointed.length > 0 && main !== null && isAside(plan, main);
  const isSilent = pointed.length > 0 && !comesAfter && saysNothingElse(plan, pointed);
  const unheld = premise || pointed.length > 0 ? null : notHeld(plan, rules[0]);
  const first = [
    ...askedFirst(plan),
    ...(premise ? [premise] : []),
    ...(leadsBelow ? thresholds(plan) : []),
    ...(unheld ? [unheld] : []),
    ...(comesAfter ? [] : pointed),
    ...(isSilent ? [] : rules),
    ...(comesAfter ? pointed : []),
  ];
  return { first, isSilent, isBeside };
}

/** Two records may well say the same of two places; one record need not say a thing twice. */
function repeats(one: Sentence, other: Sentence): boolean {
  const keys = new Set(one.sources.map(keyOf));
  return isSame(one.text, other.text) && other.sources.some((source) => keys.has(keyOf(source)));
}

/** What rests on the record of the first sentence stands together, before what rests on others. */
function parted(sentences: Sentence[], first: Sentence | undefined): [Sentence[], Sentence[]] {
  const keys = new Set(first?.sources.map(keyOf));
  const isOwn = ({ sources }: Sentence) => sources.every((source) => keys.has(keyOf(source)));
  return [sentences.filter(isOwn), sentences.filter((sentence) => !isOwn(sentence))];
}

const keyOf = (source: Sentence["sources"][number]): string =>
  "law" in source ? `law ${source.law.id}` : `case ${source.found.id}`;

function consequences({ main, form, retrieval: { question } }: Plan): Sentence[] {
  const isEverywhere = question.place.state === "ALL" && question.places.length === 0;
  if (!main || isForPublicBodies(main, question.text) || (isEverywhere && !form.asksConsequence)) return [];
  const penalty = consequenceOf(main, question);
  const remedies = form.asksConsequence ? remedySentence(main) : null;
  return [penalty, remedies].filter((sentence) => sentence !== null);
}

/** Said when another level than the one that leads asks more, or when a city's rule is in play. */
const worthSaying = ({ law, others }: MostProtective, { main }: Plan, first: Sentence[]): boolean =>
  (law.id !== main?.id || law.city !== null || others.some(({ city }) => city !== null)) &&
  !first.some(
    ({ sources, lead }) =>
      lead !== undefined &&
      sources.some((source) => "law" in source && source.law.id === law.id && law.id !== main?.id),
  );

const caseSentence = (found: CaseHit): Sentence => ({
  text: `In ${found.name} (${found.year}): ${sentencesOf(found.legalPrecedent ?? found.summary)[0] ?? found.outcome}`,
  sources: [{ found }],
});

/** Decision 31: who rests on a record that was reviewed only must say so. */
export function mark(sentences: Sentence[]): Sentence[] {
  const sources = sentences.flatMap((sentence) => sentence.sources);
  const reviewed = sources.filter(
    (source) =>
      ("law" in source ? (source.provision?.level ?? source.law.confidence) : source.found.confidence) === "reviewed",
  );
  return reviewed.length > 0
    ? [{ text: `${NOT_CHECKED.charAt(0).toUpperCase()}${NOT_CHECKED.slice(1)}.`, sources: reviewed }]
    : [];
}
