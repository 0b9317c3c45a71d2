import { type Principal, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { type Agencies, ground, headerOf, type RecordPlace } from "./ground";
import { type RecordData, type RecordKind, type Shape, TABLES, type WrittenRecord } from "./kinds";
import { ownKey, shapeOf, writtenRecord } from "./written-record";

export type EditedRecord = {
  id: number;
  kind: RecordKind;
  shape: Shape;
  slug: string;
  name: string;
  place: RecordPlace;
  version: number;
  /** The text is an operator's; the corpus no longer changes it. */
  isOperators: boolean;
  isWithdrawn: boolean;
  /** A newer text of the corpus that waits in the history. */
  waitingVersion: number | null;
  record: WrittenRecord;
  agencies: Agencies;
};

/** One record as its editor sees it: as it would stand in a corpus file. */
export async function readRecord(principal: Principal, kind: RecordKind, id: number): Promise<EditedRecord> {
  await requirePermission(principal, "law:read");
  const { data, ...head } = await readRow(kind, id);
  const place = placeOf(data);
  const agencies = agenciesOf(place, data);
  return {
    ...head,
    kind,
    shape: shapeOf(kind, data),
    slug: data.slug,
    name: String(data[TABLES[kind].name]),
    place,
    record: writtenRecord(kind, data, { topics: ground().topics, agencies, related: head.related }),
    agencies,
  };
}

export type StoredRow = {
  id: number;
  version: number;
  isOperators: boolean;
  isWithdrawn: boolean;
  waitingVersion: number | null;
  related: string[];
  data: RecordData;
};

/** The row as it is stored, withdrawn ones too. */
export async function readRow(kind: RecordKind, id: number): Promise<StoredRow> {
  const [row] = await storedRows(kind, "r.id = $1", id);
  if (!row) throw new NotFound(kind === "law" ? "There is no such law." : "There is no such case.");
  return row;
}

/** The row with this slug; null when there is none. */
export async function findRow(kind: RecordKind, slug: string): Promise<StoredRow | null> {
  return (await storedRows(kind, "r.slug = $1", slug))[0] ?? null;
}

function storedRows(kind: RecordKind, where: string, value: number | string): Promise<StoredRow[]> {
  const { table, versions, key } = TABLES[kind];
  const related =
    kind === "law"
      ? "array(select o.slug from law_relations x join laws o on o.id = x.related_law_id where x.law_id = r.id order by o.slug)"
      : "array[]::text[]";
  return db().$queryRawUnsafe<StoredRow[]>(
    `select r.id, r.version, r.operator_edited_at is not null as "isOperators", r.archived_at is not null as "isWithdrawn",
       (select max(v.version) from ${versions} v where v.${key} = r.id and v.version > r.version) as "waitingVersion",
       ${related} as related, to_jsonb(r) - 'search_vector' as data
     from ${table} r where ${where}`,
    value,
  );
}

export const placeOf = (data: RecordData): RecordPlace => ({
  jurisdiction: String(data.jurisdiction),
  city: typeof data.city === "string" ? data.city : null,
});

/** The agencies of the place's files, and the record's own where they do not name it. */
export function agenciesOf(place: RecordPlace, data: RecordData | null): Agencies {
  const { agencies } = headerOf(place);
  const name = typeof data?.agency === "string" ? data.agency : null;
  if (!name || Object.values(agencies).some((agency) => agency.name === name)) return agencies;
  const url = (data?.sources as { agencyUrl?: string | null }[] | undefined)?.[0]?.agencyUrl ?? undefined;
  return { ...agencies, [ownKey(name)]: { name, url } };
}
