import type { PoolClient } from "pg";
import type { FullCase } from "../search/types";

const COLUMNS = `
  id, slug, name, citation, court, court_level as "courtLevel", jurisdiction, year, issue, outcome, damages, summary,
  key_issues as "keyIssues", legal_precedent as "legalPrecedent", financial_impact as "financialImpact",
  relevance_score as "relevanceScore", categories, topics, statutes, treatment, treatment_note as "treatmentNote",
  citation_verified as "citationVerified", confidence, reference_url as "referenceUrl", link_class as "linkClass",
  verified_as_of::text as "verifiedAsOf", last_updated as "lastUpdated"`;

type Row = Omit<FullCase, "lastUpdated"> & { lastUpdated: Date };

const toCase = ({ lastUpdated, ...row }: Row): FullCase => ({ ...row, lastUpdated: lastUpdated.toISOString() });

/** Cases in full, in the order of the ids. */
export async function readCases(client: PoolClient, ids: number[]): Promise<FullCase[]> {
  if (ids.length === 0) return [];
  const { rows } = await client.query<Row>({
    name: "research-cases-by-id",
    text: `select ${COLUMNS} from cases where id = any($1::int[]) and archived_at is null`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, toCase(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One case by id or slug, null when there is none. */
export async function readCase(client: PoolClient, idOrSlug: number | string): Promise<FullCase | null> {
  const byId = typeof idOrSlug === "number";
  const { rows } = await client.query<Row>({
    name: byId ? "research-case-id" : "research-case-slug",
    text: `select ${COLUMNS} from cases where ${byId ? "id" : "slug"} = $1 and archived_at is null`,
    values: [idOrSlug],
  });
  return rows[0] ? toCase(rows[0]) : null;
}
