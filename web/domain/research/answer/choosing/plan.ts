import { questionForm } from "../../answer/reading/question-form";
import type { Finding, Weighed } from "../../reasoning/types";
import { SPECIAL } from "../../reasoning/weigh";
import type { Retrieval } from "../../search/retrieval";
import type { LawHit } from "../../search/types";
import { readSeverity, type Severity } from "../reading/read-severity";
import { type Standing, standingOf } from "./usable";

/** What the parts of an assessment share: what answers the question, and the laws sorted by what they can do for it. */
export type Plan = {
  retrieval: Retrieval;
  today: string;
  severity: Severity;
  /** What answers each thing that was asked. */
  findings: Finding[];
  /** The law that answers; where nothing does, the first that may. */
  main: LawHit | null;
  /** In force, here, for this head-count and verified; best first. Absence records among them. */
  laws: LawHit[];
  belowThreshold: LawHit[];
  upcoming: LawHit[];
  /** The sentences of a law that were weighed for the question, the best first. */
  sentencesOf: (law: LawHit) => Weighed[];
};

/** Sorts what was found for an answer. */
export function planAnswer(retrieval: Retrieval, findings: Finding[], today: string): Plan {
  const { question } = retrieval;
  const of = (standing: Standing) => retrieval.laws.filter((law) => standingOf(law, question, today) === standing);
  const laws = of("applies");
  const weighed = findings.flatMap(({ fits }) => fits);
  return {
    retrieval,
    today,
    severity: readSeverity(question, questionForm(question.text)),
    findings,
    main: findings[0]?.lead.law ?? laws.find(isOnFirstTopic(retrieval)) ?? null,
    laws,
    belowThreshold: of("below-threshold"),
    upcoming: of("upcoming").filter(isOnFirstTopic(retrieval)),
    sentencesOf: (law) => weighed.filter((one) => one.law.id === law.id),
  };
}

const isOnFirstTopic =
  ({ question: { topics } }: Retrieval) =>
  (law: LawHit): boolean =>
    topics[0] === undefined || law.topics.includes(topics[0].topic);

/** A law each rule of which is for one trade or kind of worker does not speak to all. */
export function isOfSome({ provisions }: LawHit): boolean {
  const rules = provisions.filter(({ role }) => role === "rule");
  return (
    rules.length > 0 &&
    rules.every(({ when }) => when !== undefined && Object.keys(when).some((fact) => SPECIAL.has(fact)))
  );
}
