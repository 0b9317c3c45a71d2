import type { QueryHint } from "../query/types";
import type { AskedFact, Candidate, ShownFact } from "../reasoning/types";
import type { CaseItem, Confidence, LawItem, RiskLevel } from "../search/types";
import type { Exposure } from "./risk/exposure";

export type SpecificPenalty = {
  lawTitle: string;
  /** With its unit: "$50 – $4,000", "1 hour of pay". */
  penaltyAmount: string;
  penaltyType: string;
  /** Per what, and on what basis. */
  description: string;
};

/** A record that a sentence of the answer rests on; `ref` is the number shown behind the sentence. */
export type AnswerCitation = {
  ref: number;
  lawId?: number;
  caseId?: number;
  title: string;
  citation: string | null;
  slug: string;
  /** How the record was verified (decision 31). */
  level: Confidence;
  verifiedAsOf: string | null;
  /** 'not checked against the official text', where that is so. */
  mark?: string;
  /** Set where several levels of law apply and this one asks most of the employer. */
  isMostProtective?: true;
};

/** A sentence of law that an answer rests on. */
export type RestingProvision = {
  lawId: number;
  slug: string;
  citation: string | null;
  point: string;
  /** rule, exception, coverage, notice, record, remedy, penalty, limitation or definition */
  role: string;
  /** must, must not, may, need not, is or void */
  mood: string | null;
  text: string;
  level: Confidence;
  /** The section, and where and when its words were read. */
  pin: string | null;
  read: { at: string; on: string } | null;
};

/** One thing that was asked, and how it is answered, as data. */
export type AnsweredIssue = {
  question: string;
  /** `topic.key` of the point of law that answers it, and what it is called. */
  point: string;
  label: string | null;
  /** 'Yes.', 'No.', 'Not at your size.'; null where the rule itself is the answer. */
  verdict: string | null;
  /** Facts of the case that the answer used. */
  facts: ShownFact[];
  /** Facts that would tell it more surely. */
  missing: AskedFact[];
  provisions: RestingProvision[];
};

/** The assessment of a concern. Every sentence in it comes from a stored record and says which. */
export type RiskAssessment = {
  overallRisk: RiskLevel;
  recommendations: string[];
  criticalIssues: number;
  mediumRiskIssues: number;
  compliantAreas: number;
  keyRiskAreas: string;
  specificPenalties: SpecificPenalty[];
  totalPenaltyRange: string;
  potentialDamages: string;
  /** Dollars; 0 when no fixed sum is known. */
  maxPenalty: number;
  minPenalty: number;
  /** What a breach could cost, law by law, reckoned for the facts of the case. */
  exposure: Exposure;
  /** Plain text, a paragraph a record with its references as `[1]`; screens highlight the statutes named in it. */
  legalExplanation: string;
  /** Sanitised HTML: paragraphs, `<sup class="cite" data-ref="1">1</sup>` behind each sentence. */
  directAnswer: string;
  recommendedActions: string[];
  citations: AnswerCitation[];
  issues: AnsweredIssue[];
  /** The facts of the case, as the text tells them or as they were given. */
  facts: ShownFact[];
  /** What may be meant, where that is not sure. */
  candidates: Candidate[];
  /** The oldest date as of which the cited records were checked. */
  verifiedAsOf: string | null;
};

/** What a reader without access gets; `directAnswer` is then plain text of at most 120 characters. */
export type LockedAssessment = Pick<
  RiskAssessment,
  "overallRisk" | "criticalIssues" | "mediumRiskIssues" | "compliantAreas" | "directAnswer"
> & { locked: true };

export type ConcernAnalysis = {
  relevantLaws: LawItem[];
  relevantCases: CaseItem[];
  /** Null: out of scope, nothing relevant found. */
  riskAssessment: RiskAssessment | LockedAssessment | null;
  /** What the reader should know of how the question was read. */
  hints: Pick<QueryHint, "kind" | "text">[];
};
