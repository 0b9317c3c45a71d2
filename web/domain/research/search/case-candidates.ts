import type { PoolClient } from "pg";
import type { Place, Question } from "../query/types";
import { anyOf, choosing, quoted } from "./law-candidates";

export type CaseCandidate = {
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
  ranks: number[];
};

/** Each way of finding is bounded by itself, so that the cost does not grow with the number of cases. */
const MOST_BY_TEXT = 200;
const MOST_BY_TOPIC = 150;
const MOST_BY_LAW = 150;
/** Cases of the highest relevance that are looked through for the topics. */
const WALKED = 1_500;
const COMMON = 2_000;
/** Where even the rarest word is in more cases than this, the index is no help: the walk looks for the words instead. */
const WIDE = 50_000;
/** Words that rank the candidates. */
const MOST_TERMS = 8;

const COLUMNS = `c.id, c.slug, c.name, c.citation, c.jurisdiction, c.year, c.topics, c.statutes, c.treatment,
  c.citation_verified as "citationVerified", c.relevance_score as "relevanceScore"`;

const HERE = "c.archived_at is null and ($1::text[] is null or c.jurisdiction = any($1))";
/** The same out of reach of the index by place: with a million cases it names a third of them, and the words name a few. */
const HERE_OF_WORDS = "c.archived_at is null and ($1::text[] is null or c.jurisdiction || '' = any($1))";

const SQL = `
  with found as (
    (select c.id from cases c where not $7::boolean and ${HERE_OF_WORDS} and c.search_vector @@ $2::tsquery limit ${MOST_BY_TEXT})
    union
    (select c.id from (select * from cases order by relevance_score desc, year desc limit ${WALKED}) c
     where ${HERE} and (c.topics && $3::text[] or ($7::boolean and c.search_vector @@ $2::tsquery)) limit ${MOST_BY_TOPIC})
    union
    (select c.id from law_cases lc join cases c on c.id = lc.case_id where lc.law_id = any($4::int[]) and ${HERE} limit ${MOST_BY_LAW})
    union
    (select c.id from cases c where ${HERE_OF_WORDS} and c.search_vector @@ $5::tsquery limit 50)
  )
  select ${COLUMNS},
    array(select ts_rank('{0.1,0.35,0.7,1}', c.sv, u.q::tsquery) * 1.6449
          from unnest($6::text[]) with ordinality u(q, n) order by n)::float8[] as ranks
  from (select cases.*, search_vector || ''::tsvector as sv from cases where id in (select id from found)) c`;

/** Cases that could matter: of the federation and the place, never of another state. */
export async function caseCandidates(
  client: PoolClient,
  question: Question,
  lawIds: number[],
): Promise<CaseCandidate[]> {
  const { place, topics, terms } = question;
  const words = terms.map(({ lexeme, caseCount }) => ({ lexeme, count: caseCount }));
  const text = textQuery(words);
  const values = [
    jurisdictionsOf(place),
    text.query,
    caseTopics(topics),
    lawIds,
    nameQuery(question),
    terms.slice(0, MOST_TERMS).map(({ lexeme }) => quoted(lexeme)),
    text.isWide,
  ];
  // Not prepared: a plan made once for all words would walk the table for the common ones.
  const { rows } = await client.query<CaseCandidate>(SQL, values);
  return rows;
}

/** Topics under which decisions are filed, beside those of the statutes. */
const KIN: Record<string, string> = { at_will_exceptions: "termination", harassment_training: "harassment" };

export const caseTopics = (topics: { topic: string }[]): string[] => [
  ...new Set(topics.flatMap(({ topic }) => [topic, ...(KIN[topic] ? [KIN[topic]] : [])])),
];

/** Rare words one by one; where even the rarest is common, only the records that hold the three rarest together. */
function textQuery(words: { lexeme: string; count: number }[]): { query: string; isWide: boolean } {
  const rarest = words.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  const least = rarest[0]?.count ?? 0;
  if (least <= COMMON) return { query: anyOf(choosing(words, COMMON)), isWide: false };
  const together = rarest.slice(0, 3).map(({ lexeme }) => quoted(lexeme));
  return { query: together.join(" & "), isWide: least > WIDE };
}

/** A case called by its citation or by its parties. */
function nameQuery({ caseCitations, caseParties }: Question): string {
  const cited = caseCitations.map(
    (citation) => `(${(citation.match(/\d+/g) ?? []).map((number) => `${quoted(number)}:A`).join(" & ")})`,
  );
  const parties = caseParties
    .flatMap((party) => party.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !["inc", "corp", "the", "and", "company", "llc", "city", "does", "what"].includes(word));
  const named = parties.length > 0 ? [`(${parties.map((word) => `${quoted(word)}:*A`).join(" | ")})`] : [];
  return [...cited, ...named].join(" | ");
}

function jurisdictionsOf({ state }: Place): string[] | null {
  if (state === "ALL") return null;
  return state === "FEDERAL" ? ["FEDERAL"] : [state, "FEDERAL"];
}
