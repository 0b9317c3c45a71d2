import type { LawHit } from "../../search/types";
import { isNamed } from "../choosing/named-law";
import type { Plan } from "../choosing/plan";
import { isSound } from "../choosing/usable";
import { fromLaw, type Sentence, the } from "../sentence";

const TIE = 0.01;

/** The place's law on the very point is for larger employers, and what leads is of another subject. */
export function isAnsweredBelow({ belowThreshold, main, retrieval: { question } }: Plan): boolean {
  const [first] = question.topics;
  const topic = first?.topic;
  // 'Paid leave' is sick leave as much as family leave: what applies at this size answers.
  const isAsStrong = question.topics.some(
    (entry) =>
      entry.topic === main?.topics[0] && entry.topic !== topic && Math.abs(entry.weight - (first?.weight ?? 0)) < TIE,
  );
  if (isAsStrong && main?.jurisdiction !== "FEDERAL") return false;
  const isOwn = (law: LawHit) => law.jurisdiction !== "FEDERAL" && law.topics[0] === topic;
  // Beside a city's law for larger employers a state that is silent says nothing.
  const isOther = main === null || main.jurisdiction === "FEDERAL" || main.topics[0] !== topic || main.isAbsence;
  return topic !== undefined && isOther && belowThreshold.some(isOwn);
}

const SPEAKS = 0.6;
/** What the others owe: 'a smaller employer must give the same leave unpaid'. */
const OF_SMALLER = /^(?:A|An|Any|Other|All) ?(?:other )?smaller (?:employers?|ones?|business(?:es)?)\b/i;

/** Federal law of the topic leaves open what the state's law asks of larger employers. */
export const speaksToIt = ({ rules }: Plan, main: LawHit): boolean => (rules(main)[0]?.fit ?? 0) >= SPEAKS;

/** 'From January 1, 2027 the duties bind every employer': the sizes that a law reaches later. */
function comingSizes(law: LawHit, today: string): Sentence[] {
  const text = law.requirements.find((sentence) => {
    const days = [...sentence.matchAll(DAY)].map(([day]) => Date.parse(`${day} UTC`));
    return OF_SIZES.test(sentence) && days.some((day) => day > Date.parse(`${today} UTC`));
  });
  return text && isSound(text, law) ? [fromLaw(text, law)] : [];
}

const DAY = /\b[A-Z][a-z]+ \d{1,2}, 20\d\d/g;
const OF_SIZES =
  /\b(?:every|all|any) employers?\b|\b(?:smaller|small) employers?\b|\b\d+ (?:or more )?employees\b|\bof any size\b/i;

/** Laws that the named head-count does not reach. */
export function thresholds(plan: Plan): Sentence[] {
  const { belowThreshold, forSmaller, main, retrieval } = plan;
  const { question } = retrieval;
  const asked = question.topics[0]?.topic;
  const isMeant = (law: LawHit) =>
    main === null || isNamed(law, question) || law.topics[0] === main.topics[0] || law.topics[0] === asked;
  const below = belowThreshold
    .filter(isMeant)
    .slice(0, 2)
    .flatMap((law) => {
      const ofSmaller = law.requirements.find((text) => OF_SMALLER.test(text));
      return [
        fromLaw(`${the(law.title)} applies from ${law.minEmployees} employees, which is more than you name.`, law),
        ...(ofSmaller ? [fromLaw(ofSmaller, law)] : []),
        ...comingSizes(law, plan.today),
      ];
    });
  const above = forSmaller
    .filter(isMeant)
    .slice(0, 1)
    .map((law) => fromLaw(`${the(law.title)} does not reach you. Covered: ${law.coveredText}`, law));
  return [...below, ...above].map((sentence, at) => ({
    ...sentence,
    lead:
      at === 0 && (main === null || (isAnsweredBelow(plan) && (main.topics[0] !== asked || !speaksToIt(plan, main))))
        ? "Not at your size."
        : undefined,
  }));
}
