import type { CaseHit, LawHit } from "../../search/types";
import { isSame, likeness, type Rule } from "../choosing/choose-rules";
import { figureText, longDate, numberOf } from "../choosing/comparable-figures";
import { isNamed, type Plan } from "../choosing/plan";
import { isSound, NOT_CHECKED } from "../choosing/usable";
import { isOfAnotherAge } from "../reading/ages";
import { speaksTo } from "../reading/aspects/aspects";
import { isForOthers, isOfOneTrade } from "../reading/groups";
import { sentencesOf } from "../reading/words";
import { fromLaw, placed, placeName, type Sentence, the } from "../sentence";
import { askedFirst, paidAtSize } from "./asked-first";
import { isAnsweredBelow, speaksToIt, thresholds } from "./beyond-size";
import { bySize } from "./by-size";
import { type MostProtective, protectiveSentence } from "./compare-levels";
import { consequenceOf, remedySentence } from "./consequences";
import { asItsPartAsks, partsAnswered } from "./parts-answered";
import { correctPremise } from "./premises";
import { statesListed } from "./states-listed";
import { FORBIDDEN, isForbidden, yesOrNo } from "./yes-no";

const MOST_SENTENCES = 5;
const SECOND_RULE = 0.34;
const FIRST_DUTY = 0.2;
const REPEATS = 0.55;
const SPEAKS = 0.2;
const LEAST_FIT_OF_FLOOR = 0.2;
const SECOND_TOPIC = 0.72;
const STATES_SHOWN = 3;
const ON_THE_POINT = 0.4;
const KNOWN = 0.55;
/** Beside the point that was asked, a sentence must hold so much of the question. */
const LEAST_BESIDE_POINT = 0.3;
const LEAST_BESIDE_SILENCE = 0.2;
/** That somebody is dismissed is mostly the occasion of a question, and its law must speak to the question itself. */
const OCCASION = "at_will_exceptions";
/** Federal compensation acts are for seamen, railroads, harbors and federal employees: beside a state they say nothing. */
const NO_FLOOR = "workers_comp";

