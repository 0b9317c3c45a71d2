import type { LawRecord } from "../corpus/record";

const STATUS: Record<LawRecord["status"], string> = {
  "in force": "in_force",
  "partly in force": "in_force",
  "enacted, not yet effective": "enacted",
  enjoined: "enjoined",
  superseded: "repealed",
  repealed: "repealed",
};

type Listed = readonly { text: string }[] | "none" | "unknown";
const texts = (list: Listed): string[] => (typeof list === "string" ? [] : list.map(({ text }) => text));

/** A record of the corpus as a row of `laws`, by column name. */
export function lawRow(law: LawRecord) {
  return {
    slug: law.slug,
    title: law.title,
    popular_names: law.popularNames,
    citation: law.citations.join("; ") || null,
    citations: law.citations,
    reporter_kind: reporterKind(law),
    jurisdiction: law.jurisdiction,
    city: law.city,
    category: law.category,
    topics: law.topics,
    is_absence: law.kind === "absence",
    scope_note: law.note,
    status: STATUS[law.status],
    status_note: law.status,
    effective_date: law.effectiveDate,
    summary: law.summary,
    covered_text: law.applies.text,
    min_employees: law.applies.minEmployees,
    count_rule: law.applies.counting,
    provisions: law.provisions,
    silent_points: law.silent,
    requirements: texts(law.requirements),
    requirement_details: law.requirements,
    deadlines: law.deadlines,
    notices: law.notices,
    records_retention: law.records,
    agency: law.agency?.name ?? null,
    private_action: law.privateAction === "unknown" ? null : law.privateAction,
    remedies: law.remedies,
    penalties: texts(law.penalties),
    penalty_details: law.penalties,
    limitation_period: typeof law.limitation === "string" ? null : law.limitation.text,
    limitation_details: law.limitation,
    figures: law.figures,
    risk_level: law.riskLevel,
    confidence: law.level,
    confidence_by_field: { verifiedYearOnly: law.verifiedYearOnly },
    sources: [{ title: law.source, agencyUrl: law.agency?.url ?? null, linkLevel: law.linkLevel }],
    reference_url: law.url || null,
    link_class: law.url ? law.linkClass : null,
    verified_as_of: law.verifiedAsOf,
    content_hash: law.contentHash,
  };
}

function reporterKind({ kind, city, citations }: LawRecord): string {
  const first = citations[0] ?? "";
  if (kind === "absence" || !first) return "none";
  if (/ v\. |Common law/i.test(first)) return "common_law";
  if (/Const\./.test(first)) return "constitution";
  if (/C\.F\.R\.|CFR|NYCRR|Wage Order|Admin|Regs?\./.test(first)) return "regulation";
  return city ? "ordinance" : "statute";
}
