import { assessConcern } from "./answer/assess-concern";
import type { RiskAssessment } from "./answer/types";
import { caseItem, lawItem } from "./library/cut-records";
import { placeOf } from "./query/understand";
import { retrieve } from "./search/retrieve";
import type { CaseItem, LawItem } from "./search/types";

/** The question of the specification's demonstration. */
export const SAMPLE_QUESTION = "Do we have to give harassment prevention training in California?";

export type SampleResults = { question: string; laws: LawItem[]; cases: CaseItem[]; assessment: RiskAssessment | null };

const SHOWN = 2;

/** One open result for everybody: the real law of the corpus on one question, as a reader with access sees it. */
export async function sampleResults(): Promise<SampleResults> {
  const place = await placeOf({ jurisdiction: "CA" });
  const retrieval = await retrieve(SAMPLE_QUESTION, place, { lawLimit: 12, caseLimit: 6, parts: true });
  return {
    question: SAMPLE_QUESTION,
    laws: retrieval.laws.slice(0, SHOWN).map((law) => lawItem(law, true)),
    cases: retrieval.cases.slice(0, SHOWN).map((found) => caseItem(found, true)),
    assessment: assessConcern(retrieval),
  };
}
