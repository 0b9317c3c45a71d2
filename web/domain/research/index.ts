export { corpusRoot, DamagedCorpus, type LoadResult, loadCorpus } from "./load/load-corpus";
export type { AnswerCitation, ConcernAnalysis, LockedAssessment, RiskAssessment, SpecificPenalty } from "./answer/types";
export { FEEDBACK_LABELS, FEEDBACK_TYPES, feedbackSchema, sendFeedback } from "./feedback/send-feedback";
export {
  clearHistory,
  deleteHistory,
  expireHistory,
  findHistory,
  HISTORY_DAYS,
  type HistoryEntry,
  listHistory,
} from "./history/read-history";
export { type FinishedSearch, noteSearch, recordSearch } from "./history/record-search";
export type { CaseItem, LawItem } from "./search/types";
export { type CaseDetail, findCase } from "./library/find-case";
export { findLaw, type LawDetail } from "./library/find-law";
export { type ComparedState, type Comparison, compareTopic } from "./library/compare-topic";
export { type CityItem, listStates, type StateItem, type WageItem } from "./library/list-states";
export { listTopics, type TopicItem } from "./library/list-topics";
export { QUESTION_MAX } from "./query/read-text";
export type { Place, Question, QueryHint, TopicEvidence } from "./query/types";
export { placeOf, understandQuestion } from "./query/understand";
export { retrieve, type RetrieveOptions } from "./search/retrieve";
export { type CaseSearch, searchCases } from "./search/search-cases";
export { type LawSearch, searchLaws } from "./search/search-laws";
export type { CaseHit, CaseSearchResult, LawHit, LawSearchResult, Retrieval } from "./search/types";
