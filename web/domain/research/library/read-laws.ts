import type { PoolClient } from "pg";
import type { FullLaw } from "../search/types";

const COLUMNS = `
  l.id, l.slug, l.title, l.popular_names as "popularNames", l.citation, l.citations, l.reporter_kind as "reporterKind",
  l.jurisdiction, coalesce(s.name, 'Federal') as "jurisdictionName", l.city, ci.name as "cityName", l.category, l.topics,
  l.is_absence as "isAbsence", l.scope_note as "scopeNote", l.status, l.status_note as "statusNote",
  l.effective_date::text as "effectiveDate", l.ends_on::text as "endsOn", l.summary, l.covered_text as "coveredText",
  l.min_employees as "minEmployees", l.count_rule as "countRule", l.provisions,
  l.silent_points as "silentPoints", l.requirements,
  coalesce(l.requirement_details, '[]') as "requirementDetails", coalesce(l.deadlines, '"unknown"') as deadlines,
  coalesce(l.notices, '"unknown"') as notices, coalesce(l.records_retention, '"unknown"') as "recordsRetention", l.agency,
  l.private_action as "privateAction", l.remedies, l.penalties, coalesce(l.penalty_details, '"unknown"') as "penaltyDetails",
  l.limitation_period as "limitationPeriod", coalesce(l.limitation_details, '"unknown"') as "limitationDetails",
  coalesce(l.figures, '[]') as figures, l.risk_level as "riskLevel", l.confidence, l.reference_url as "referenceUrl",
  l.link_class as "linkClass", l.verified_as_of::text as "verifiedAsOf",
  coalesce((l.confidence_by_field->>'verifiedYearOnly')::boolean, false) as "verifiedYearOnly",
  l.last_updated as "lastUpdated", l.related_case_ids as "relatedCaseIds", l.related_law_ids as "relatedLawIds"`;

const FROM = `from laws l left join states s on s.code = l.jurisdiction
  left join cities ci on ci.state_code = l.jurisdiction and ci.code = l.city`;

type Row = Omit<FullLaw, "lastUpdated"> & { lastUpdated: Date };

const toLaw = ({ lastUpdated, ...row }: Row): FullLaw => ({ ...row, lastUpdated: lastUpdated.toISOString() });

/** Laws in full, in the order of the ids. */
export async function readLaws(client: PoolClient, ids: number[]): Promise<FullLaw[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<Row>({
    name: "research-laws-by-id",
    text: `select ${COLUMNS} ${FROM} where l.id = any($1::int[]) and l.archived_at is null`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, toLaw(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One law by id or slug, null when there is none. */
export async function readLaw(client: PoolClient, idOrSlug: number | string): Promise<FullLaw | null> {
  const byId = typeof idOrSlug === "number";
  const { rows } = await client.query<Row>({
    name: byId ? "research-law-id" : "research-law-slug",
    text: `select ${COLUMNS} ${FROM} where l.${byId ? "id" : "slug"} = $1 and l.archived_at is null`,
    values: [idOrSlug],
  });
  return rows[0] ? toLaw(rows[0]) : null;
}
