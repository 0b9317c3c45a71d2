import type { Retrieval } from "../../search/retrieval";
import { minorsAge, namesThingsAge } from "../reading/ages";

const MINORS = /\b(?:minors?|child\w*|kids?|teen\w*|underage|juveniles?)\b/i;

/** 'A 12-year-old conviction' asks nothing of the work of children. */
export function withoutMinors(retrieval: Retrieval): Retrieval {
  const { question, laws } = retrieval;
  if (!namesThingsAge(question.text) || minorsAge(question.text) !== null || MINORS.test(question.text))
    return retrieval;
  const isOther = (topic: string | undefined) => topic !== "child_labor";
  return {
    ...retrieval,
    question: { ...question, topics: question.topics.filter(({ topic }) => isOther(topic)) },
    laws: laws.filter(({ topics }) => isOther(topics[0])),
  };
}
