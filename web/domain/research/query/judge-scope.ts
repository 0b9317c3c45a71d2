import { OUTSIDE_WORDS, WORK_WORDS } from "./outside-words";
import type { QueryTerm, TopicEvidence } from "./types";

type Evidence = {
  words: string[];
  topics: TopicEvidence[];
  terms: QueryTerm[];
  /** A citation or the proper name of a statute was found. */
  namesLaw: boolean;
};

const CONTEXT = 0.4;
const OUTSIDE = 0.45;
const NEEDED = 0.45;

/** Whether a question is about employment law; what it is not about is said instead of padded with results. */
export function judgeScope({ words, topics, terms, namesLaw }: Evidence): boolean {
  if (namesLaw) return true;
  const work = words.some((word) => WORK_WORDS.has(word));
  const outside = new Set(words.filter((word) => OUTSIDE_WORDS.has(word))).size;
  const known = terms.filter(({ lawCount, caseCount }) => lawCount + caseCount > 0);
  if (topics.length === 0 && known.length === 0) return false;
  const evidence = topics[0]?.weight ?? 0;
  return evidence + (work ? CONTEXT : 0) - OUTSIDE * Math.min(outside, 3) * (work ? 0.5 : 1) >= NEEDED;
}
