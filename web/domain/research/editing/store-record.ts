import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import type { CaseRecord, LawRecord } from "../corpus/record";
import { caseRow } from "../load/case-row";
import { lawRow } from "../load/law-row";
import { figureRows } from "../load/store-links";
import { EDITED_WAGES_SQL } from "../load/store-wages";
import { ground } from "./ground";
import { type RecordData, type RecordKind, TABLES } from "./kinds";
import type { Reading } from "./trust";

export type Stored = { id: number; slug: string; version: number };

type Edit = {
  kind: RecordKind;
  /** Null for a new record; else the version that the editor saw. */
  existing: { id: number; version: number } | null;
  data: RecordData;
  by: number;
  note: string | null;
  /** Whose text it is: restoring the corpus's own text gives the record back to the corpus. */
  origin?: "corpus" | "operator";
  /** What was read, where somebody vouches for the record with this edit. */
  isVerified?: boolean;
};

export const STALE = "Someone else changed this record. Reload the page and repeat your change.";

/** The row of a record that an operator wrote, with what was read among its sources. */
export function rowOf(record: LawRecord | CaseRecord, reading: Reading | undefined): RecordData {
  const row = "citations" in record ? lawRow(record) : caseRow(record);
  const read = reading ? { url: reading.url ?? null, readOn: reading.on } : {};
  const [first, ...rest] = row.sources;
  const related = "citations" in record ? record.related : undefined;
  return { ...row, sources: [{ ...first, ...read }, ...rest], ...(related && { related }) };
}

/** Writes the row and files it as the version in service; refused when the record is no longer the one that was read. */
export async function storeRecord(tx: Transaction, edit: Edit): Promise<Stored> {
  const { kind, data } = edit;
  const { versions, key } = TABLES[kind];
  const stored = edit.existing
    ? await changeRow(tx, { ...edit, existing: edit.existing })
    : await insertRow(tx, edit).catch(refuseTwin);
  await tx.$executeRawUnsafe(
    `update ${versions} set is_current = false, valid_to = $2 where ${key} = $1 and is_current`,
    stored.id,
    now(),
  );
  await tx.$executeRawUnsafe(
    `insert into ${versions} (${key}, version, data, content_hash, origin, is_current, changed_by, change_note, valid_from)
     values ($1, $2, $3::jsonb, $4, $5, true, $6, $7, $8)`,
    ...[stored.id, stored.version, JSON.stringify(data), data.content_hash, edit.origin ?? "operator", edit.by],
    ...[edit.note, now()],
  );
  if (kind === "law") await storeLawLinks(tx, stored.id, data);
  else await storeCaseLinks(tx, stored.id, data);
  await storeWords(tx, kind, stored.id);
  return stored;
}

const columnsOf = (data: RecordData): string[] => Object.keys(data).filter((name) => name !== "related");

async function changeRow(tx: Transaction, edit: Edit & { existing: { id: number; version: number } }): Promise<Stored> {
  const { table, versions, key } = TABLES[edit.kind];
  const columns = columnsOf(edit.data).filter((name) => name !== "slug");
  const [stored] = await tx.$queryRawUnsafe<Stored[]>(
    `update ${table} set (${columns.join(", ")}) = (select ${columns.join(", ")} from jsonb_populate_record(null::${table}, $1::jsonb)),
       verified_by = coalesce($4::int, ${table}.verified_by), operator_edited_at = $5::timestamptz,
       version = 1 + greatest(${table}.version, (select max(v.version) from ${versions} v where v.${key} = $2)),
       archived_at = null, last_updated = $6::timestamptz, updated_at = $6::timestamptz
     where id = $2 and version = $3 returning id, slug, version`,
    ...[JSON.stringify(edit.data), edit.existing.id, edit.existing.version, edit.isVerified ? edit.by : null],
    ...[edit.origin === "corpus" ? null : now(), now()],
  );
  if (!stored) throw new Conflict(STALE, { code: "stale" });
  return stored;
}

