import { type Principal, requirePermission } from "~/domain/access";
import { pageOf, readCursor } from "~/platform/cursor";
import { pool } from "~/platform/db/pool";
import { type RecordKind, TABLES } from "./kinds";

/** Whose text is in service, and what waits for a look. */
export const RECORD_STATES = ["edited", "added", "waiting", "withdrawn"] as const;
export type RecordState = (typeof RECORD_STATES)[number];

export type RecordQuery = {
  kind: RecordKind;
  search?: string;
  jurisdiction?: string;
  topic?: string;
  level?: string;
  state?: RecordState;
  limit: number;
  cursor?: string;
};

export type ListedRecord = {
  id: number;
  slug: string;
  name: string;
  citation: string | null;
  jurisdiction: string;
  city: string | null;
  topics: string[];
  level: string;
  verifiedAsOf: string | null;
  /** Only the year is known. */
  verifiedYearOnly: boolean;
  isAbsence: boolean;
  version: number;
  lastUpdated: Date;
  isOperators: boolean;
  isWithdrawn: boolean;
  isWaiting: boolean;
};

const STATE_SQL: Record<RecordState, (waiting: string) => string> = {
  edited: () => "r.operator_edited_at is not null and r.origin = 'corpus' and r.archived_at is null",
  added: () => "r.origin = 'operator' and r.archived_at is null",
  waiting: (waiting) => `${waiting} and r.archived_at is null`,
  withdrawn: () => "r.archived_at is not null",
};

/** The records of the corpus by slug, as the query asks; withdrawn ones only when asked for. */
export async function listRecords(
  principal: Principal,
  { kind, limit, cursor, ...asked }: RecordQuery,
): Promise<{ data: ListedRecord[]; nextCursor: string | null }> {
  await requirePermission(principal, "law:read");
  const { table, versions, key, name } = TABLES[kind];
  const waiting = `exists (select 1 from ${versions} v where v.${key} = r.id and v.version > r.version)`;
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [asked.state ? STATE_SQL[asked.state](waiting) : "r.archived_at is null"];
  if (asked.search?.trim()) conditions.push(searched(name, bind(`%${likeText(asked.search.trim())}%`)));
  if (asked.jurisdiction) conditions.push(`r.jurisdiction = ${bind(asked.jurisdiction)}`);
  if (asked.topic) conditions.push(`${bind(asked.topic)} = any(r.topics)`);
  if (asked.level) conditions.push(`r.confidence = ${bind(asked.level)}`);
  const [after] = readCursor(cursor, "string") ?? [];
  if (after !== undefined) conditions.push(`r.slug > ${bind(after)}`);
  const { rows } = await pool().query<ListedRecord>(
    `select r.id, r.slug, r.${name} as name, r.citation, r.jurisdiction, ${kind === "law" ? "r.city" : "null as city"}, r.topics,
       r.confidence as level, r.verified_as_of::text as "verifiedAsOf",
       ${kind === "law" ? "coalesce((r.confidence_by_field->>'verifiedYearOnly')::boolean, false)" : "false"} as "verifiedYearOnly",
       ${kind === "law" ? "r.is_absence" : "false"} as "isAbsence",
       r.version, r.last_updated as "lastUpdated", r.operator_edited_at is not null as "isOperators",
       r.archived_at is not null as "isWithdrawn", ${waiting} as "isWaiting"
     from ${table} r where ${conditions.join(" and ")} order by r.slug limit ${bind(limit + 1)}`,
    values,
  );
  return pageOf(rows, limit, ({ slug }) => [slug]);
}

const searched = (name: string, pattern: string): string =>
  `(r.${name} ilike ${pattern} or r.slug ilike ${pattern} or r.citation ilike ${pattern})`;

/** A text as it stands inside a LIKE pattern. */
const likeText = (text: string): string => text.slice(0, 200).replace(/[\\%_]/g, "\\$&");
