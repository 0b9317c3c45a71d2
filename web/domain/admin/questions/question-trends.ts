import { type Principal, requirePermission } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { replicaPool } from "~/platform/db/pool";
import { once } from "~/platform/once";
import { ShortCache } from "~/platform/short-cache";
import { figuresBy } from "../figures/read-figures";

export const TREND_DAYS = [7, 30, 90] as const;
export type Counted = { label: string; value: number };

const TOPICS_SQL = `
  select coalesce(t.label, used.topic) as label, used.value
  from (select topic, count(*)::int as value from question_repository q, unnest(q.topics) as topic
        where q.created_at >= $1 group by topic order by 2 desc, 1 limit 10) used
  left join topics t on t.slug = used.topic order by used.value desc, 1`;

const PLACES_SQL = `
  select coalesce(state, 'No state') as label, count(*)::int as value from question_repository
  where created_at >= $1 group by state order by 2 desc, 1 limit 10`;

/** Asked within employment law, and nothing was found: the same words count as one question, whoever typed them. */
const UNANSWERED_SQL = `
  select min(question) as label, count(*)::int as value from question_repository q
  where created_at >= $1 and law_count = 0 and case_count = 0 and not is_out_of_scope
  group by lower(regexp_replace(btrim(question), '\\s+', ' ', 'g')) order by 2 desc, 1 limit 10`;

type Trends = Awaited<ReturnType<typeof readTrends>>;
/** The screen asks with every pause of who types in its search; what is asked most does not change so fast. */
const kept = () => once("question-trends", () => new ShortCache<Trends>(10));

/**
 * What people ask about, where, and what found nothing, in the last days; and how much was asked on each of them. At most
 * a minute old.
 */
export async function questionTrends(principal: Principal, days: number): Promise<Trends> {
  await requirePermission(principal, "questions:read");
  const known = kept().get(String(days));
  if (known) return known;
  const read = await readTrends(days);
  kept().set(String(days), read, MINUTE_MS);
  return read;
}

async function readTrends(days: number) {
  const since = after(now(), -days * DAY_MS);
  const [topics, places, unanswered, perDay] = await Promise.all([
    replicaPool().query<Counted>(TOPICS_SQL, [since]),
    replicaPool().query<Counted>(PLACES_SQL, [since]),
    replicaPool().query<Counted>(UNANSWERED_SQL, [since]),
    figuresBy("day", ["questions"], since),
  ]);
  return {
    topics: topics.rows,
    places: places.rows,
    unanswered: unanswered.rows,
    perDay: daysOf(days).map((day) => ({
      label: day,
      value: perDay.find(({ period }) => period === day)?.value ?? 0,
    })),
  };
}

/** The last days as plain dates, the oldest first. */
export const daysOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    after(now(), (index - count + 1) * DAY_MS)
      .toISOString()
      .slice(0, 10),
  );
