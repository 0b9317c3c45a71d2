import { inReading } from "../search/reading";

export type BrowsedLaw = {
  slug: string;
  title: string;
  citation: string | null;
  jurisdiction: string;
  cityName: string | null;
  category: string;
  isAbsence: boolean;
  status: string;
};

export type LawBrowse = { laws: BrowsedLaw[]; total: number; pages: number };

const PAGE_SIZE = 50;

const SQL = `
  select l.slug, l.title, l.citation, l.jurisdiction, c.name as "cityName", l.category, l.is_absence as "isAbsence",
         l.status, count(*) over ()::int as total
  from laws l left join cities c on c.state_code = l.jurisdiction and c.code = l.city
  where l.archived_at is null and ($1 = '' or l.jurisdiction = $1) and ($2 = '' or $2 = any(l.topics))
    and ($3 = '' or l.category = $3)
  order by (l.jurisdiction = 'FEDERAL') desc, l.jurisdiction, l.city nulls first, l.is_absence, l.category, l.title
  limit ${PAGE_SIZE} offset $4`;

/** What the corpus holds of a place, a topic or a category: public titles and citations, page by page. */
export async function browseLaws(filter: {
  state: string;
  topic: string;
  category: string;
  page: number;
}): Promise<LawBrowse> {
  const offset = Math.min(filter.page - 1, 500) * PAGE_SIZE;
  const values = [filter.state.toUpperCase(), filter.topic, filter.category, offset];
  const rows = await inReading(
    async (client) =>
      (await client.query<BrowsedLaw & { total: number }>({ name: "research-browse", text: SQL, values })).rows,
  );
  const total = rows[0]?.total ?? 0;
  return { laws: rows.map(({ total: _, ...law }) => law), total, pages: Math.ceil(total / PAGE_SIZE) };
}

/** Slugs of everything that a search engine may index, with the day of the last change. */
export async function indexedPages(): Promise<{ path: string; changed: string }[]> {
  const text = `
    select '/laws/' || slug as path, to_char(last_updated, 'YYYY-MM-DD') as changed from laws where archived_at is null
    union all
    select '/cases/' || slug, to_char(last_updated, 'YYYY-MM-DD') from cases where archived_at is null order by 1`;
  return inReading(async (client) => (await client.query<{ path: string; changed: string }>(text)).rows);
}
