import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { type Difference, differencesOf } from "./differences";
import { ground } from "./ground";
import { type RecordData, type RecordKind, TABLES, type WrittenRecord } from "./kinds";
import { agenciesOf, placeOf, readRow } from "./read-record";
import { STALE, type Stored, storeRecord } from "./store-record";
import { completed } from "./stored-provisions";
import { shapeOf, writtenRecord } from "./written-record";

export type RecordVersion = {
  version: number;
  origin: "corpus" | "operator";
  isCurrent: boolean;
  /** Of the corpus, newer than the text in service: it waits beside an operator's edit. */
  isWaiting: boolean;
  changedBy: string | null;
  note: string | null;
  at: Date;
};

/** Every text that a record had, the newest first. */
export async function listVersions(principal: Principal, kind: RecordKind, id: number): Promise<RecordVersion[]> {
  await requirePermission(principal, "law:read");
  const { table, versions, key } = TABLES[kind];
  await readRow(kind, id);
  return db().$queryRawUnsafe<RecordVersion[]>(
    `select v.version, v.origin, v.is_current as "isCurrent", v.version > r.version as "isWaiting",
       nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as "changedBy", v.change_note as note, v.valid_from as at
     from ${versions} v join ${table} r on r.id = v.${key} left join users u on u.id = v.changed_by
     where v.${key} = $1 order by v.version desc limit 200`,
    id,
  );
}

export type VersionComparison = { from: number | null; to: number; differences: Difference[]; record: WrittenRecord };

/** One version as a written record, and field by field what it changed against another, by itself the one before it. */
export async function compareVersions(
  principal: Principal,
  kind: RecordKind,
  id: number,
  { to, from }: { to: number; from?: number },
): Promise<VersionComparison> {
  await requirePermission(principal, "law:read");
  const after = await readVersion(kind, id, to);
  const before = from === undefined ? await versionBefore(kind, id, to) : await readVersion(kind, id, from);
  const written = (data: RecordData) =>
    writtenRecord(kind, data, { topics: ground().topics, agencies: agenciesOf(placeOf(data), data), related: [] });
  const record = written(after.data);
  const known = before && [before.data, after.data].every((data) => Array.isArray(data.related));
  // Versions of the corpus do not say their relations, so a difference in them would be one of form only.
  const left = before && { ...written(before.data), ...(known ? {} : { related: record.related }) };
  return { from: before?.version ?? null, to, record, differences: differencesOf(left ?? {}, record) };
}

/** Puts an earlier or a waiting version into service again, as a new version. The corpus's own newest text gives the record back to the corpus. */
export async function restoreVersion(
  principal: Principal,
  kind: RecordKind,
  id: number,
  { restore, version }: { restore: number; version: number },
): Promise<Stored> {
  const { account } = await requirePermission(principal, "law:write");
  const before = await readRow(kind, id);
  if (before.version !== version) throw new Conflict(STALE, { code: "stale" });
  const wanted = await readVersion(kind, id, restore);
  const isNewestOfCorpus = wanted.origin === "corpus" && restore === (await newestOfCorpus(kind, id));
  return db().$transaction(async (tx) => {
    const stored = await storeRecord(tx, {
      kind,
      existing: { id, version },
      data: completed(wanted.data),
      by: account.id,
      note: `Version ${restore} restored`,
      origin: isNewestOfCorpus ? "corpus" : "operator",
    });
    await recordAudit(tx, principal, {
      action: `${kind}.restore`,
      entity: { type: kind, id },
      before: { version },
      after: { version: stored.version, restored: restore, shape: shapeOf(kind, wanted.data) },
    });
    return stored;
  });
}

type Version = { version: number; origin: string; data: RecordData };

async function readVersion(kind: RecordKind, id: number, version: number): Promise<Version> {
  const [found] = await versionsWhere(kind, id, "version = $2", version);
  if (!found) throw new NotFound("There is no such version.");
  return found;
}

/** The text that was in service before this one; for one that waits, the text in service. */
async function versionBefore(kind: RecordKind, id: number, version: number): Promise<Version | null> {
  const where = "version < $2 and (valid_to is not null or is_current)";
  return (await versionsWhere(kind, id, where, version))[0] ?? null;
}

const versionsWhere = (kind: RecordKind, id: number, where: string, version: number): Promise<Version[]> =>
  db().$queryRawUnsafe<Version[]>(
    `select version, origin, data from ${TABLES[kind].versions} where ${TABLES[kind].key} = $1 and ${where}
     order by version desc limit 1`,
    ...[id, version],
  );

async function newestOfCorpus(kind: RecordKind, id: number): Promise<number | null> {
  const where = "version <= $2 and origin = 'corpus' and corpus_load_id is not null";
  return (await versionsWhere(kind, id, where, 2_147_483_647))[0]?.version ?? null;
}
