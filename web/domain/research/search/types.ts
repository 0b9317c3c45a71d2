import type { Provision } from "../corpus/record";
import type { QueryHint, TopicEvidence } from "../query/types";

export type RiskLevel = "Critical" | "High" | "Medium" | "Low";
export type Confidence = "official" | "source" | "reviewed" | "recalled";
/** What was read of a law's rules: its own text, a source that tells it, some of them, or none yet. */
export type Trust = "text" | "source" | "part" | "none";
export type LawStatus = "in_force" | "enacted" | "enjoined" | "repealed";

export type PinnedText = { text: string; pin?: string; url?: string; days?: number; years?: number };
/** A list of the record, or the word that there is none, or that our sources do not tell. */
export type Listed<T> = T[] | "none" | "unknown";

export type PenaltyDetail = {
  text: string;
  kind: "civil" | "criminal" | "damages";
  /** dollars, percent, times unpaid wages, days of pay, days in jail … */
  unit: string;
  per?: string;
  /** In `unit`, dollars not cents, as in the corpus. */
  min?: number;
  max?: number;
  year?: number;
  basis?: string;
};

export type FigureDetail = {
  key: string;
  value: number | string | boolean | null;
  level: Confidence;
  note: string | null;
  /** A change of this day is known and its figure is not: `value` is null then. */
  outOfDateSince?: string;
};

export type LimitationDetail =
  | "none"
  | "unknown"
  | { text: string; years?: number; months?: number; days?: number; pin?: string };

/** A law with everything that the record holds; for the reader with access and for the answer. */
export type FullLaw = {
  id: number;
  slug: string;
  title: string;
  popularNames: string[];
  citation: string | null;
  citations: string[];
  reporterKind: string;
  /** FEDERAL or a two-letter code. */
  jurisdiction: string;
  jurisdictionName: string;
  city: string | null;
  cityName: string | null;
  category: string;
  topics: string[];
  /** The record says that no such state law was found as of `verifiedAsOf`. */
  isAbsence: boolean;
  scopeNote: string | null;
  status: LawStatus;
  statusNote: string | null;
  effectiveDate: string | null;
  endsOn: string | null;
  summary: string;
  coveredText: string | null;
  minEmployees: number | null;
  countRule: string | null;
  /** The sentences of the law by the points that they answer. */
  provisions: Provision[];
  /** Points that were looked for in this law, and nothing was found. */
  silentPoints: string[];
  requirements: string[];
  requirementDetails: PinnedText[];
  deadlines: Listed<PinnedText>;
  notices: Listed<PinnedText>;
  recordsRetention: Listed<PinnedText>;
  agency: string | null;
  privateAction: boolean | null;
  remedies: string[];
  penalties: string[];
  penaltyDetails: Listed<PenaltyDetail>;
  limitationPeriod: string | null;
  limitationDetails: LimitationDetail;
  figures: FigureDetail[];
  riskLevel: RiskLevel;
  confidence: Confidence;
  referenceUrl: string | null;
  linkClass: "official" | "mirror" | null;
  verifiedAsOf: string | null;
  /** Only the year of the verification is known. */
  verifiedYearOnly: boolean;
  lastUpdated: string;
  relatedCaseIds: number[];
  relatedLawIds: number[];
};

export type FullCase = {
  id: number;
  slug: string;
  name: string;
  citation: string | null;
  court: string;
  courtLevel: string | null;
  jurisdiction: string;
  year: number;
  issue: string | null;
  outcome: string;
  damages: string | null;
  summary: string;
  keyIssues: string[];
  legalPrecedent: string | null;
  financialImpact: string[];
  /** 1 to 5 dots: how well the case fits the question; outside a search what the record says. */
  relevanceScore: number;
  categories: string[];
  topics: string[];
  statutes: string[];
  treatment: "good" | "limited" | "superseded" | "overruled";
  treatmentNote: string | null;
  citationVerified: boolean;
  confidence: Confidence;
  referenceUrl: string | null;
  linkClass: "official" | "mirror" | null;
  verifiedAsOf: string | null;
  lastUpdated: string;
};

/** Why a record was found. */
export type Match = "citation" | "title" | "name" | "topic" | "text";

/** A law found for a question, nothing cut: what the answer is composed from. */
export type LawHit = FullLaw & {
  /** 0 to 1 within one search. */
  score: number;
  match: Match;
  /** The topic of the question that the law answers, where one does. */
  matchedTopic: string | null;
  /** Share of the topic evidence that the law covers, 0 to 1. */
  topicScore: number;
  /** The named head-count is below the threshold of the law. */
  belowThreshold: boolean;
  /** HTML of one sentence with the words of the question in `<mark>`; all else is escaped. */
  snippet: string;
};

export type CaseHit = FullCase & { score: number; match: Match; snippet: string };
/** A law in a list as the API and the screens get it. */
export type LawItem = {
  id: number;
  slug: string;
  title: string;
  citation: string | null;
  jurisdiction: string;
  jurisdictionName: string;
  city: string | null;
  cityName: string | null;
  category: string;
  topics: string[];
  riskLevel: RiskLevel;
  status: LawStatus;
  statusNote: string | null;
  isAbsence: boolean;
  effectiveDate: string | null;
  lastUpdated: string;
  verifiedAsOf: string | null;
  verifiedYearOnly: boolean;
  confidence: Confidence;
  trust: Trust;
  linkClass: "official" | "mirror" | null;
  minEmployees: number | null;
  belowThreshold: boolean;
  referenceUrl: string | null;
  summary: string;
  relatedCaseIds: number[];
  score: number;
  requirements?: string[];
  penalties?: string[];
  snippet?: string;
  locked?: true;
};

/** A case in a list as the API and the screens get it. */
export type CaseItem = {
  id: number;
  slug: string;
  name: string;
  citation: string | null;
  citationVerified: boolean;
  court: string;
  jurisdiction: string;
  year: number;
  outcome: string;
  topics: string[];
  treatment: FullCase["treatment"];
  relevanceScore: number;
  confidence: Confidence;
  referenceUrl: string | null;
  linkClass: "official" | "mirror" | null;
  summary: string;
  score: number;
  damages?: string | null;
  keyIssues?: string[];
  legalPrecedent?: string | null;
  financialImpact?: string[];
  treatmentNote?: string | null;
  snippet?: string;
  locked?: true;
};

export type LawSearchResult = {
  laws: LawItem[];
  topics: TopicEvidence[];
  hints: QueryHint[];
  inScope: boolean;
};

export type CaseSearchResult = { cases: CaseItem[]; inScope: boolean };
