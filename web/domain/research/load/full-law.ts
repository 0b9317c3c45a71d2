import type { LawRecord } from "../corpus/record";
import { lawRow } from "../load/law-row";
import type { FullLaw } from "../search/types";

/** What a record does not say of itself: the names of its place, and when it was stored. */
export type Around = { jurisdictionName: string; cityName: string | null; lastUpdated: string };

/** A record of the corpus as the search reads it from the database. */
export function fullLaw(record: LawRecord, around: Around): FullLaw {
  const row = lawRow(record);
  return {
    id: 0,
    slug: row.slug,
    title: row.title,
    popularNames: row.popular_names,
    citation: row.citation,
    citations: row.citations,
    reporterKind: row.reporter_kind,
    jurisdiction: row.jurisdiction,
    city: row.city,
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
    provisions: row.provisions,
    silentPoints: row.silent_points,
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
    relatedCaseIds: [],
    relatedLawIds: [],
    ...around,
  };
}
