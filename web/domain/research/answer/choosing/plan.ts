import type { Question } from "../../query/types";
import type { LawHit, Retrieval } from "../../search/types";
import type { Aspect } from "../reading/aspects/aspect";
import { aspectsOf } from "../reading/aspects/aspects";
import { isForOthers, isOfOneTrade } from "../reading/groups";
import { type QuestionForm, questionForm } from "../reading/question-form";
import { readSeverity, type Severity } from "../reading/read-severity";
import { isSilentOnTrait } from "../reading/traits";
import { asRead, weighedWords } from "../reading/words";
import { type Rule, rulesFor } from "./choose-rules";
import { type Standing, standingOf } from "./usable";

/** What the parts of an assessment share: the question as read, and the laws sorted by what they can do for it. */
export type Plan = {
  retrieval: Retrieval;
  today: string;
  form: QuestionForm;
  severity: Severity;
  weights: ReadonlyMap<string, number>;
  /** Particular points that are asked about. */
  aspects: Aspect[];
  /** The rules of a law in the order in which they answer the question. */
  rules: (law: LawHit) => Rule[];
  /** In force, here, for this head-count, verified and to the point; best first. Absence records among them. */
  laws: LawHit[];
  /** The law that answers. Null: only laws that do not reach this employer, are to come or are no longer in force. */
  main: LawHit | null;
  belowThreshold: LawHit[];
  /** For employers smaller than the one of the question, as continued health cover is beside the federal act. */
  forSmaller: LawHit[];
  upcoming: LawHit[];
  outOfForce: LawHit[];
  /** A state's own record on the point is unverified and was not used. */
  hasUnverified: boolean;
};

const WORTH_OF_BEST = 0.5;
/** A topic this much weaker than the strongest is beside the point. */
const STRONG_TOPIC = 0.65;
/** A city seldom has a law of its own on tips or on breaks: its law of wages speaks to them. */
const TOPIC_OF_CITY = 0.5;
const FIT = 0.9;
const LOCAL = 0.15;
/** Who chose a city wants its rule, if it has one on the point. */
const CHOSEN_CITY = 0.3;
/** Punishing the use of a right is the gravest part of what is told, and mostly not said in the words of the law. */
const RETALIATION = 0.4;
/** A federal law that only stands in for a topic must at least speak of what was asked. */
const LEAST_FIT_OF_FALLBACK = 0.2;

/** Sorts the laws of a retrieval for an answer. */
export function planAnswer(retrieval: Retrieval, today: string): Plan {
  const { question } = retrieval;
  const text = asRead(question);
  const form = questionForm(text);
  const severity = readSeverity({ ...question, text }, form);
  const weights = weighedWords(question);
  if (severity.has("retaliation")) weights.set("retaliat", Math.max(weights.get("retaliat") ?? 0, RETALIATION));
  const aspects = aspectsOf(text, question.topics);
  const known = new Map<LawHit, Rule[]>();
  const rules = (law: LawHit): Rule[] => {
    const found =
      known.get(law) ?? rulesFor(law, { weights, form, text, aspects, employees: question.employees, today });
    known.set(law, found);
    return found;
  };
  const pointed = toThePoint(retrieval, aspects).filter(
    (law) => isOnItsTopic(law) || isNamed(law, question) || (rules(law)[0]?.fit ?? 0) >= LEAST_FIT_OF_FALLBACK,
  );
  const of = (standing: Standing) => pointed.filter((law) => standingOf(law, retrieval, today) === standing);
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
    laws,
    main: mainLaw(laws, { question, form, rules, severity, hasOwnBelow }),
    belowThreshold,
    forSmaller: of("too-large"),
    upcoming: of("upcoming"),
    outOfForce: of("out-of-force"),
    hasUnverified: of("unverified").some(({ jurisdiction }) => jurisdiction !== "FEDERAL"),
  };
}

/** Cited, titled or called by its proper name; a name such as 'minimum wage' is only a topic. */
export function isNamed({ match, id }: LawHit, { statutes }: Question): boolean {
  if (match === "citation" || match === "title") return true;
  return statutes.some(
    ({ lawIds, isDistinct, isWholeQuestion }) => (isDistinct || isWholeQuestion) && lawIds.includes(id),
  );
}

const isOnItsTopic = ({ topics, matchedTopic }: LawHit): boolean =>
  matchedTopic === null || topics.includes(matchedTopic);

const isChosenCity = ({ city }: LawHit, { place }: Question): boolean => city !== null && city === place.city?.code;

/** Laws that speak to the question, not only hold a word of it; of the states named, when all states were searched. */
function toThePoint({ question, laws }: Retrieval, aspects: Aspect[]): LawHit[] {
  const named = new Set(question.places.map(({ state }) => state));
  const here =
    question.place.state === "ALL" && named.size > 0
      ? laws.filter(({ jurisdiction }) => jurisdiction === "FEDERAL" || named.has(jurisdiction))
      : laws;
  const strongest = question.topics[0]?.weight ?? 0;
  const strong = new Set(
    question.topics.filter(({ weight }) => weight >= strongest * STRONG_TOPIC).map(({ topic }) => topic),
  );
  const inCity = new Set(
    question.topics.filter(({ weight }) => weight >= strongest * TOPIC_OF_CITY).map(({ topic }) => topic),
  );
  const points = aspects.filter(({ isMinor }) => !isMinor);
  const speaksToPoint = (law: LawHit) =>
    law.city === null &&
    law.jurisdiction !== "FEDERAL" &&
    !law.isAbsence &&
    points.some(({ speaks }) => law.requirements.some((text) => speaks.test(text)));
  const top = Math.max(0, ...here.map(({ score }) => score));
  return here.filter(
    (law) =>
      isNamed(law, question) ||
      (strong.size > 0
        ? law.matchedTopic !== null &&
          ((isChosenCity(law, question) ? inCity : strong).has(law.matchedTopic) ||
            (inCity.has(law.matchedTopic) && speaksToPoint(law)))
        : law.score >= top * WORTH_OF_BEST),
  );
}

