import type { FullCase, FullLaw } from "../../search/types";
import { tellingWords } from "../reading/words";

/** A sentence of somebody else with the numbers of the records that it names. */
export type CitedSentence = { text: string; refs: number[] };

type Bearer = { sentences: string[]; numbers: Set<number>; words: Set<string> };

const ENOUGH_WORDS = 0.75;
const ALIKE = 0.6;
const NEGATION = /\b(?:not|no|never|nobody|none|cannot|neither|nor|n't)\b/i;
const LEAD = /^(?:yes|no|in general, (?:yes|no)|not [\w ]+?|no, [\w ]+?)[.,:]/i;

/** Decides whether a sentence says nothing but what the cited records and the built-in sentences on them say. */
export function sentenceJudge(told: CitedSentence[], records: Map<number, FullLaw | FullCase>) {
  const bearers = new Map<number, Bearer>();
  for (const [ref, record] of records) {
    const sentences = told.filter(({ refs }) => refs.includes(ref)).map(({ text }) => text);
    const all = `${JSON.stringify(record)} ${sentences.join(" ")}`;
    bearers.set(ref, { sentences, numbers: new Set(numbersIn(all)), words: new Set(tellingWords(all)) });
  }
  return ({ text, refs }: CitedSentence): boolean => {
    const borne = refs.flatMap((ref) => bearers.get(ref) ?? []);
    if (refs.length === 0 || borne.length < refs.length || borne.every(({ sentences }) => sentences.length === 0))
      return false;
    const bare = text.replace(LEAD, "");
    const figuresHold = numbersIn(text).every((number) => borne.some(({ numbers }) => numbers.has(number)));
    return figuresHold && leadHolds(text, told) && wordsHold(bare, borne) && senseHolds(bare, borne);
  };
}

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replace(/,/g, "")));

/** Yes and no are the assessor's to say. */
function leadHolds(text: string, told: CitedSentence[]): boolean {
  const [lead] = LEAD.exec(text) ?? [];
  return (
    lead === undefined ||
    told.some((sentence) => sentence.text.toLowerCase().startsWith(lead.slice(0, -1).toLowerCase()))
  );
}

function wordsHold(text: string, borne: Bearer[]): boolean {
  const said = tellingWords(text).filter((word) => word.length > 3);
  const known = said.filter((word) => borne.some(({ words }) => words.has(word)));
  return said.length > 0 && known.length / said.length >= ENOUGH_WORDS;
}

/** Nearly a sentence that was told: it must not say no for yes. */
function senseHolds(text: string, borne: Bearer[]): boolean {
  const said = new Set(tellingWords(text));
  const alike = borne
    .flatMap(({ sentences }) => sentences)
    .filter(
      (sentence) => tellingWords(sentence).filter((word) => said.has(word)).length / Math.max(1, said.size) >= ALIKE,
    );
  return (
    alike.length === 0 || alike.some((sentence) => NEGATION.test(sentence.replace(LEAD, "")) === NEGATION.test(text))
  );
}
