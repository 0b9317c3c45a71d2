import type { CaseRecord, LawRecord } from "../corpus/record";
import { caseItem, lawItem } from "../library/cut-records";
import type { CaseDetail } from "../library/find-case";
import { type LawDetail, textOf } from "../library/find-law";
import { caseRow } from "../load/case-row";
import { lawRow } from "../load/law-row";
import type { FullCase, FullLaw } from "../search/types";
import { placeName } from "./ground";

export type RecordPreview = { kind: "law"; law: LawDetail } | { kind: "case"; found: CaseDetail };

/** The record as its readers would see it, before it is stored. */
export function previewOf(record: LawRecord | CaseRecord, at: Date): RecordPreview {
  if (!("citations" in record)) return { kind: "case", found: casePreview(record, at) };
  const row = lawRow(record);
  const full: FullLaw = {
    id: 0,
    slug: row.slug,
    title: row.title,
    popularNames: row.popular_names,
    citation: row.citation,
    citations: row.citations,
    reporterKind: row.reporter_kind,
    jurisdiction: row.jurisdiction,
    jurisdictionName: placeName(row.jurisdiction),
    city: row.city,
    cityName: row.city,
    category: row.category,
    topics: row.topics,
    isAbsence: row.is_absence,
    scopeNote: row.scope_note,
    status: row.status as FullLaw["status"],
    statusNote: row.status_note,
    effectiveDate: row.effective_date,
    endsOn: null,
    summary: row.summary,
    coveredText: row.covered_text,
    minEmployees: row.min_employees,
    countRule: row.count_rule,
    requirements: row.requirements,
    requirementDetails: row.requirement_details,
    deadlines: row.deadlines as FullLaw["deadlines"],
    notices: row.notices as FullLaw["notices"],
    recordsRetention: row.records_retention as FullLaw["recordsRetention"],
    agency: row.agency,
    privateAction: row.private_action,
    remedies: row.remedies,
    penalties: row.penalties,
    penaltyDetails: row.penalty_details as FullLaw["penaltyDetails"],
    limitationPeriod: row.limitation_period,
    limitationDetails: row.limitation_details as FullLaw["limitationDetails"],
    figures: row.figures,
    riskLevel: row.risk_level,
    confidence: row.confidence,
    referenceUrl: row.reference_url,
    linkClass: row.link_class,
    verifiedAsOf: row.verified_as_of,
    verifiedYearOnly: record.verifiedYearOnly,
    lastUpdated: at.toISOString(),
    relatedCaseIds: [],
    relatedLawIds: [],
  };
  return { kind: "law", law: { ...lawItem(full, true), ...textOf(full), relatedLaws: [], relatedCases: [] } };
}

function casePreview(record: CaseRecord, at: Date): CaseDetail {
  const row = caseRow(record);
  const full: FullCase = {
    id: 0,
    slug: row.slug,
    name: row.name,
    citation: row.citation,
    court: row.court,
    courtLevel: row.court_level,
    jurisdiction: row.jurisdiction,
    year: row.year,
    issue: row.issue,
    outcome: row.outcome,
    damages: row.damages,
    summary: row.summary,
    keyIssues: row.key_issues,
    legalPrecedent: row.legal_precedent,
    financialImpact: row.financial_impact,
    relevanceScore: row.relevance_score,
    categories: row.categories,
    topics: row.topics,
    statutes: row.statutes,
    treatment: row.treatment as FullCase["treatment"],
    treatmentNote: row.treatment_note,
    citationVerified: row.citation_verified,
    confidence: row.confidence,
    referenceUrl: row.reference_url,
    linkClass: row.link_class,
    verifiedAsOf: row.verified_as_of,
    lastUpdated: at.toISOString(),
  };
  return { ...caseItem(full, true), issue: full.issue, courtLevel: full.courtLevel, relatedLaws: [] };
}
