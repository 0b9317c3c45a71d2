import { DAY_MS } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { dedupeKeyOf, storeUpdate } from "./store-update";
import type { UpdateDraft } from "./types";
import { weighRecord } from "./weigh-update";

/** Told so long before, that there is time to prepare. */
const AHEAD_DAYS = 60;

type ComingRow = {
  lawId: number;
  slug: string;
  title: string;
  jurisdiction: string;
  city: string | null;
  category: string;
  riskLevel: string;
  agency: string | null;
  citation: string | null;
  referenceUrl: string | null;
  summary: string;
  confidence: string;
  day: string;
  isWholeLaw: boolean;
};

/** Days on which a record begins to hold, or a figure of it changes: `nextFrom: 2027-07-01`. */
const COMING_SQL = `
  select l.id as "lawId", l.slug, l.title, l.jurisdiction, l.city, l.category, l.risk_level as "riskLevel", l.agency,
    l.citation, l.reference_url as "referenceUrl", l.summary, l.confidence, coming.day,
    bool_or(coming.whole) as "isWholeLaw"
  from laws l cross join lateral (
    select to_char(l.effective_date, 'YYYY-MM-DD') as day, true as whole where l.effective_date is not null
    union
    select figure.value #>> '{}', false
    from jsonb_each(case when jsonb_typeof(l.figures) = 'object' then l.figures else '{}' end) as figure
    where figure.key ~ '[fF]rom$' and figure.value #>> '{}' ~ '^\\d{4}-\\d{2}-\\d{2}$'
  ) coming
  where l.archived_at is null and not l.is_absence and l.status <> 'repealed' and l.confidence <> 'recalled'
    and coming.day > $1 and coming.day <= $2
  group by l.id, coming.day
  order by coming.day, l.id limit 500`;

/** Makes an update of each date that is coming in the corpus within sixty days, once per record and day (decision 40). */
export async function announceComingDates(at: Date): Promise<{ dates: number; new: number }> {
  const day = (ahead: number) => new Date(at.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const { rows } = await pool().query<ComingRow>(COMING_SQL, [day(0), day(AHEAD_DAYS)]);
  let fresh = 0;
  for (const row of rows) {
    const stored = await storeUpdate(draftOf(row, at), { sourceId: null, aliases: [] });
    if (stored === "new") fresh += 1;
  }
  return { dates: rows.length, new: fresh };
}

function draftOf(row: ComingRow, at: Date): UpdateDraft {
  const when = longDate(row.day);
  return {
    kind: "effective_date",
    externalId: `${row.slug}:${row.day}`.slice(0, 255),
    dedupeKey: dedupeKeyOf("coming", row.slug, row.day),
    title: `${row.isWholeLaw ? "Takes effect" : "New figures from"} ${when}: ${row.title}`.slice(0, 500),
    description: row.summary,
    timestamp: at,
    ...weighRecord(row.riskLevel, "A coming date in a record"),
    jurisdiction: row.jurisdiction,
    city: row.city,
    category: row.category,
    agency: row.agency,
    effectiveDate: row.day,
    commentsCloseOn: null,
    publishedOn: at.toISOString().slice(0, 10),
    sourceUrl: row.referenceUrl,
    citations: row.citation ? [row.citation] : [],
    cfrParts: [],
    status: "approved",
    lawIds: [row.lawId],
    matchedBy: "corpus",
  };
}

const longDate = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
