import type { Question } from "../../query/types";
import type { Retrieval } from "../../search/retrieval";
import type { LawHit } from "../../search/types";
import { withoutThingsAge } from "../reading/ages";
import type { Aspect } from "../reading/aspects/aspect";
import { aspectsOf } from "../reading/aspects/aspects";
import { questionForm } from "../reading/question-form";
import { readSeverity, type Severity } from "../reading/read-severity";
import { asRead, weighedWords } from "../reading/words";
import { withoutMinors } from "./age-of-a-thing";
import { type Rule, ruleOfLarger, rulesFor } from "./choose-rules";
import { isOccasion, isReprisalTopic } from "./kindred-topics";
import { isOnItsTopic, mainLaw, RETALIATION } from "./main-law";
import { isNamed } from "./named-law";
import { asPaidLeave } from "./paid-leave";
import type { Plan } from "./plan";
import { type Standing, standingOf } from "./usable";

const WORTH_OF_BEST = 0.5;
/** A topic this much weaker than the strongest is beside the point. */
const STRONG_TOPIC = 0.65;
const TOLD = 0.4;
/** A city seldom has a law of its own on tips or on breaks: its law of wages speaks to them. */
const TOPIC_OF_CITY = 0.5;
/** A law that speaks to the very point may be of a weaker topic. */
const TOPIC_OF_POINT = 0.4;
/** A federal law that only stands in for a topic must at least speak of what was asked. */
const LEAST_FIT_OF_FALLBACK = 0.2;

/** Sorts the laws of a retrieval for an answer. */
export function planAnswer(found: Retrieval, today: string): Plan {
  const retrieval = withoutMinors(asPaidLeave(found));
  const { question } = retrieval;
  const text = withoutThingsAge(asRead(question));
  const form = questionForm(text);
  const severity = readSeverity({ ...question, text }, form);
  const weights = weighedWords(question);
  if (severity.has("retaliation")) weights.set("retaliat", Math.max(weights.get("retaliat") ?? 0, RETALIATION));
  const aspects = aspectsOf(text, question.topics);
  const known = new Map<LawHit, Rule[]>();
  const reading = { weights, form, text, aspects, employees: question.employees, today };
  const rules = (law: LawHit): Rule[] => {
    const found = known.get(law) ?? rulesFor(law, { ...reading, aspects: aspects.filter(isOfLaw(law, question)) });
    known.set(law, found);
    return found;
  };
  const ofLarger = (law: LawHit) => ruleOfLarger(law, rules(law), reading);
  const pointed = toThePoint(retrieval, aspects, severity).filter(
    (law) => isOnItsTopic(law) || isNamed(law, question) || (rules(law)[0]?.fit ?? 0) >= LEAST_FIT_OF_FALLBACK,
  );
  const of = (standing: Standing) => pointed.filter((law) => standingOf(law, question, today) === standing);
  const laws = of("applies");
  const belowThreshold = of("below-threshold");
  const hasOwnBelow = belowThreshold.some(({ jurisdiction }) => jurisdiction !== "FEDERAL");
  return {
    retrieval,
    today,
    form,
    severity,
    weights,
    aspects,
    rules,
    ofLarger,
    laws,
    main: mainLaw(laws, { question, form, rules, severity, aspects, hasOwnBelow }),
    belowThreshold,
    forSmaller: of("too-large"),
    upcoming: of("upcoming"),
    outOfForce: of("out-of-force"),
    hasUnverified: of("unverified").some(({ jurisdiction }) => jurisdiction !== "FEDERAL"),
  };
}

/** On the dismissal of who went to vote the law of voting speaks, and not that of every dismissal. */
const isOfLaw =
  ({ topics: [own] }: LawHit, { topics: [strongest] }: Question) =>
  ({ isOfItsTopic, itsTopic }: Aspect): boolean =>
    !isOfItsTopic || !isOccasion(own) || own === (itsTopic ?? strongest?.topic);

const isChosenCity = ({ city }: LawHit, { place }: Question): boolean => city !== null && city === place.city?.code;

/** Laws that speak to the question, not only hold a word of it; of the states named, when all states were searched. */
function toThePoint({ question, laws }: Retrieval, aspects: Aspect[], severity: Severity): LawHit[] {
  const named = new Set(question.places.map(({ state }) => state));
  const here =
    question.place.state === "ALL" && named.size > 0
      ? laws.filter(({ jurisdiction }) => jurisdiction === "FEDERAL" || named.has(jurisdiction))
      : laws;
  const strongest = question.topics[0]?.weight ?? 0;
  const isReprisal = (topic: string) => severity.has("retaliation") && isReprisalTopic(topic);
  const strong = new Set(
    question.topics
      .filter(({ topic, weight }) => weight >= strongest * STRONG_TOPIC || (weight >= TOLD && isReprisal(topic)))
      .map(({ topic }) => topic),
  );
  const inCity = new Set(
    question.topics.filter(({ weight }) => weight >= strongest * TOPIC_OF_CITY).map(({ topic }) => topic),
  );
  const nearPoint = new Set(
    question.topics.filter(({ weight }) => weight >= strongest * TOPIC_OF_POINT).map(({ topic }) => topic),
  );
  const speaksToPoint = (law: LawHit) =>
    law.city === null &&
    !law.isAbsence &&
    aspects.some(
      ({ isMinor, isDecisive, isOfItsTopic, elsewhere, speaks }) =>
        !(isOfItsTopic && !elsewhere) &&
        (law.jurisdiction === "FEDERAL" ? isDecisive : !isMinor) &&
        law.requirements.some((text) => speaks.test(text)),
    );
  const top = Math.max(0, ...here.map(({ score }) => score));
  return here.filter(
    (law) =>
      isNamed(law, question) ||
      (strong.size > 0
        ? law.matchedTopic !== null &&
          ((isChosenCity(law, question) ? inCity : strong).has(law.matchedTopic) ||
            (nearPoint.has(law.matchedTopic) && speaksToPoint(law)))
        : law.score >= top * WORTH_OF_BEST),
  );
}
