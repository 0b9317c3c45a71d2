import { now } from "~/platform/clock";
import type { Retrieval } from "../search/retrieval";
import type { LawHit } from "../search/types";
import { isNamed } from "./choosing/named-law";
import { isOfSome, type Plan, planAnswer } from "./choosing/plan";
import { isForPublicBodies } from "./choosing/public-bodies";
import { recommendations, recommendedActions } from "./risk/actions";
import { exposureOf } from "./risk/exposure";
import { counters, overallRisk } from "./risk/overall-risk";
import { penaltySummary } from "./risk/penalty-summary";
import { leadingCase } from "./saying/cases";
import { CitationBook } from "./saying/citations";
import { levelOf, mostProtective } from "./saying/compare-levels";
import { directAnswer } from "./saying/direct-answer";
import { legalExplanation } from "./saying/explanation";
import { answerHtml } from "./saying/html";
import { type Source, words } from "./sentence";
import { shownIssues } from "./shown-issues";
import type { RiskAssessment } from "./types";

/** Laws that an assessment looks at beside the one that answers. */
const MOST_CONSIDERED = 6;
/** Another law counts when a sentence of it answers nearly as well as the one that leads. */
const BESIDE_MAIN = 0.6;
const WAGE = "min_wage";

/**
 * The answer and the risk of a concern, composed from what was found and nothing else: pure, the same for the same
 * records, without network. Null when nothing that may be used was found.
 */
export function assessConcern(retrieval: Retrieval, today = now().toISOString().slice(0, 10)): RiskAssessment | null {
  const findings = retrieval.findings ?? [];
  const plan = planAnswer(retrieval, findings, today);
  const paragraphs = directAnswer(plan, leadingCase(plan));
  if (paragraphs.length === 0) return null;
  const best = mostProtective(plan);
  const considered = lawsConsidered(plan);
  const binding = considered.filter((law) => !isForPublicBodies(law, retrieval.question.text));
  // Who pays the highest minimum wage need not be told the lower ones.
  const advised = binding.filter(
    (law) => law === plan.main || best?.figure.topic !== WAGE || !best.others.includes(law),
  );
  const book = new CitationBook();
  const directAnswerHtml = answerHtml(paragraphs, book);
  const answering = new Set(book.entries.map(({ lawId }) => lawId));
  const explanation = legalExplanation(plan, considered, best, book);
  if (best) book.markMostProtective({ law: best.law });
  const costly = binding.filter((law) => answering.has(law.id) || law.topics[0] === plan.main?.topics[0]);
  return {
    overallRisk: overallRisk(plan, binding),
    recommendations: recommendations(plan, advised, book),
    ...counters(plan, binding),
    keyRiskAreas: keyRiskAreas(plan, binding, book),
    ...penaltySummary(costly, retrieval.question.employees, book),
    exposure: exposureOf(costly, retrieval.question.employees, retrieval.told),
    legalExplanation: explanation,
    directAnswer: directAnswerHtml,
    recommendedActions: recommendedActions(plan, advised, book),
    citations: book.entries,
    issues: shownIssues({ ...retrieval, findings }),
    facts: retrieval.facts ?? [],
    candidates: retrieval.candidates ?? [],
    verifiedAsOf: book.verifiedAsOf,
  };
}

/** The law that answers first, then what else the answer rests on, then those of other levels and those that speak to it as much. */
function lawsConsidered({ main, laws, findings, sentencesOf, retrieval: { question } }: Plan): LawHit[] {
  const cited = new Set(findings.flatMap(({ sentences }) => sentences.flatMap(({ sources }) => sources)).flatMap(idOf));
  const nearness = (law: LawHit) => sentencesOf(law)[0]?.fit ?? 0;
  const least = main ? nearness(main) - BESIDE_MAIN : 0;
  const topic = main?.topics[0];
  const onTopic = laws.filter(({ topics }) => topics[0] === topic);
  const isFirstOfLevel = (law: LawHit) => onTopic.find((other) => levelOf(other) === levelOf(law)) === law;
  const speaks = (law: LawHit) => nearness(law) > 0 && nearness(law) >= least;
  const others = laws.filter(
    (law) =>
      law.id !== main?.id &&
      (law.city === null || question.place.city !== null) &&
      (cited.has(law.id) || isNamed(law, question) || (!isOfSome(law) && (isFirstOfLevel(law) || speaks(law)))),
  );
  others.sort((a, b) => Number(cited.has(b.id)) - Number(cited.has(a.id)));
  // A law that leads only because it is for larger employers binds nobody here.
  const isReached = main !== null && laws.some(({ id }) => id === main.id);
  return (isReached ? [main, ...others] : others).slice(0, MOST_CONSIDERED);
}

const idOf = (source: Source): number[] => ("law" in source ? [source.law.id] : []);

/** 'Overtime (California Overtime Law) [1], made graver by something that has already happened'. */
function keyRiskAreas({ retrieval: { question }, severity }: Plan, considered: LawHit[], book: CitationBook): string {
  const areas = new Map<string, LawHit>();
  for (const law of considered) {
    if (law.isAbsence) continue;
    const topic = question.topics.find((entry) => law.topics.includes(entry.topic));
    const label = topic?.label ?? law.category;
    if (!areas.has(label)) areas.set(label, law);
  }
  if (areas.size === 0) return "";
  const list = [...areas].slice(0, 4).map(([label, law]) => `${label} (${law.title}) ${book.marks([{ law }])}`);
  const graver = severity.circumstances.slice(0, 3);
  return `${list.join("; ")}${graver.length > 0 ? `; graver because of ${words(graver)}` : ""}.`;
}
