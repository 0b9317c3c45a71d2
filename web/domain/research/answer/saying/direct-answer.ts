import { IN_ENGLISH, isSpanish } from "../../query/spanish";
import { paragraphsOf } from "../../reasoning/findings";
import type { CaseHit } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { isSound, NOT_CHECKED } from "../choosing/usable";
import { sentencesOf } from "../reading/words";
import { fromLaw, placed, type Sentence } from "../sentence";
import { isNamedCase } from "./cases";
import { comingParagraph } from "./explanation";
import { statesListed } from "./states-listed";

/** The answer by paragraphs: a list of states, a case that is called by name, and what answers each thing that was asked. */
export function directAnswer(plan: Plan, found: CaseHit | null): Sentence[][] {
  const list = statesListed(plan);
  if (list) return marked([[list]]);
  const named = found && isNamedCase(found) ? [[caseSentence(found)]] : [];
  const said = [...named, ...inItsLanguage(paragraphsOf(plan.findings), plan)];
  if (said.length > 0) return marked(said);
  // Only law that is still to come, or what a court said.
  const coming = plan.upcoming.slice(0, 1).map((law) => [comingParagraph(law)]);
  if (coming.length > 0) return marked(coming);
  return marked(found ? [[caseSentence(found)]] : [onSubject(plan)]);
}

const MOST_LAWS = 3;

/** Where no sentence answers, what the laws of the very subject are about: a ban that no federal law has, asked of all states. */
function onSubject({ laws, retrieval: { question } }: Plan): Sentence[] {
  const [asked] = question.topics;
  return laws
    .filter(({ topics, isAbsence }) => !isAbsence && asked !== undefined && topics[0] === asked.topic)
    .flatMap((law) => {
      const first = sentencesOf(law.summary).find((sentence) => isSound(sentence, law));
      return first ? [fromLaw(placed(first, law), law)] : [];
    })
    .slice(0, MOST_LAWS);
}

const marked = (paragraphs: Sentence[][]): Sentence[][] =>
  [...paragraphs, mark(paragraphs.flat())].filter((group) => group.length > 0);

function inItsLanguage(paragraphs: Sentence[][], { retrieval: { question } }: Plan): Sentence[][] {
  const [[lead, ...more] = [], ...others] = paragraphs;
  if (!lead || !isSpanish(question.text)) return paragraphs;
  return [[{ ...lead, lead: `${IN_ENGLISH} ${lead.lead ?? ""}`.trim() }, ...more], ...others];
}

const caseSentence = (found: CaseHit): Sentence => ({
  text: `In ${found.name} (${found.year}): ${sentencesOf(found.legalPrecedent ?? found.summary)[0] ?? found.outcome}`,
  sources: [{ found }],
});

/** Decision 31: who rests on a record that was reviewed only must say so. */
function mark(sentences: Sentence[]): Sentence[] {
  const sources = sentences.flatMap((sentence) => sentence.sources);
  const reviewed = sources.filter(
    (source) =>
      ("law" in source ? (source.provision?.level ?? source.law.confidence) : source.found.confidence) === "reviewed",
  );
  return reviewed.length > 0
    ? [{ text: `${NOT_CHECKED.charAt(0).toUpperCase()}${NOT_CHECKED.slice(1)}.`, sources: reviewed }]
    : [];
}