async function insertRow(tx: Transaction, { kind, data, by }: Edit): Promise<Stored> {
  const { table } = TABLES[kind];
  const columns = columnsOf(data).join(", ");
  const [stored] = await tx.$queryRawUnsafe<Stored[]>(
    `insert into ${table} (${columns}, origin, operator_edited_at, verified_by, last_updated, updated_at)
     select ${columns}, 'operator', $2::timestamptz, $3::int, $2::timestamptz, $2::timestamptz
     from jsonb_populate_record(null::${table}, $1::jsonb) returning id, slug, version`,
    ...[JSON.stringify(data), now(), by],
  );
  if (!stored) throw new Conflict("The record was not stored.");
  return stored;
}

function refuseTwin(error: unknown): never {
  if (String(error).includes("23505")) throw new Conflict("A record with this slug already exists.", { code: "known" });
  throw error;
}

async function storeLawLinks(tx: Transaction, id: number, data: RecordData): Promise<void> {
  await tx.lawFigure.deleteMany({ where: { lawId: id } });
  const rows = figureRows(figuredLaw(data), ground().topics);
  await tx.$executeRawUnsafe(
    `insert into law_figures (law_id, topic_id, key, label, kind, amount_cents, number_value, boolean_value, text_value,
                              unit, condition, confidence, verified_as_of)
     select $1, topics.id, f.key, f.label, f.kind, f.amount_cents, f.number_value, f.boolean_value, f.text_value,
            f.unit, f.condition, f.confidence, f.verified_as_of
     from jsonb_to_recordset($2::jsonb) as f(topic text, key text, label text, kind text, amount_cents bigint,
          number_value numeric, boolean_value boolean, text_value text, unit text, condition text, confidence text,
          verified_as_of date)
     join topics on topics.slug = f.topic`,
    ...[id, JSON.stringify(rows)],
  );
  await storeWage(tx, id);
  // A version that the corpus filed names no relations: those that are there stay.
  if (!Array.isArray(data.related)) return;
  await tx.lawRelation.deleteMany({ where: { lawId: id } });
  await tx.$executeRawUnsafe(
    `insert into law_relations (law_id, related_law_id, kind)
     select $1, id, 'related' from laws where slug = any($2::text[]) and id <> $1`,
    ...[id, data.related],
  );
  await tx.$executeRawUnsafe(
    `update laws set related_law_ids = coalesce(
       (select array_agg(related_law_id order by related_law_id) from law_relations where law_id = $1), '{}') where id = $1`,
    id,
  );
}

/** The minimum wage in the list of states follows what an editor sets in its law. */
async function storeWage(tx: Transaction, id: number): Promise<void> {
  await tx.minimumWage.deleteMany({ where: { lawId: id } });
  await tx.$executeRawUnsafe(`${EDITED_WAGES_SQL} and laws.id = $1`, id);
}

/** The parts of a law that its figures are made of, from its row. */
function figuredLaw(data: RecordData): LawRecord {
  const { slug, topics, figures, confidence, verified_as_of } = data;
  return { slug, topics, figures: figures ?? [], level: confidence, verifiedAsOf: verified_as_of } as LawRecord;
}

async function storeCaseLinks(tx: Transaction, id: number, data: RecordData): Promise<void> {
  const before = await tx.lawCase.findMany({ where: { caseId: id }, select: { lawId: true } });
  await tx.lawCase.deleteMany({ where: { caseId: id } });
  await tx.$executeRawUnsafe(
    `insert into law_cases (law_id, case_id, relevance)
     select id, $1, $3::int from laws where slug = any($2::text[])`,
    ...[id, data.statutes, data.relevance_score],
  );
  await tx.$executeRawUnsafe(
    `update laws l set related_case_ids = coalesce(
       (select array_agg(case_id order by relevance desc, case_id) from law_cases where law_id = l.id), '{}')
     where l.id = any($2::int[]) or l.id in (select law_id from law_cases where case_id = $1)`,
    ...[id, before.map(({ lawId }) => lawId)],
  );
}

/** The search begins at the rarest words of a question: a word that is new to the corpus must be known there. */
async function storeWords(tx: Transaction, kind: RecordKind, id: number): Promise<void> {
  const column = kind === "law" ? "law_count" : "case_count";
  await tx.$executeRawUnsafe(
    `insert into search_terms (term, ${column})
     select distinct left(word, 80), 1 from ${TABLES[kind].table} r, unnest(tsvector_to_array(r.search_vector)) word where r.id = $1
     on conflict (term) do update set ${column} = greatest(search_terms.${column}, 1)`,
    id,
  );
}
