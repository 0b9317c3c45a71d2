import { inReading } from "../search/reading";

export type FigureKey = {
  key: string;
  label: string;
  kind: string;
  per: string | null;
  isMain: boolean;
  /** Which value binds where several levels of law set one; null where they do not compare so. */
  strictest: "most" | "least" | null;
};

export type TopicItem = {
  slug: string;
  label: string;
  category: string;
  /** Group of the filter panel. */
  displayGroup: string | null;
  /** every: each state has a law or the statement that none was found; some: where a state has one; other: federal and city law. */
  scope: string;
  lawCount: number;
  caseCount: number;
  figures: FigureKey[];
};

type Declared = {
  scope?: string;
  main?: string | null;
  figures?: Record<string, { label: string; kind: string; per?: string; strictest?: "most" | "least" }>;
};
type Row = Omit<TopicItem, "scope" | "figures"> & { declared: Declared | null };

const SQL = `
  with used as (
    select topic, count(*) filter (where kind = 'law')::int as laws, count(*) filter (where kind = 'case')::int as cases
    from (select unnest(topics) as topic, 'law' as kind from laws where archived_at is null and not is_absence
          union all select unnest(topics), 'case' from cases where archived_at is null) u group by topic)
  select slug, label, category, display_group as "displayGroup", figure_keys as declared,
         coalesce(used.laws, 0) as "lawCount", coalesce(used.cases, 0) as "caseCount"
  from topics left join used on used.topic = slug order by sort_order`;

/** The taxonomy: every topic with its category, its counts and the figures that compare across states. */
export async function listTopics(): Promise<TopicItem[]> {
  const rows = await inReading(async (client) => (await client.query<Row>(SQL)).rows);
  return rows.map(({ declared, ...topic }) => ({
    ...topic,
    scope: declared?.scope ?? "other",
    figures: figureKeysOf(declared),
  }));
}

/** The declared figures of a topic, the main one first. */
export function figureKeysOf(declared: Declared | null): FigureKey[] {
  const keys = Object.entries(declared?.figures ?? {}).map(([key, { label, kind, per, strictest }]) => ({
    ...{ key, label, kind },
    per: per ?? null,
    isMain: key === declared?.main,
    strictest: strictest ?? null,
  }));
  return keys.sort((a, b) => Number(b.isMain) - Number(a.isMain));
}
