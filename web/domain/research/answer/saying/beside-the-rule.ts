import type { LawHit } from "../../search/types";
import { likeness } from "../choosing/choose-rules";
import { figureText, longDate, numberOf } from "../choosing/comparable-figures";
import { isOccasion, isSaid, twinOf } from "../choosing/kindred-topics";
import { isNamed } from "../choosing/named-law";
import type { Plan } from "../choosing/plan";
import { speaksTo } from "../reading/aspects/aspects";
import { isOfOneTrade } from "../reading/groups";
import { sentencesOf, sharesSubject } from "../reading/words";
import { fromLaw, placed, placeName, type Sentence, the } from "../sentence";
import type { MostProtective } from "./compare-levels";
import { absence, firstRule } from "./rule-sentences";
import { standingAlone } from "./standing-alone";

const LEAST_FIT_OF_FLOOR = 0.2;
const SECOND_TOPIC = 0.72;
const STATES_SHOWN = 3;
const ON_THE_POINT = 0.4;
const KNOWN = 0.55;
/** Federal compensation acts are for seamen, railroads, harbors and federal employees: beside a state they say nothing. */
const NO_FLOOR = "workers_comp";

/** Where a state has no law of its own, what federal law says on the very point, beside what the record says of it. */
export function federalBesideAbsence({ main, laws, rules, retrieval: { question } }: Plan): Sentence[] {
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
export function unavailable({ outOfForce, retrieval }: Plan): Sentence[] {
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
export function otherPlaces(plan: Plan): Sentence[] {
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

/** A question of two topics is answered on both. */
export function secondTopic(plan: Plan): Sentence[] {
  const { topics, place } = plan.retrieval.question;
  if (place.state === "ALL") return [];
  const strong = (topics[0]?.weight ?? 0) * SECOND_TOPIC;
  const [own = ""] = plan.main?.topics ?? [];
  const { text } = plan.retrieval.question;
  const second = topics.find(
    ({ topic, weight }) => weight >= strong && topic !== own && topic !== twinOf(own) && isSaid(topic, text),
  );
  const law = plan.laws.find(
    (hit) =>
      hit !== plan.main &&
      hit.topics[0] === second?.topic &&
      hit.city === null &&
      !(hit.jurisdiction === "FEDERAL" && isOfOneTrade(hit, plan.retrieval.question.text)),
  );
  const points = plan.aspects.filter(({ isMinor }) => !isMinor);
  // 'Record' in a question on conversations is no personnel record.
  if (law?.isAbsence && points.length > 0 && !points.some((aspect) => speaksTo(law, aspect))) return [];
  const least = isOccasion(law?.topics[0]) ? ON_THE_POINT : LEAST_FIT_OF_FLOOR;
  if (!law || (!law.isAbsence && (plan.rules(law)[0]?.fit ?? 0) < least)) return [];
  if (law.isAbsence) return absence(law, plan, null).slice(0, 1);
  // Part-time 'hours' and 'pay' make no question of federal overtime.
  const rule = plan.rules(law)[0]?.text ?? "";
  const isFar = law.jurisdiction === "FEDERAL" && plan.main?.jurisdiction !== "FEDERAL";
  return isFar && !sharesSubject(rule, plan.retrieval.question.text) ? [] : firstRule(law, plan);
}

/** What another law of the same place and topic says on the point: the act on high earners beside the one for all. */
export function besideItsOwn({ main, laws, aspects, rules }: Plan): Sentence[] {
  if (!main || main.isAbsence || main.jurisdiction === "FEDERAL") return [];
  const points = aspects.filter(({ isDecisive }) => isDecisive);
  if (points.length === 0) return [];
  const rule = laws
    .filter(
      (law) =>
        law !== main &&
        !law.isAbsence &&
        law.city === main.city &&
        law.jurisdiction === main.jurisdiction &&
        law.topics[0] === main.topics[0],
    )
    .map((law) => rules(law)[0])
    .find((first) => first && points.some(({ speaks }) => speaks.test(first.text)));
  return rule ? [fromLaw(placed(standingAlone(rule.text, rule.law), rule.law), rule.law)] : [];
}

/** The federal rule beside a state's, or the state's beside a city's, where no figures compare them. */
export function federalFloor(plan: Plan, best: MostProtective | null): Sentence[] {
  const { main, laws, retrieval } = plan;
  if (!main || main.jurisdiction === "FEDERAL" || main.isAbsence || best || retrieval.question.place.state === "ALL")
    return [];
  if (main.topics[0] === NO_FLOOR) return [];
  const level = main.city === null ? "FEDERAL" : main.jurisdiction;
  const floor = laws.find(
    (law) =>
      law.jurisdiction === level &&
      law.city === null &&
      law.topics[0] === main.topics[0] &&
      !(level === "FEDERAL" && isOfOneTrade(law, retrieval.question.text)),
  );
  return floor && (plan.rules(floor)[0]?.fit ?? 0) >= LEAST_FIT_OF_FLOOR ? firstRule(floor, plan) : [];
}

/** Law that is to come, and the next rate of a wage. */
export function changes(plan: Plan): Sentence[] {
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