/** The answer in two to five sentences, the rule first; each sentence with the records that it rests on. */
export function directAnswer(plan: Plan, best: MostProtective | null, named: CaseHit | null): Sentence[][] {
  const list = statesListed(plan);
  if (list) return [[list], mark([list])].filter((group) => group.length > 0);
  const premise = correctPremise(plan) ?? paidAtSize(plan);
  // Federal law of the topic that does not speak to what the state asks of larger employers says nothing here.
  const isBeside = isAnsweredBelow(plan) && plan.main !== null && !speaksToIt(plan, plan.main);
  const rules = plan.main && !isBeside ? ruleSentences(asItsPartAsks(plan, plan.main), plan.main, premise) : [];
  const pointed = plan.main && !premise && !rules[0]?.lead ? onThePoint(plan, plan.main) : [];
  const leadsBelow = plan.belowThreshold.some((law) => isNamed(law, plan.retrieval.question)) || isAnsweredBelow(plan);
  const namedBelow = leadsBelow ? thresholds(plan) : [];
  const isSilent = pointed.length > 0 && saysNothingElse(plan, pointed);
  const first = [
    ...askedFirst(plan),
    ...(premise ? [premise] : []),
    ...namedBelow,
    ...pointed,
    ...(isSilent ? [] : rules),
  ];
  const parts = isSilent ? [] : partsAnswered(plan, first, (part, law) => ruleSentences(part, law, null));
  const more = [
    ...parts,
    ...(named ? [caseSentence(named)] : []),
    ...thresholds(plan),
    ...federalBesideAbsence(plan),
    ...unavailable(plan),
    ...otherPlaces(plan),
    ...(isSilent || parts.length > 0 ? [] : secondTopic(plan)),
    ...(plan.form.asksConsequence ? consequences(plan) : []),
    ...(best && worthSaying(best, plan, first) ? [protectiveSentence(best)] : []),
    ...federalFloor(plan, best),
    ...changes(plan),
    ...(plan.form.asksConsequence || isSilent || isBeside ? [] : consequences(plan)),
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
 * Where a record of several leaves does not speak to the one that was asked, its other leaves say nothing; nor does any
 * record whose best sentence holds little of the question.
 */
function saysNothingElse({ main, rules }: Plan, pointed: Sentence[]): boolean {
  const ofSeveral = main?.topics[0] === "other_leave" && pointed.some(({ sources }) => isOnly(sources, main));
  const least = pointed.some(({ sources }) => isOnly(sources, main)) ? LEAST_BESIDE_SILENCE : LEAST_BESIDE_POINT;
  return ofSeveral || (main !== null && (rules(main)[0]?.fit ?? 0) < least);
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

const isOnly = (sources: Sentence["sources"], law: LawHit | null): boolean =>
  sources.every((source) => "law" in source && source.law === law);

const keyOf = (source: Sentence["sources"][number]): string =>
  "law" in source ? `law ${source.law.id}` : `case ${source.found.id}`;

function ruleSentences(plan: Plan, main: LawHit, premise: Sentence | null): Sentence[] {
  if (main.isAbsence) return absence(main, plan, premise);
  const rules = plan.rules(main).filter(({ text }) => !premise || !isSame(text, premise.text));
  const { place, places, employees, text: question } = plan.retrieval.question;
  const best = bestOf(rules, main, question);
  const ordered = best ? [best, ...rules.filter((other) => other !== best)] : rules;
  const answered = premise ? null : yesOrNo(plan.form, ordered, plan.retrieval.question, plan.today);
  const chosen = answered?.rule ?? best;
  if (!chosen) return [];
  const sized = premise ? null : bySize(chosen, rules, employees);
  const rule = sized?.rules[0] ?? chosen;
  const isEverywhere = place.state === "ALL" && places.length === 0;
  const second = isEverywhere ? undefined : (sized?.rules[1] ?? rules.find((other) => isUseful(other, rule, main)));
  const unverified = plan.hasUnverified && main.jurisdiction === "FEDERAL";
  const isPlaced = premise?.sources.some((source) => "law" in source && source.law.id === main.id) ?? false;
  const text = isPlaced ? rule.text : placed(rule.text, main);
  const shown: Sentence = {
    ...fromLaw(unverified ? `State law is not verified here. ${text}` : text, main),
    lead:
      sized?.lead ?? answered?.lead ?? (lacksFederal(plan) && !premise ? "No federal law on this found." : undefined),
  };
  return second ? [shown, fromLaw(second.text, main)] : [shown];
}

/** The point that was asked, where the law that answers says nothing of it: what another law says, else that none does. */
function onThePoint({ aspects, laws, rules, retrieval, form }: Plan, main: LawHit): Sentence[] {
  const unsaid = aspects.filter((aspect) => !speaksTo(main, aspect));
  const open = unsaid.find(({ isMinor }) => !isMinor) ?? unsaid[0];
  if (!open || main.isAbsence) return [];
  for (const law of laws) {
    // On a minor point only the law of the state beside that of its city may speak first.
    const isBeside = !open.isMinor || (main.city !== null && law.city === null && law.topics[0] === main.topics[0]);
    const cannotSay = law === main || law.isAbsence || !isBeside || isOfOneTrade(law, retrieval.question.text);
    const speaking = cannotSay ? [] : rules(law).filter(({ text }) => open.speaks.test(text));
    // A sum of another level may not hold here: the federal cash wage of tipped staff in a state without a tip credit.
    const rule = speaking.find(({ text }) => !text.includes("$")) ?? speaking[0];
    const lead = rule && isForbidden(form, rule, retrieval.question.text) ? FORBIDDEN : undefined;
    if (rule) return [{ ...fromLaw(placed(rule.text, law), law), lead }];
  }
  const name = the(main.title).replace(/^The /, "the ");
  if (open.isMinor) return [];
  return [fromLaw(`Our record of ${name} does not speak to ${open.label}.`, main)];
}

/** Where no sentence speaks to the question, the law's first duty says what the law is about. */
function bestOf(all: Rule[], main: LawHit, question: string): Rule | undefined {
  const sameAge = all.filter(({ text }) => !isOfAnotherAge(text, question));
  const rules = sameAge.length > 0 ? sameAge : all;
  const [best] = rules;
  if (!best || best.fit >= SPEAKS) return best;
  return rules.find(({ text }) => text === main.requirements[0] && !isForOthers(text, question)) ?? best;
}

/** Asked what federal law says, with no federal law on the point among what was found. */
const lacksFederal = ({ form, retrieval }: Plan): boolean =>
  form.namesFederal && form.kind !== "open" && !retrieval.laws.some(({ jurisdiction }) => jurisdiction === "FEDERAL");

/** A second rule earns its place by speaking to the question, or by being the law's first duty; never by repeating. */
function isUseful(second: Rule, first: Rule, main: LawHit): boolean {
  if (second === first || likeness(second.text, first.text) >= REPEATS) return false;
  if (second.fit >= SECOND_RULE && second.fit >= first.fit * 0.6) return true;
  return second.text === main.requirements[0] && second.fit >= FIRST_DUTY;
}

/** 'No Delaware state law on overtime found as of …', what else the record says, and federal law. */
function absence(main: LawHit, { form }: Plan, premise: Sentence | null): Sentence[] {
  const [found = "", ...rest] = sentencesOf(main.summary).filter((sentence) => isSound(sentence, main));
  const own = found.replace(/^No state law/, `No ${main.jurisdictionName} state law`);
  const others = rest.filter((text) => !premise || !isSame(text, premise.text));
  const [last] = others.slice(-1);
  const extra = others.length > 1 && others[0] ? [fromLaw(others[0], main)] : [];
  const federal = last ? [fromLaw(last, main)] : [];
  return form.namesFederal ? [...federal, fromLaw(own, main)] : [fromLaw(own, main), ...extra, ...federal];
}

/** Where a state has no law of its own, what federal law says on the very point, beside what the record says of it. */
function federalBesideAbsence({ main, laws, rules, retrieval: { question } }: Plan): Sentence[] {
  if (!main?.isAbsence || question.place.state === "ALL") return [];
  const [topic] = main.topics;
  const law = laws.find(
    (hit) =>
      hit.jurisdiction === "FEDERAL" &&
      topic !== undefined &&
      hit.topics.includes(topic) &&
      !isOfOneTrade(hit, question.text),
  );
  const rule = law ? rules(law)[0] : undefined;
  const isNew = rule !== undefined && !sentencesOf(main.summary).some((said) => likeness(said, rule.text) >= KNOWN);
  return law && rule && isNew && rule.fit >= ON_THE_POINT ? [fromLaw(placed(rule.text, law), law)] : [];
}

/** A law that was asked for by name and is not in force. */
function unavailable({ outOfForce, retrieval }: Plan): Sentence[] {
  return outOfForce
    .filter((law) => isNamed(law, retrieval.question))
    .slice(0, 1)
    .map((law) =>
      fromLaw(
        `${the(law.title)} is ${law.status === "enjoined" ? "enjoined and may not be enforced now" : "no longer in force"}.`,
        law,
      ),
    );
}

/** All states at once: the rule of a few of them, each as its own. */
function otherPlaces(plan: Plan): Sentence[] {
  const { place, places, topics } = plan.retrieval.question;
  if (place.state !== "ALL" || !plan.main) return [];
  const seen = new Set([plan.main.jurisdiction]);
  const chosen: LawHit[] = [];
  for (const law of plan.laws) {
    const isOnTopic = law.topics[0] === topics[0]?.topic || law.topics[0] === plan.main.topics[0];
    if (law.isAbsence || law.city || seen.has(law.jurisdiction) || !isOnTopic || chosen.length >= STATES_SHOWN)
      continue;
    if (places.length > 0 && law.jurisdiction === "FEDERAL") continue;
    seen.add(law.jurisdiction);
    chosen.push(law);
  }
  return chosen.flatMap((law) => firstRule(law, plan));
}

const firstRule = (law: LawHit, plan: Plan): Sentence[] =>
  plan
    .rules(law)
    .slice(0, 1)
    .map(({ text }) => fromLaw(placed(text, law), law));

/** A question of two topics is answered on both. */
function secondTopic(plan: Plan): Sentence[] {
  const { topics, place } = plan.retrieval.question;
  if (place.state === "ALL") return [];
  const strong = (topics[0]?.weight ?? 0) * SECOND_TOPIC;
  const second = topics.find(({ topic, weight }) => weight >= strong && !plan.main?.topics.slice(0, 1).includes(topic));
  const law = plan.laws.find((hit) => hit !== plan.main && hit.topics[0] === second?.topic && hit.city === null);
  const points = plan.aspects.filter(({ isMinor }) => !isMinor);
  // 'Record' in a question on conversations is no personnel record.
  if (law?.isAbsence && points.length > 0 && !points.some((aspect) => speaksTo(law, aspect))) return [];
  const least = law?.topics[0] === OCCASION ? ON_THE_POINT : LEAST_FIT_OF_FLOOR;
  if (!law || (!law.isAbsence && (plan.rules(law)[0]?.fit ?? 0) < least)) return [];
  return law.isAbsence ? absence(law, plan, null).slice(0, 1) : firstRule(law, plan);
}

function consequences({ main, form, retrieval: { question } }: Plan): Sentence[] {
  const isEverywhere = question.place.state === "ALL" && question.places.length === 0;
  if (!main || (isEverywhere && !form.asksConsequence)) return [];
  const penalty = consequenceOf(main, question.employees);
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

/** The federal rule beside a state's, or the state's beside a city's, where no figures compare them. */
function federalFloor(plan: Plan, best: MostProtective | null): Sentence[] {
  const { main, laws, retrieval } = plan;
  if (!main || main.jurisdiction === "FEDERAL" || main.isAbsence || best || retrieval.question.place.state === "ALL")
    return [];
  if (main.topics[0] === NO_FLOOR) return [];
  const level = main.city === null ? "FEDERAL" : main.jurisdiction;
  const floor = laws.find(
    ({ jurisdiction, city, topics }) => jurisdiction === level && city === null && topics[0] === main.topics[0],
  );
  return floor && (plan.rules(floor)[0]?.fit ?? 0) >= LEAST_FIT_OF_FLOOR ? firstRule(floor, plan) : [];
}

/** Law that is to come, and the next rate of a wage. */
function changes(plan: Plan): Sentence[] {
  const { main, upcoming, today } = plan;
  const asked = plan.retrieval.question.topics[0]?.topic;
  const enacted = upcoming
    .filter(({ topics }) => !main || topics[0] === main.topics[0] || topics[0] === asked)
    .slice(0, 1)
    .map((law) =>
      fromLaw(
        `${the(law.title)} is enacted${law.effectiveDate ? ` and takes effect on ${longDate(law.effectiveDate)}` : " and not yet in effect"}.`,
        law,
      ),
    );
  const next = main ? numberOf(main.figures, "nextRate") : null;
  const from = main?.figures.find(({ key, level }) => key === "nextFrom" && level !== "recalled")?.value;
  if (!main || next === null || typeof from !== "string") return enacted;
  const when = from > today ? `From ${longDate(from)}` : `Since ${longDate(from)}`;
  const rate = fromLaw(`${when} the minimum wage in ${placeName(main)} is ${figureText(next, "hour")}.`, main);
  return [rate, ...enacted];
}

const caseSentence = (found: CaseHit): Sentence => ({
  text: `In ${found.name} (${found.year}): ${sentencesOf(found.legalPrecedent ?? found.summary)[0] ?? found.outcome}`,
  sources: [{ found }],
});

/** Decision 31: who rests on a record that was reviewed only must say so. */
function mark(sentences: Sentence[]): Sentence[] {
  const sources = sentences.flatMap((sentence) => sentence.sources);
  const reviewed = sources.filter((source) => ("law" in source ? source.law : source.found).confidence === "reviewed");
  return reviewed.length > 0
    ? [{ text: `${NOT_CHECKED.charAt(0).toUpperCase()}${NOT_CHECKED.slice(1)}.`, sources: reviewed }]
    : [];
}
