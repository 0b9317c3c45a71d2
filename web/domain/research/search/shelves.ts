import type { PoolClient } from "pg";
import { type Shelf, shelfOf } from "./shelf";
import type { LawStatus } from "./types";

/** What the ranker of laws looks at: no text, only where the words of the question stand. */
export type ShelvedLaw = {
  id: number;
  slug: string;
  title: string;
  jurisdiction: string;
  city: string | null;
  category: string;
  riskLevel: string;
  topics: string[];
  status: LawStatus;
  isAbsence: boolean;
  confidence: string;
  minEmployees: number | null;
  relatedLawIds: number[];
  relatedCaseIds: number[];
};

export type ShelvedCase = {
  id: number;
  slug: string;
  name: string;
  citation: string | null;
  jurisdiction: string;
  year: number;
  topics: string[];
  statutes: string[];
  treatment: string;
  citationVerified: boolean;
  relevanceScore: number;
};

/** All laws, which are thousands; the cases too, as long as they are not many more. */
export type Shelves = { laws: Shelf<ShelvedLaw>; cases: Shelf<ShelvedCase> | null };

/** A collection larger than this is searched where it lies. */
const MOST_CASES = 10_000;

const LAWS = `
  select id, slug, title, jurisdiction, city, category, risk_level as "riskLevel", topics, status, is_absence as "isAbsence",
         confidence, min_employees as "minEmployees", related_law_ids as "relatedLawIds", related_case_ids as "relatedCaseIds",
         search_vector::text as vector
  from laws where archived_at is null order by id`;

export const CASE_COLUMNS = `c.id, c.slug, c.name, c.citation, c.jurisdiction, c.year, c.topics, c.statutes, c.treatment,
  c.citation_verified as "citationVerified", c.relevance_score as "relevanceScore"`;

const CASES = `
  select ${CASE_COLUMNS}, c.search_vector::text as vector from cases c where c.archived_at is null
  order by c.relevance_score desc, c.year desc, c.id`;

export async function readShelves(client: PoolClient): Promise<Shelves> {
  const laws = await client.query<ShelvedLaw & { vector: string | null }>(LAWS);
  return { laws: shelfOf(laws.rows.map(apart)), cases: await caseShelf(client) };
}

async function caseShelf(client: PoolClient): Promise<Shelf<ShelvedCase> | null> {
  const { rows: beyond } = await client.query(`select 1 from cases offset ${MOST_CASES} limit 1`);
  if (beyond.length > 0) return null;
  const { rows } = await client.query<ShelvedCase & { vector: string | null }>(CASES);
  return shelfOf(rows.map(apart));
}

const apart = <Kept extends { vector: string | null }>({ vector, ...kept }: Kept) => ({ kept, vector });
