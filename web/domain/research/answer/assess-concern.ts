import { now } from "~/platform/clock";
import { IN_ENGLISH, isSpanish } from "../query/spanish";
import { paragraphsOf } from "../reasoning/findings";
import type { Finding } from "../reasoning/types";
import type { Retrieval } from "../search/retrieval";
import type { LawHit } from "../search/types";
import { isNamed } from "./choosing/named-law";
import type { Plan } from "./choosing/plan";
import { planAnswer } from "./choosing/plan-answer";
import { isForPublicBodies } from "./choosing/public-bodies";
import { isOfOneTrade } from "./reading/groups";
import { recommendations, recommendedActions } from "./risk/actions";
import { counters, overallRisk } from "./risk/overall-risk";
import { penaltySummary } from "./risk/penalty-summary";
import { isNamedCase, leadingCase } from "./saying/cases";
import { CitationBook } from "./saying/citations";
import { levelOf, mostProtective } from "./saying/compare-levels";
import { directAnswer, mark } from "./saying/direct-answer";
import { legalExplanation } from "./saying/explanation";
import { answerHtml } from "./saying/html";
import { type Sentence, words } from "./sentence";
import { shownIssues } from "./shown-issues";
import type { RiskAssessment } from "./types";

/** Laws that an assessment looks at beside the one that answers. */
const MOST_CONSIDERED = 6;
/** Another law counts when it speaks to the question nearly as much as the one that answers. */
const FIT_BESIDE_MAIN = 0.75;
const LEAST_FIT = 0.3;
const WAGE = "min_wage";

/**
 * The answer and the risk of a concern, composed from what was found and nothing else: pure, the same for the same
 * records, without network. Null when nothing that may be used was found.
 */
export function assessConcern(retrieval: Retrieval, today = now().toISOString().slice(0, 10)): RiskAssessment | null {
  const plan = planAnswer(retrieval, today);
  const named = leadingCase(plan);
  const best = mostProtective(plan);
  // A list of states and a case that is called by name are answered as such.
  const isList = retrieval.everyState !== undefined || (named !== null && isNamedCase(named));
  const findings = isList ? [] : (retrieval.findings ?? []);
  const paragraphs = findings.length > 0 ? answered(findings, retrieval) : directAnswer(plan, best, named);
  if (paragraphs.length === 0) return null;
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
  return {
    overallRisk: overallRisk(plan, binding),
    recommendations: recommendations(plan, advised, book),
    ...counters(plan, binding),
    keyRiskAreas: keyRiskAreas(plan, binding, book),
    ...penaltySummary(
      binding.filter((law) => answering.has(law.id) || law.topics[0] === plan.main?.topics[0]),
      retrieval.question.employees,
      book,
    ),
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

/** What answers each thing that was asked, and after it what of that was not read in the law's text. */
function answered(findings: Finding[], { question }: Retrieval): Sentence[][] {
  const paragraphs = paragraphsOf(findings);
  const [first, ...others] = paragraphs;
  const [lead, ...more] = first ?? [];
  const said =
    lead && isSpanish(question.text)
      ? [[{ ...lead, lead: `${IN_ENGLISH} ${lead.lead ?? ""}`.trim() }, ...more], ...others]
      : paragraphs;
  return [...said, mark(said.flat())];
}

/** The law that answers first, then the others by rank; city law only of a city that was chosen. */
function lawsConsidered({ main, laws, rules, retrieval: { question } }: Plan): LawHit[] {
  const speaks = (law: LawHit) => rules(law)[0]?.fit ?? 0;
  const least = main && !main.isAbsence ? speaks(main) * FIT_BESIDE_MAIN : LEAST_FIT;
  const onTopic = laws.filter(({ topics }) => topics[0] === main?.topics[0]);
  const isFirstOfLevel = (law: LawHit) => onTopic.find((other) => levelOf(other) === levelOf(law)) === law;
  const others = laws.filter(
    (law) =>
      law !== main &&
      (isNamed(law, question) || !isOfOneTrade(law, question.text)) &&
      (law.matchedTopic === null || law.topics.includes(law.matchedTopic)) &&
      (law.city === null || question.place.city !== null) &&
      (isFirstOfLevel(law) || isNamed(law, question) || speaks(law) >= least),
  );
  return (main ? [main, ...others] : others).slice(0, MOST_CONSIDERED);
}

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
