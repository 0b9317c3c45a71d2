import { accessOf, type Principal } from "~/domain/access";
import { log } from "~/platform/log";
import { assessConcern } from "./answer/assess-concern";
import { cutAssessment } from "./answer/cut-assessment";
import { phraseAnswer } from "./answer/saying/phrase-answer";
import type { LockedAssessment, RiskAssessment } from "./answer/types";
import { recordSearch } from "./history/record-search";
import { caseItem, lawItem } from "./library/cut-records";
import type { Question } from "./query/types";
import { askedOptions } from "./search/asked-options";
import type { Retrieval } from "./search/retrieval";
import { retrieveAt } from "./search/retrieve";
import type { CaseItem, LawItem } from "./search/types";

export type AskInput = {
  question: string;
  state: string;
  /** Code of a city, `all` for every city of the state, empty for none. */
  city: string;
  cityLaws: boolean;
  federal: boolean;
  cases: boolean;
  risk: boolean;
  /** Employees of who asks, where that was given beside the question. */
  employees?: number | null;
  /** Facts of the case, given beside the question; null withdraws one that the question seems to tell. */
  facts?: Record<string, string | null>;
  submission: string;
};

export type Asked = {
  question: Question;
  laws: LawItem[];
  cases: CaseItem[];
  /** Made after the laws are there; null when it was not wanted or nothing was found. */
  assessment: Promise<RiskAssessment | LockedAssessment | null>;
  /** The same with the answer in the words of the language model, where one is configured; it takes seconds. */
  answer: Promise<RiskAssessment | LockedAssessment | null>;
  locked: boolean;
};

const ALL_CITIES = "all";

/** One search of the dashboard: laws and cases at once, the assessment behind them, and one row of history. */
export async function ask(principal: Principal, input: AskInput): Promise<Asked> {
  const allCities = input.city === ALL_CITIES;
  const place = {
    jurisdiction: input.state,
    city: allCities ? "" : input.city,
    includeCityLaws: input.cityLaws || allCities || input.city !== "",
  };
  const retrieval = await retrieveAt(input.question, place, { ...askedOptions(input), parts: input.risk });
  const isOpen = accessOf(principal, "research").allowed;
  const made = Promise.resolve().then(() => (input.risk ? assessConcern(retrieval) : null));
  // Who has read an answer finds it in the history: it is shown once it is kept.
  const assessment = made.then(async (answer) => {
    await kept(principal, input, retrieval, answer);
    return answer;
  });
  return {
    question: retrieval.question,
    laws: retrieval.laws.map((law) => lawItem(law, isOpen)),
    cases: retrieval.cases.map((found) => caseItem(found, isOpen)),
    assessment: assessment.then((answer) => answer && cutAssessment(answer, isOpen)),
    answer: assessment.then(
      async (answer) => answer && (isOpen ? phraseAnswer(answer, retrieval) : cutAssessment(answer, isOpen)),
    ),
    locked: !isOpen,
  };
}

/** Keeps the search. An answer is not lost because its history could not be written. */
async function kept(principal: Principal, input: AskInput, retrieval: Retrieval, answer: RiskAssessment | null) {
  // Without a submission it is a look at something saved or shared, and no new search (decision 46).
  if (!input.submission) return;
  await recordSearch(principal, finished(input, retrieval, answer)).catch((err) =>
    log().error({ err }, "the search was not kept in the history"),
  );
}

function finished(input: AskInput, { question, laws, cases }: Retrieval, assessment: RiskAssessment | null) {
  const { cityLaws, federal, risk, employees, facts = {} } = input;
  const jurisdiction = input.state === "ALL" ? null : input.city ? `${input.state}, ${input.city}` : input.state;
  return {
    submission: input.submission,
    question,
    jurisdiction,
    lawIds: laws.map(({ id }) => id),
    caseIds: cases.map(({ id }) => id),
    assessment,
    options: {
      cityLaws,
      federal,
      cases: input.cases,
      risk,
      ...(employees ? { employees } : {}),
      ...(Object.keys(facts).length > 0 ? { facts } : {}),
    },
  };
}
