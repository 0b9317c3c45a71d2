export { analyzeConcern, type Concern } from "./answer/analyze-concern";
export { assessConcern } from "./answer/assess-concern";
export { phraseAnswer } from "./answer/saying/phrase-answer";
export type {
  AnswerCitation,
  ConcernAnalysis,
  LockedAssessment,
  RiskAssessment,
  SpecificPenalty,
} from "./answer/types";
export { type Asked, type AskInput, ask } from "./ask";
export { OUTCOMES, TREATMENTS } from "./corpus/schema/case-file";
export { CATEGORIES, type Category, LEVELS, type Level, STATUSES } from "./corpus/schema/values";
export {
  checkDraft,
  type RecordDraft,
  type RecordSave,
  saveRecord,
  type Verification,
  verifyRecord,
  withdrawRecord,
} from "./editing/change-record";
export type { CheckedRecord, RecordProblem } from "./editing/check-record";
export type { Difference } from "./editing/differences";
export { headerOf } from "./editing/ground";
export {
  compareVersions,
  listVersions,
  type RecordVersion,
  restoreVersion,
  type VersionComparison,
} from "./editing/history";
export { type ImportReport, importRecords, importSchema } from "./editing/import-file";
export type { RecordKind, Shape } from "./editing/kinds";
export { type ListedRecord, listRecords, RECORD_STATES, type RecordState } from "./editing/list-records";
export { previewOf, type RecordPreview } from "./editing/preview";
export { type EditedRecord, readRecord } from "./editing/read-record";
export { type Reading, readingSchema } from "./editing/trust";
export { type ExportedFile, type ExportInput, exportReport, exportSchema, sampleReport } from "./export/export-report";
export { FEEDBACK_LABELS, FEEDBACK_TYPES, feedbackSchema, sendFeedback } from "./feedback/send-feedback";
export { type ChangesSince, changedSince } from "./history/changed-since";
export { isSavedSearch, type OwnSearch, ownSearch, saveSearch } from "./history/keep-search";
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
export { openShared, SHARE_DAYS, type SharedSearch, shareSearch, stopSharing } from "./history/share-search";
export { type BrowsedLaw, browseLaws, indexedPages, type LawBrowse } from "./library/browse-laws";
export { comparePoints, type PointsOfPlaces } from "./library/compare-points";
export { type ComparedState, type Comparison, compareTopic, mayCompare } from "./library/compare-topic";
export { type CorpusCoverage, corpusCoverage } from "./library/corpus-coverage";
export { corpusFreshness } from "./library/corpus-freshness";
export { exportComparison } from "./library/export-comparison";
export { type CaseDetail, findCase } from "./library/find-case";
export { findLaw, type LawDetail } from "./library/find-law";
export { findWageLaw, type WageLaw } from "./library/find-wage-law";
export { figuresAtPlace } from "./library/law-at-place";
export { lawsNamed, type NamedLaw } from "./library/laws-named";
export { type FactItem, listFacts } from "./library/list-facts";
export { type CityItem, listStates, type StateItem } from "./library/list-states";
export { listTopics, type TopicItem } from "./library/list-topics";
export { type RecordClock, type RecordWords, recordClocks } from "./library/record-clocks";
export { type GivenFacts, type PlaceSentence, sentencesAtPlace } from "./library/sentences-at-place";
export { corpusRoot, DamagedCorpus, type LoadResult, loadCorpus } from "./load/load-corpus";
export { QUESTION_MAX } from "./query/read-text";
export type { Place, QueryHint, Question, TopicEvidence } from "./query/types";
export { placeOf, stateNamedIn, understandQuestion } from "./query/understand";
export { maskQuestions } from "./questions/mask-questions";
export { keepAsked } from "./questions/note-asked";
export { readAhead } from "./read-ahead";
export { SAMPLE_QUESTION, type SampleResults, sampleResults } from "./sample-results";
export type { Retrieval } from "./search/retrieval";
export { type RetrieveOptions, retrieve } from "./search/retrieve";
export { type CaseSearch, searchCases } from "./search/search-cases";
export { type LawSearch, searchLaws } from "./search/search-laws";
export type { CaseHit, CaseItem, CaseSearchResult, LawHit, LawItem, LawSearchResult } from "./search/types";
