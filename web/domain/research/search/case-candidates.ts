import type { Language } from "../query/language";
import type { Place, Question } from "../query/types";
import { anyOf, choosing, quoted } from "./law-candidates";
import { inReading } from "./reading";
import { holdingAll, holdingAny, placesIn, type Shelf, withRanks } from "./shelf";
import { CASE_COLUMNS, type ShelvedCase, type Shelves } from "./shelves";

export type CaseCandidate = { found: ShelvedCase; ranks: number[] };

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
  select ${CASE_COLUMNS},
    array(select ts_rank('{0.1,0.35,0.7,1}', c.sv, u.q::tsquery) * 1.6449
          from unnest($6::text[]) with ordinality u(q, n) order by n)::float8[] as ranks
  from (select cases.*, search_vector || ''::tsvector as sv from cases where id in (select id from found)) c`;

/** Cases that could matter: of the federation and the place, never of another state. */
export async function caseCandidates(
  { shelves }: Pick<Language, "shelves">,
  question: Question,
  lawIds: number[],
): Promise<CaseCandidate[]> {
  const named = nameQuery(question);
  // A case that is called by its parties is found by the beginnings of words, which only the index knows.
  if (shelves.cases && named === "") return casesOnShelf(shelves, shelves.cases, question, lawIds);
  return casesInDatabase(question, lawIds, named);
}

/** From memory, by the same ways as in the database. */
function casesOnShelf(
  { laws }: Shelves,
  shelf: Shelf<ShelvedCase>,
  { place, topics, terms }: Question,
  lawIds: number[],
): CaseCandidate[] {
  const { lexemes, together } = telling(terms);
  const byText = together ? holdingAll(shelf, lexemes) : holdingAny(shelf, lexemes);
  const ofTopics = new Set(caseTopics(topics));
  const linked = lawIds.flatMap((id) => laws.records[laws.placeOf.get(id) ?? -1]?.relatedCaseIds ?? []);
  const ofLaws = new Set(linked.map((id) => shelf.placeOf.get(id)));
  const ranked = terms.slice(0, MOST_TERMS).map(({ lexeme }) => lexeme);
  return withRanks(shelf, ranked, (ranks) => {
    const found: CaseCandidate[] = [];
    for (const at of placesIn(shelf, place.state)) {
      const kept = shelf.records[at];
      if (!kept) continue;
      if (byText.has(at) || ofLaws.has(at) || kept.topics.some((topic) => ofTopics.has(topic)))
        found.push({ found: kept, ranks: ranks.map((each) => each[at] as number) });
    }
    return found;
  });
}

async function casesInDatabase(
  { place, topics, terms }: Question,
  lawIds: number[],
  named: string,
): Promise<CaseCandidate[]> {
  const { lexemes, together, isWide } = telling(terms);
  const values = [
    jurisdictionsOf(place),
    together ? lexemes.map(quoted).join(" & ") : anyOf(lexemes),
    caseTopics(topics),
    lawIds,
    named,
    terms.slice(0, MOST_TERMS).map(({ lexeme }) => quoted(lexeme)),
    isWide,
  ];
  // Not prepared: a plan made once for all words would walk the table for the common ones.
  const { rows } = await inReading((client) => client.query<ShelvedCase & Pick<CaseCandidate, "ranks">>(SQL, values));
  return rows.map(({ ranks, ...found }) => ({ found, ranks }));
}

/** Topics under which decisions are filed, beside those of the statutes. */
const KIN: Record<string, string> = { at_will_exceptions: "termination", harassment_training: "harassment" };

export const caseTopics = (topics: { topic: string }[]): string[] => [
  ...new Set(topics.flatMap(({ topic }) => [topic, ...(KIN[topic] ? [KIN[topic]] : [])])),
];

type Telling = { lexemes: string[]; together: boolean; isWide: boolean };

/** Rare words one by one; where even the rarest is common, only the records that hold the three rarest together. */
function telling(terms: Question["terms"]): Telling {
  const words = terms.map(({ lexeme, caseCount }) => ({ lexeme, count: caseCount }));
  const rarest = words.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  const least = rarest[0]?.count ?? 0;
  if (least <= COMMON) return { lexemes: choosing(words, COMMON), together: false, isWide: false };
  return { lexemes: rarest.slice(0, 3).map(({ lexeme }) => lexeme), together: true, isWide: least > WIDE };
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
