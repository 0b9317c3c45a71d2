import { after, HOUR_MS, now } from "~/platform/clock";
import { gathered } from "~/platform/db/gathered";
import { queryPrepared } from "~/platform/db/pool";
import { once } from "~/platform/once";
import type { RiskLevel, UpdateKind } from "./types";

export const WINDOW_HOURS = 120;
const MOST = 50;

/** An update as readers and programs see it. */
export type LawUpdateItem = {
  /** Never one of a sample: every update is a row of ours. */
  id: string;
  timestamp: string;
  title: string;
  description: string;
  riskLevel: RiskLevel;
  jurisdiction: string;
  city: string | null;
  category: string;
  kind: UpdateKind;
  agency: string | null;
  effectiveDate: string | null;
  commentsCloseOn: string | null;
  sourceUrl?: string;
  laws: { slug: string; title: string }[];
};

export type RecentUpdates = { hasUpdates: boolean; updates: LawUpdateItem[]; lastCheck: string | null };

export type UpdateFilter = { jurisdiction?: string; city?: string; category?: string; riskLevel?: string };

/** The columns of a `LawUpdateItem`; one answer to every list of updates. */
export const ITEM_COLUMNS = `
  u.id, u.timestamp, u.title, u.description, u.risk_level as "riskLevel", u.jurisdiction, u.city, u.category, u.kind, u.agency,
  to_char(u.effective_date, 'YYYY-MM-DD') as "effectiveDate", to_char(u.comments_close_on, 'YYYY-MM-DD') as "commentsCloseOn",
  u.source_url as "sourceUrl",
  coalesce((select json_agg(json_build_object('slug', l.slug, 'title', l.title) order by l.id)
            from law_update_laws t join laws l on l.id = t.law_id
            where t.law_update_id = u.id and l.archived_at is null), '[]') as laws`;

export type ItemRow = Omit<LawUpdateItem, "id" | "timestamp" | "sourceUrl"> & {
  id: number;
  timestamp: Date;
  sourceUrl: string | null;
};

export const itemOf = ({ id, timestamp, sourceUrl, ...row }: ItemRow): LawUpdateItem => ({
  id: String(id),
  timestamp: timestamp.toISOString(),
  ...row,
  ...(sourceUrl && { sourceUrl }),
});

/** Made in one statement: the banner asks for it on every page and again each minute. */
const RECENT_SQL = `
  select (select max(last_attempt_at) from source_cursors) as "lastCheck", coalesce(json_agg(recent), '[]') as rows
  from (
    select ${ITEM_COLUMNS} from law_updates u
    where u.status = 'approved' and u.timestamp > $1 and u.timestamp <= $2
      and ($3::text is null or u.jurisdiction = $3) and ($4::text is null or u.category = $4)
      and ($5::text is null or u.risk_level = $5)
    order by u.timestamp desc, u.id desc limit ${MOST}
  ) recent`;

type RecentRow = { lastCheck: Date | null; rows: (Omit<ItemRow, "timestamp"> & { timestamp: string })[] };

/** The approved updates of the last 120 hours, the newest first. Every page asks: those of one moment ask together. */
export function recentUpdates({ jurisdiction, category, riskLevel }: UpdateFilter = {}): Promise<RecentUpdates> {
  const ask = once("recent-updates", () => gathered(readEach));
  return ask(JSON.stringify({ jurisdiction, category, riskLevel }));
}

async function readEach(filters: string[]): Promise<RecentUpdates[]> {
  const read = new Map([...new Set(filters)].map((filter) => [filter, readRecent(JSON.parse(filter))]));
  return Promise.all(filters.map((filter) => read.get(filter) as Promise<RecentUpdates>));
}

async function readRecent(filter: UpdateFilter): Promise<RecentUpdates> {
  const at = now();
  const [row] = await queryPrepared<RecentRow>("updates-recent", RECENT_SQL, [
    after(at, -WINDOW_HOURS * HOUR_MS),
    at,
    filter.jurisdiction ?? null,
    filter.category ?? null,
    filter.riskLevel ?? null,
  ]);
  const updates = (row?.rows ?? []).map((one) => itemOf({ ...one, timestamp: new Date(one.timestamp) }));
  return { hasUpdates: updates.length > 0, updates, lastCheck: row?.lastCheck?.toISOString() ?? null };
}
