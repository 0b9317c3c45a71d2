import type { LabeledQuestion } from "./questions";

/** What an engine answered: slugs, best first, with the score that a threshold can cut. */
export type Answered = { slug: string; score: number; jurisdiction: string };

export type Judged = { question: LabeledQuestion; found: Answered[] };

export type Figures = {
  questions: number;
  recall5: number;
  recall10: number;
  mrr10: number;
  ndcg10: number;
  exactFirst: number;
  wrongJurisdiction: number;
  refused: number;
  answered: number;
};

const GAIN_MUST = 2;
const GAIN_ALSO = 1;

/** Figures over judged questions; questions without laws must find nothing. */
export function figuresOf(judged: Judged[]): Figures {
  const inScope = judged.filter(({ question }) => question.must.length > 0);
  const outside = judged.filter(({ question }) => question.must.length === 0);
  const exact = inScope.filter(({ question }) => question.kind === "citation" || question.kind === "title");
  return {
    questions: judged.length,
    recall5: mean(inScope.map((one) => recall(one, 5))),
    recall10: mean(inScope.map((one) => recall(one, 10))),
    mrr10: mean(inScope.map(reciprocalRank)),
    ndcg10: mean(inScope.map(ndcg)),
    exactFirst: mean(exact.map(({ question, found }) => Number(question.must.includes(found[0]?.slug ?? "")))),
    wrongJurisdiction: mean(
      judged.map((one) => Number(one.found.slice(0, 10).some((hit) => isElsewhere(hit, one.question)))),
    ),
    refused: mean(outside.map(({ found }) => Number(found.length === 0))),
    answered: mean(inScope.map(({ found }) => Number(found.length > 0))),
  };
}

export const recall = ({ question, found }: Judged, at: number): number => {
  const top = new Set(found.slice(0, at).map(({ slug }) => slug));
  return question.must.filter((slug) => top.has(slug)).length / question.must.length;
};

function reciprocalRank({ question, found }: Judged): number {
  const place = found.slice(0, 10).findIndex(({ slug }) => question.must.includes(slug));
  return place < 0 ? 0 : 1 / (place + 1);
}

export function ndcg({ question, found }: Judged): number {
  const gains = found.slice(0, 10).map(({ slug }) => {
    if (question.must.includes(slug)) return GAIN_MUST;
    return question.also.includes(slug) ? GAIN_ALSO : 0;
  });
  const ideal = [...question.must.map(() => GAIN_MUST), ...question.also.map(() => GAIN_ALSO)].slice(0, 10);
  return discounted(gains) / discounted(ideal);
}

const discounted = (gains: number[]): number =>
  gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

function isElsewhere({ jurisdiction }: Answered, { at }: LabeledQuestion): boolean {
  const state = at.split(",")[0] ?? "";
  return state !== "ALL" && jurisdiction !== "FEDERAL" && jurisdiction !== state;
}

const mean = (values: number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
