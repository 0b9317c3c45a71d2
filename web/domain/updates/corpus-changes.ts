import { today } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { dedupeKeyOf, storeUpdate } from "./store-update";
import type { UpdateDraft } from "./types";
import { weighRecord } from "./weigh-update";

const CORPUS = { key: "corpus", name: "The law corpus itself" };
const BATCH = 200;
/** A load that changes more than this is a new reading of many records, and an administrator looks before anybody is told. */
const MANY = 40;

type ChangedRow = {
  versionId: number;
  lawId: number;
  version: number;
  slug: string;
  title: string;
  jurisdiction: string;
  city: string | null;
  category: string;
  riskLevel: string;
  status: string;
  referenceUrl: string | null;
  citation: string | null;
  agency: string | null;
  confidence: string;
  validFrom: Date;
  inLoad: number;
  before: Record<string, unknown> | null;
  data: Record<string, unknown>;
};

const CHANGED_SQL = `
  select v.id as "versionId", l.id as "lawId", v.version, l.slug, l.title, l.jurisdiction, l.city, l.category,
    l.risk_level as "riskLevel", l.status, l.reference_url as "referenceUrl", l.citation, l.agency, l.confidence,
    v.valid_from as "validFrom", v.data, earlier.data as before,
    case when v.corpus_load_id is null
      -- Edits by operators belong together when they came within the hour: an imported file is one reading.
      then (select count(*)::int from law_versions s where s.corpus_load_id is null
            and s.valid_from between v.valid_from - interval '1 hour' and v.valid_from + interval '1 hour')
      else (select count(*)::int from law_versions s where s.corpus_load_id = v.corpus_load_id) end as "inLoad"
  from law_versions v join laws l on l.id = v.law_id
  left join lateral (
    -- The text that was in service before; a newer text of the corpus that waits beside an operator's edit never was.
    select e.data from law_versions e where e.law_id = v.law_id and e.version < v.version and e.valid_to is not null
    order by e.version desc limit 1) earlier on true
  where v.id > $1 and v.is_current and l.archived_at is null and not l.is_absence
  order by v.id limit $2`;

/**
 * Makes an update of each record whose law changed since the last look (decision 40). The first load of a database is its
 * beginning and no news.
 */
export async function announceCorpusChanges(at: Date): Promise<{ records: number; new: number }> {
  const source = await db().updateSource.upsert({ where: { key: CORPUS.key }, create: CORPUS, update: {} });
  const cursor = source.cursor as { versionId?: number } | null;
  const counts = { records: 0, new: 0 };
  let last = cursor?.versionId ?? (await lastOfFirstLoad());
  for (;;) {
    const { rows } = await pool().query<ChangedRow>(CHANGED_SQL, [last, BATCH]);
    for (const row of rows) {
      const what = whatChanged(row);
      if (!what) continue;
      counts.records += 1;
      const stored = await storeUpdate(draftOf(row, what, at), { sourceId: null, aliases: [] });
      if (stored === "new") counts.new += 1;
    }
    last = rows.at(-1)?.versionId ?? last;
    if (rows.length < BATCH) break;
  }
  await db().updateSource.update({
    where: { id: source.id },
    data: {
      cursor: { versionId: last },
      status: "ok",
      lastAttemptAt: at,
      lastSuccessAt: at,
      itemsLastRun: counts.records,
      itemsTotal: { increment: counts.new },
      ...(counts.new > 0 && { lastItemAt: at }),
    },
  });
  return counts;
}

async function lastOfFirstLoad(): Promise<number> {
  const { rows } = await pool().query<{ last: number }>(
    `select coalesce(max(id), 0)::int as last from law_versions
     where corpus_load_id = (select min(corpus_load_id) from law_versions)`,
  );
  return rows[0]?.last ?? 0;
}

const FIELDS: [field: string, words: string, isLaw: boolean][] = [
  ["status", "its status", true],
  ["effective_date", "its effective date", true],
  ["figures", "its figures", true],
  ["min_employees", "the employers it covers", true],
  ["penalty_details", "penalties", true],
  ["deadlines", "deadlines", true],
  ["requirements", "requirements", false],
  ["notices", "notices", false],
  ["records_retention", "records to keep", false],
  ["remedies", "remedies", false],
];

type Change = { words: string; isLaw: boolean };

/** Which parts of the law differ; null where only its source, link or wording of the summary did. */
function whatChanged({ before, data }: ChangedRow): Change | null {
  if (!before) return { words: "new", isLaw: true };
  const changed = FIELDS.filter(([field]) => field in before && plain(before[field]) !== plain(data[field]));
  if (changed.length === 0) return null;
  return { words: listed(changed.map(([, words]) => words)), isLaw: changed.some(([, , isLaw]) => isLaw) };
}

/** Whatever order the keys have: the database sorts them, the files do not. */
function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const listed = (words: string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

function draftOf(row: ChangedRow, { words, isLaw }: Change, at: Date): UpdateDraft {
  const isNew = words === "new";
  const effective = typeof row.data.effective_date === "string" ? row.data.effective_date.slice(0, 10) : null;
  const isSure = isLaw && row.inLoad <= MANY && row.confidence !== "recalled";
  return {
    kind: "corpus_change",
    externalId: `${row.slug}:${row.version}`.slice(0, 255),
    dedupeKey: dedupeKeyOf("corpus", row.slug, String(row.version)),
    title: `${isNew ? "New in the library" : "Changed in the library"}: ${row.title}`.slice(0, 500),
    description: isNew
      ? String(row.data.summary ?? row.title)
      : `What changed: ${words}. ${String(row.data.summary ?? "")}`.trim(),
    timestamp: row.validFrom < at ? row.validFrom : at,
    ...weighRecord(row.riskLevel, isNew ? "A new record" : "A change of a record"),
    jurisdiction: row.jurisdiction,
    city: row.city,
    category: row.category,
    agency: row.agency,
    effectiveDate: effective,
    commentsCloseOn: null,
    publishedOn: today(),
    sourceUrl: row.referenceUrl,
    citations: row.citation ? [row.citation] : [],
    cfrParts: [],
    status: isSure ? "approved" : "pending",
    lawIds: [row.lawId],
    matchedBy: "corpus",
  };
}
