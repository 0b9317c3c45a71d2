import type { LawHit, Retrieval } from "../search/types";
import { type QuestionForm, questionForm } from "./question-form";
import { readSeverity, type Severity } from "./read-severity";
import { type Standing, standingOf } from "./usable";
import { weighedWords } from "./words";

/** What the parts of an assessment share: the question as read, and the laws sorted by what they can do for it. */
export type Plan = {
  retrieval: Retrieval;
  today: string;
  form: QuestionForm;
  severity: Severity;
  weights: ReadonlyMap<string, number>;
  /** In force, here, for this head-count, verified and to the point; best first. Absence records among them. */
  laws: LawHit[];
  /** The law that answers. Null: only laws that do not reach this employer, are to come or are no longer in force. */
  main: LawHit | null;
  belowThreshold: LawHit[];
  upcoming: LawHit[];
  outOfForce: LawHit[];
  /** A state's own record on the point is unverified and was not used. */
  hasUnverified: boolean;
};

const TO_THE_POINT = 0.45;
const WORTH_OF_BEST = 0.5;

/** Sorts the laws of a retrieval for an answer. */
export function planAnswer(retrieval: Retrieval, today: string): Plan {
  const { question } = retrieval;
  const form = questionForm(question.text);
  const pointed = toThePoint(retrieval);
  const of = (standing: Standing) => pointed.filter((law) => standingOf(law, retrieval, today) === standing);
  const laws = of("applies");
  return {
    retrieval,
    today,
    form,
    severity: readSeverity(question),
    weights: weighedWords(question),
    laws,
    main: mainLaw(laws, retrieval, form),
    belowThreshold: of("below-threshold"),
    upcoming: of("upcoming"),
    outOfForce: of("out-of-force"),
    hasUnverified: of("unverified").some(({ jurisdiction }) => jurisdiction !== "FEDERAL"),
  };
}

export const isNamed = ({ match }: LawHit): boolean => match === "citation" || match === "title" || match === "name";

/** Laws that speak to the question, not only hold a word of it; of the states named, when all states were searched. */
function toThePoint({ question, laws }: Retrieval): LawHit[] {
  const named = new Set(question.places.map(({ state }) => state));
  const here =
    question.place.state === "ALL" && named.size > 0
      ? laws.filter(({ jurisdiction }) => jurisdiction === "FEDERAL" || named.has(jurisdiction))
      : laws;
  const best = Math.max(0, ...here.map(({ topicScore }) => topicScore));
  const top = Math.max(0, ...here.map(({ score }) => score));
  return here.filter(
    (law) => isNamed(law) || (best > 0 ? law.topicScore >= best * TO_THE_POINT : law.score >= top * WORTH_OF_BEST),
  );
}

function mainLaw(laws: LawHit[], { question }: Retrieval, form: QuestionForm): LawHit | null {
  const cited = laws.find(({ match }) => match === "citation" || match === "title");
  if (cited) return cited;
  const first = laws[0];
  if (!first || isNamed(first)) return first ?? null;
  const topic = question.topics[0]?.topic;
  const onTopic = laws.filter((law) => law.topics[0] === topic || law.matchedTopic === topic);
  if (form.namesFederal) {
    const federal = onTopic.find(({ jurisdiction }) => jurisdiction === "FEDERAL");
    if (federal) return federal;
  }
  const { place } = question;
  if (place.state === "ALL" && question.places.length === 0)
    return onTopic.find(({ jurisdiction }) => jurisdiction === "FEDERAL") ?? first;
  const wanted = (law: LawHit) => law.jurisdiction !== "FEDERAL" && (law.city === null || place.city !== null);
  return onTopic.find((law) => wanted(law) && !law.isAbsence) ?? onTopic.find(wanted) ?? onTopic[0] ?? first;
}
