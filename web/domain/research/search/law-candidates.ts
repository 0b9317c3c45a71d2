import type { PoolClient } from "pg";
import type { Place, Question } from "../query/types";
import type { LawStatus } from "./types";

/** What the ranker looks at: no text, only where the words of the question stand. */
export type LawCandidate = {
  id: number;
  slug: string;
  title: string;
  jurisdiction: string;
  city: string | null;
  topics: string[];
  status: LawStatus;
  isAbsence: boolean;
  confidence: string;
  minEmployees: number | null;
  relatedLawIds: number[];
  /** One figure for each term of the question: 0 absent, 1 in the title. */
  ranks: number[];
};

export type LawFilters = { federal: boolean; category?: string; risk?: string };

/** More candidates than one state and the federation hold; the ranker takes milliseconds for them. */
const MOST = 800;
/** Words that together stand in more laws than this do not choose candidates, they only rank them. */
const COMMON = 400;

const SQL = `
  select l.id, l.slug, l.title, l.jurisdiction, l.city, l.topics, l.status, l.is_absence as "isAbsence", l.confidence,
         l.min_employees as "minEmployees", l.related_law_ids as "relatedLawIds",
         array(select ts_rank('{0.1,0.35,0.7,1}', l.sv, u.q::tsquery) * 1.6449
               from unnest($7::text[]) with ordinality u(q, n) order by n)::float8[] as ranks
  from (
    select *, search_vector || ''::tsvector as sv from laws
    where archived_at is null
      and ($1::text[] is null or jurisdiction = any($1)) and ($2 or jurisdiction <> 'FEDERAL')
      and (city is null or ($3 and ($4::text is null or city = $4)))
      and (id = any($5::int[]) or topics && $6::text[] or search_vector @@ $8::tsquery)
      and ($9::text is null or category = $9) and ($10::text is null or risk_level = $10)
    order by (id = any($5::int[])) desc, (topics && $6::text[]) desc, id
    limit ${MOST}
  ) l`;

type Options = { question: Question; filters: LawFilters; federalLawIds: number[] };

/** Laws that could answer the question, in the place and nowhere else. */
export async function lawCandidates(
  client: PoolClient,
  { question, filters, federalLawIds }: Options,
): Promise<LawCandidate[]> {
  const { place, citations, statutes, topics, terms } = question;
  const named = [...citations, ...statutes].flatMap(({ lawIds }) => lawIds);
  const values = [
    jurisdictionsOf(place),
    filters.federal,
    place.includeCityLaws,
    place.city?.code ?? null,
    [...new Set([...named, ...federalLawIds])],
    topics.map(({ topic }) => topic),
    terms.map(({ lexeme }) => quoted(lexeme)),
    anyOf(
      choosing(
        terms.map(({ lexeme, lawCount }) => ({ lexeme, count: lawCount })),
        COMMON,
      ),
    ),
    filters.category ?? null,
    filters.risk ?? null,
  ];
  const { rows } = await client.query<LawCandidate>({ name: "research-law-candidates", text: SQL, values });
  return rows;
}

function jurisdictionsOf({ state }: Place): string[] | null {
  if (state === "ALL") return null;
  return state === "FEDERAL" ? ["FEDERAL"] : [state, "FEDERAL"];
}

export const quoted = (lexeme: string): string => `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

export const anyOf = (lexemes: string[]): string => lexemes.map(quoted).join(" | ");

/** The rarest words first, until they choose enough; always one, so that a common word alone still finds. */
export function choosing(words: { lexeme: string; count: number }[], most: number): string[] {
  const rarest = words.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  let sum = 0;
  return rarest
    .filter(({ count }, index) => {
      sum += count;
      return index === 0 || sum <= most;
    })
    .map(({ lexeme }) => lexeme);
}
