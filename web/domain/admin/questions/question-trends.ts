import { type Principal, requirePermission } from "~/domain/access";
import { after, DAY_MS, now } from "~/platform/clock";
import { replicaPool } from "~/platform/db/pool";
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

/** What people ask about and where, in the last days; and how much was asked on each of them. */
export async function questionTrends(principal: Principal, days: number) {
  await requirePermission(principal, "questions:read");
  const since = after(now(), -days * DAY_MS);
  const [topics, places, perDay] = await Promise.all([
    replicaPool().query<Counted>(TOPICS_SQL, [since]),
    replicaPool().query<Counted>(PLACES_SQL, [since]),
    figuresBy("day", ["questions"], since),
  ]);
  return {
    topics: topics.rows,
    places: places.rows,
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
