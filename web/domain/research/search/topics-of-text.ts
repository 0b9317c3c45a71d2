import type { PoolClient } from "pg";
import type { Language } from "../query/language";
import type { Question, TopicEvidence } from "../query/types";
import { anyOf, choosing, quoted } from "./law-candidates";

/** Laws of all states whose words come nearest to the question. */
const NEAREST = 30;
const COMMON = 350;
/** A topic needs this share of the votes, and says at most this much. */
const LEAST_SHARE = 0.25;
/** Without any word of a workplace the laws must agree. */
const LEAST_SHARE_OUTSIDE = 0.5;
const MOST_SAID = 0.55;
/** The words of the question must be in the laws at least this well. */
const LEAST_FIT = 0.1;

const SQL = `
  select topics[1] as topic, sum(fit)::float8 as votes, max(fit)::float8 as best
  from (
    select topics, (
      select sum(t.weight * ts_rank('{0.1,0.35,0.7,1}', sv, t.q::tsquery)) / sum(t.weight)
      from unnest($1::text[], $2::float8[]) as t(q, weight)) as fit
    from (select topics, search_vector || ''::tsvector as sv from laws
          where archived_at is null and not is_absence and search_vector @@ $3::tsquery limit 500) l
    order by fit desc limit ${NEAREST}
  ) near
  group by topics[1] order by votes desc limit 3`;

type Vote = { topic: string; votes: number; best: number };

/**
 * Topics of a question whose words are not in the thesaurus: what the laws of all states that use these words are about.
 * The corpus itself says which words belong to which topic.
 */
export async function topicsOfText(
  client: PoolClient,
  { terms, inScope, hasWorkWords }: Question,
  language: Language,
): Promise<TopicEvidence[]> {
  const known = terms.filter(({ lawCount }) => lawCount > 1);
  if (known.length === 0) return [];
  const values = [
    known.map(({ lexeme }) => quoted(lexeme)),
    known.map(({ weight }) => weight),
    anyOf(
      choosing(
        known.map(({ lexeme, lawCount }) => ({ lexeme, count: lawCount })),
        COMMON,
      ),
    ),
  ];
  const { rows } = await client.query<Vote>({ name: "research-topics-of-text", text: SQL, values });
  const all = rows.reduce((sum, { votes }) => sum + votes, 0);
  const least = inScope || hasWorkWords ? LEAST_SHARE : LEAST_SHARE_OUTSIDE;
  return rows.flatMap(({ topic, votes, best }) => {
    const share = all > 0 ? votes / all : 0;
    if (share < least || best < LEAST_FIT) return [];
    const label = language.topics.get(topic)?.label ?? topic;
    return [{ topic, label, weight: MOST_SAID * share, because: known.slice(0, 3).map(({ word }) => word) }];
  });
}
