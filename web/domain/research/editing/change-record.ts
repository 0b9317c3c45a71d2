import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { Conflict, Invalid, invalidField } from "~/platform/errors";
import { stateName } from "~/platform/geo/us-states";
import type { LawRecord } from "../corpus/record";
import { type CheckedRecord, checkRecord, hasErrors, type RecordProblem } from "./check-record";
import { comparedWithStored } from "./compare-stored";
import { findCity, type RecordPlace } from "./ground";
import { kindOf, type RecordKind, type Shape, type WrittenRecord } from "./kinds";
import { knownSlugs } from "./known-slugs";
import { agenciesOf, placeOf, readRecord, readRow, type StoredRow } from "./read-record";
import { storableProblems } from "./storable";
import { rowOf, STALE, type Stored, storeRecord } from "./store-record";
import { type Reading, trustProblems } from "./trust";

export type RecordDraft = {
  shape: Shape;
  place: RecordPlace;
  record: WrittenRecord;
  /** The record that is changed; none for a new one. */
  id?: number;
  reading?: Reading;
};

export type RecordSave = RecordDraft & {
  /** The version that the editor saw. */
  version?: number;
  /** What was changed and why, for the history. */
  note?: string;
};

/** What is wrong with a draft, and the record that it would make; nothing is stored. */
export async function checkDraft(principal: Principal, draft: RecordDraft): Promise<CheckedRecord> {
  await requirePermission(principal, "law:read");
  return judged(draft, draft.id === undefined ? null : await readRow(kindOf(draft.shape), draft.id));
}

/** Adds a record, or stores a new version of one. Refused with every error that `corpus:check` would find in it. */
export async function saveRecord(principal: Principal, save: RecordSave): Promise<Stored> {
  const { account } = await requirePermission(principal, "law:write");
  const kind = kindOf(save.shape);
  const before = save.id === undefined ? null : await readRow(kind, save.id);
  if (before && save.version !== before.version) throw new Conflict(STALE, { code: "stale" });
  const { record, problems } = await judged(save, before);
  if (!record || hasErrors(problems)) throw refused(problems);
  const note = save.note?.trim() || null;
  return db().$transaction(async (tx) => {
    const stored = await storeRecord(tx, {
      kind,
      existing: before && { id: before.id, version: before.version },
      data: rowOf(record, save.reading),
      by: account.id,
      note,
      isVerified: save.reading !== undefined,
    });
    await recordAudit(tx, principal, {
      action: `${kind}.${before ? "change" : "create"}`,
      entity: { type: kind, id: stored.id },
      before: before && auditFacts(before),
      after: { slug: stored.slug, version: stored.version, level: record.level, verifiedAsOf: record.verifiedAsOf },
      detail: { ...(note && { note }), ...(save.reading && { read: save.reading }) },
    });
    return stored;
  });
}

export type Verification = { version: number; reading: Reading; level?: string; note?: string };

/** Somebody read the law again and vouches for the record as it stands: who, what was read, when. */
export async function verifyRecord(
  principal: Principal,
  kind: RecordKind,
  id: number,
  { version, reading, level, note }: Verification,
): Promise<Stored> {
  const edited = await readRecord(principal, kind, id);
  const source = reading.url ? `${reading.what} (${reading.url})` : reading.what;
  const record = { ...edited.record, level: level ?? edited.record.level, verifiedAsOf: reading.on, source };
  return saveRecord(principal, {
    ...{ id, version, reading, record, shape: edited.shape, place: edited.place },
    note: note?.trim() || `Verified: ${reading.what}`,
  });
}

/** Takes a record out of service. Its versions stay, and it can be brought back by saving or restoring it. */
export async function withdrawRecord(principal: Principal, kind: RecordKind, id: number): Promise<void> {
  await requirePermission(principal, "law:write");
  const before = await readRow(kind, id);
  if (before.isWithdrawn) return;
  const at = now();
  // Without the mark of an operator the next load of the corpus would bring it back.
  const data = { archivedAt: at, operatorEditedAt: at, lastUpdated: at };
  await db().$transaction(async (tx) => {
    if (kind === "law") await tx.law.update({ where: { id }, data, select: { id: true } });
    else await tx.courtCase.update({ where: { id }, data, select: { id: true } });
    await recordAudit(tx, principal, {
      action: `${kind}.withdraw`,
      entity: { type: kind, id },
      before: auditFacts(before),
    });
  });
}

async function judged(draft: RecordDraft, before: StoredRow | null): Promise<CheckedRecord> {
  const place = before ? placeOf(before.data) : draft.place;
  requirePlace(draft.shape, place);
  const checked = checkRecord({
    ...{ shape: draft.shape, place, written: draft.record },
    agencies: agenciesOf(place, before?.data ?? null),
    cityUrl: await cityUrl(place),
    known: await knownSlugs(),
  });
  const { record } = checked;
  if (!record) return checked;
  const trust = trustProblems(trustOf(before), record, draft.reading);
  if (before && before.data.slug !== record.slug) {
    const message = "The slug of a stored record stays: links lead to it.";
    return { record, problems: [...checked.problems, { path: "slug", severity: "error", rule: "slug", message }] };
  }
  const stored = await comparedWithStored(record);
  return { record, problems: [...checked.problems, ...storableProblems(record), ...trust, ...stored] };
}

const trustOf = (before: StoredRow | null) =>
  before && {
    level: before.data.confidence as LawRecord["level"],
    verifiedAsOf: String(before.data.verified_as_of ?? ""),
  };

/** A state, the federation, or a city of a state; a statement of absence is made for states. */
function requirePlace(shape: Shape, { jurisdiction, city }: RecordPlace): void {
  if (shape === "case") return;
  const isState = stateName(jurisdiction) !== undefined;
  if (!isState && jurisdiction !== "FEDERAL") throw invalidField("jurisdiction", "FEDERAL or a two-letter state code");
  if (shape === "absence" && !isState) throw invalidField("jurisdiction", "Absence is stated for a state");
  if (city && (!isState || shape === "absence")) throw invalidField("city", "A city belongs to a law of a state");
}

async function cityUrl({ jurisdiction, city }: RecordPlace): Promise<string | null> {
  if (!city) return null;
  const found = await findCity({ jurisdiction, city });
  if (!found) throw invalidField("city", `There is no city “${city.slice(0, 60)}” in ${jurisdiction}.`);
  return found.officialUrl;
}

function refused(problems: RecordProblem[]): Invalid {
  const errors = problems.filter(({ severity }) => severity === "error");
  return new Invalid("The record does not pass its checks.", {
    code: "record_refused",
    fields: errors.map(({ path, message, rule }) => ({ field: path || "record", message: `${message} (${rule})` })),
  });
}

const auditFacts = ({ data, version }: StoredRow) => ({
  slug: data.slug,
  version,
  level: String(data.confidence),
  verifiedAsOf: String(data.verified_as_of),
});
