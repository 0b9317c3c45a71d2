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
