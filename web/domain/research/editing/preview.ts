import type { CaseRecord, LawRecord } from "../corpus/record";
import { caseItem, lawItem } from "../library/cut-records";
import type { CaseDetail } from "../library/find-case";
import { type LawDetail, textOf } from "../library/find-law";
import { caseRow } from "../load/case-row";
import { fullLaw } from "../load/full-law";
import type { FullCase } from "../search/types";
import { findCity, placeName } from "./ground";

export type RecordPreview = { kind: "law"; law: LawDetail } | { kind: "case"; found: CaseDetail };

/** The record as its readers would see it, before it is stored. */
export async function previewOf(record: LawRecord | CaseRecord, at: Date): Promise<RecordPreview> {
  if (!("citations" in record)) return { kind: "case", found: casePreview(record, at) };
  const { jurisdiction, city } = record;
  const cityName = city && ((await findCity({ jurisdiction, city }))?.name ?? city);
  const around = { jurisdictionName: placeName(jurisdiction), cityName, lastUpdated: at.toISOString() };
  const full = fullLaw(record, around);
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
