import { inReading } from "../search/reading";

export type CorpusCoverage = {
  laws: number;
  absences: number;
  cases: number;
  casesVerified: number;
  loadedAt: string | null;
  levels: { level: string; count: number }[];
  topics: { slug: string; label: string }[];
  /** For each place and topic: `law`, `none-found`, or nothing. */
  places: {
    code: string;
    name: string;
    laws: number;
    oldest: string | null;
    cells: Record<string, "law" | "none-found">;
  }[];
};

type Cell = { jurisdiction: string; topic: string; laws: number; absences: number };

/** What the corpus holds and how fresh it is, in the open: holes are shown as holes. */
export async function corpusCoverage(): Promise<CorpusCoverage> {
  return inReading(async (client) => {
    const totals = await client.query(
      `select count(*) filter (where not is_absence)::int as laws, count(*) filter (where is_absence)::int as absences,
              (select count(*)::int from cases where archived_at is null) as cases,
              (select count(*)::int from cases where archived_at is null and citation_verified) as "casesVerified",
              (select max(finished_at) from corpus_loads where status = 'done') as "loadedAt"
       from laws where archived_at is null`,
    );
    const levels = await client.query(
      "select confidence as level, count(*)::int as count from laws where archived_at is null group by 1 order by 2 desc",
    );
    const topics = await client.query(
      "select slug, label from topics where figure_keys->>'scope' = 'every' order by sort_order",
    );
    const places = await client.query(
      `select s.code, s.name, count(l.id)::int as laws, to_char(min(l.verified_as_of), 'YYYY-MM-DD') as oldest
       from states s left join laws l on l.jurisdiction = s.code and l.archived_at is null and not l.is_absence
       group by s.code, s.name order by s.name`,
    );
    const cells = await client.query<Cell>(
      `select jurisdiction, topic, count(*) filter (where not is_absence)::int as laws,
              count(*) filter (where is_absence)::int as absences
       from laws, unnest(topics) as topic where archived_at is null and city is null group by 1, 2`,
    );
    const { loadedAt, ...counts } = totals.rows[0];
    return {
      ...counts,
      loadedAt: loadedAt?.toISOString() ?? null,
      levels: levels.rows,
      topics: topics.rows,
      places: places.rows.map((place) => ({ ...place, cells: cellsOf(place.code, cells.rows) })),
    };
  });
}

function cellsOf(code: string, rows: Cell[]): Record<string, "law" | "none-found"> {
  const own = rows.filter(({ jurisdiction }) => jurisdiction === code);
  return Object.fromEntries(own.map(({ topic, laws }) => [topic, laws > 0 ? "law" : "none-found"]));
}
