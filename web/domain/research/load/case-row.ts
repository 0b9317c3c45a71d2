import type { CaseRecord } from "../corpus/record";

/** A case of the corpus as a row of `cases`, by column name. */
export function caseRow(written: CaseRecord) {
  return {
    slug: written.slug,
    name: written.name,
    citation: written.citation,
    citations: [written.citation],
    court: written.court,
    court_level: courtLevel(written.court),
    jurisdiction: written.jurisdiction,
    year: written.year,
    issue: written.issue,
    outcome: written.outcome,
    damages: written.damages,
    summary: written.holding,
    key_issues: written.keyIssues,
    legal_precedent: written.precedent,
    financial_impact: written.financialImpact,
    relevance_score: written.relevance,
    categories: [written.category],
    topics: written.topics,
    statutes: written.laws,
    treatment: written.treatment,
    treatment_note: written.treatmentNote,
    citation_verified: written.verified,
    existence_certain: true,
    confidence: written.level,
    sources: [{ title: written.source }],
    reference_url: written.url || null,
    link_class: written.url ? written.linkClass : null,
    verified_as_of: written.verifiedAsOf,
    content_hash: written.contentHash,
  };
}

function courtLevel(court: string): string {
  if (/NLRB|Board|Commission|EEOC/i.test(court)) return "agency";
  if (/Supreme|S\. Ct\.|Cal\.$|N\.Y\.$/i.test(court)) return "supreme";
  if (/Cir\.|App/i.test(court)) return "appellate";
  return "trial";
}