const CLEARLY = 1.25;
/** The state's law of the strongest topic goes before federal law of another, if it speaks to the question at all. */
const LEAST_FIT_BESIDE_FEDERAL = 0.3;
const SILENT_ON_TRAIT = 0.6;
/** A law whose best sentence is for another trade or group. */
const FOR_OTHERS = 0.3;

type Choosing = Pick<Plan, "form" | "rules" | "severity"> & {
  question: Question;
  /** The place has a law on the point, from more employees than are named. */
  hasOwnBelow: boolean;
};

/** The law that answers: the one named, else of the place's and the federal laws the one that ranks and speaks best. */
function mainLaw(laws: LawHit[], { question, form, rules, severity, hasOwnBelow }: Choosing): LawHit | null {
  const named = laws.find((law) => isNamed(law, question));
  if (named) return named;
  const { place, places } = question;
  const everywhere = place.state === "ALL" && places.length === 0;
  const wantsFederal = form.namesFederal || everywhere || place.state === "FEDERAL";
  const isLocal = (law: LawHit) => law.jurisdiction !== "FEDERAL" && (law.city === null || place.city !== null);
  const worth = (law: LawHit) => {
    const fit = law.isAbsence ? (rules(law)[0]?.fit ?? 0) / 2 : (rules(law)[0]?.fit ?? 0);
    const isWanted = wantsFederal ? law.jurisdiction === "FEDERAL" : isLocal(law);
    const wanted = isWanted ? (wantsFederal ? 1 : LOCAL) : 0;
    const silent = isSilentOnTrait(law, question) ? SILENT_ON_TRAIT : 0;
    const others = !law.isAbsence && isForOthers(rules(law)[0]?.text ?? "", question.text) ? FOR_OTHERS : 0;
    const chosen = law.city !== null && place.city !== null ? CHOSEN_CITY : 0;
    return (
      law.score +
      FIT * Math.min(fit, 1) +
      wanted +
      chosen +
      graver(law, severity) -
      silent -
      others -
      (isOnItsTopic(law) ? 0 : 0.5)
    );
  };
  const general = laws.filter((law) => law.jurisdiction !== "FEDERAL" || !isOfOneTrade(law, question.text));
  const choosable = place.city === null && !everywhere ? general.filter(({ city }) => city === null) : general;
  const ranked = (choosable.length > 0 || hasOwnBelow ? choosable : laws)
    .map((law) => ({ law, value: worth(law) }))
    .sort((a, b) => b.value - a.value);
  const first = ranked[0]?.law ?? null;
  const [strongest] = question.topics;
  const weightOf = (topic: string | null) => question.topics.find((entry) => entry.topic === topic)?.weight ?? 0;
  const isClear = (strongest?.weight ?? 0) >= weightOf(first?.matchedTopic ?? null) * CLEARLY;
  const silent = ranked.find(({ law }) => isLocal(law) && law.isAbsence && law.topics[0] === strongest?.topic);
  // 'Must I pay out 60 hours of vacation?' is no question of overtime, though no state law speaks of vacation.
  const isOther = first?.matchedTopic !== strongest?.topic && (first?.jurisdiction === "FEDERAL" || first?.isAbsence);
  if (silent && isClear && isOther && !wantsFederal) return silent.law;
  // Federal law leads over a state's own law of the same topic only when it was asked for.
  if (!first || wantsFederal || first.jurisdiction !== "FEDERAL") return first;
  const isOfFirstTopic = (law: LawHit) =>
    law.topics[0] === strongest?.topic &&
    first.matchedTopic !== strongest?.topic &&
    !law.isAbsence &&
    (rules(law)[0]?.fit ?? 0) >= LEAST_FIT_BESIDE_FEDERAL;
  // Who may not be dismissed is no question of what a state's silence on an accommodation leaves open.
  const isBanned = severity.has("protected") && severity.has("adverse") && !/\baccommodat/i.test(question.text);
  return (
    ranked.find(
      ({ law }) =>
        isLocal(law) &&
        (law.topics[0] === (first.matchedTopic ?? first.topics[0]) || isOfFirstTopic(law)) &&
        !(law.isAbsence && isBanned) &&
        (law.isAbsence || !isForOthers(rules(law)[0]?.text ?? "", question.text)),
    )?.law ?? first
  );
}

/** The law of the gravest part of what is told goes before that of its occasion. */
function graver({ topics, category, requirements }: LawHit, severity: Severity): number {
  const speaksOfIt = topics.includes("retaliation") || requirements.some((text) => /\bretaliat/.test(text));
  if (severity.has("retaliation") && !speaksOfIt) return -RETALIATION / 2;
  const retaliates = severity.has("retaliation") ? RETALIATION : 0;
  const isPersonal = severity.has("protected") || severity.has("harassment");
  return (
    retaliates +
    (retaliates > 0 && isPersonal && /^(?:Discrimination|Harassment)$/.test(category) ? RETALIATION / 2 : 0)
  );
}
