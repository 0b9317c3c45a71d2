import { z } from "zod";
import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { today } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { invalidField, ProductError } from "~/platform/errors";
import { stateName } from "~/platform/geo/us-states";
import type { CaseRecord, LawRecord } from "../corpus/record";
import { checkRecord, hasErrors, type RecordProblem } from "./check-record";
import { comparedWithStored } from "./compare-stored";
import { type FileRecord, readImport } from "./import-reading";
import { kindOf } from "./kinds";
import { knownSlugs } from "./known-slugs";
import { findRow, type StoredRow } from "./read-record";
import { storableProblems } from "./storable";
import { rowOf, storeRecord } from "./store-record";
import { isRaised, trustProblems } from "./trust";

const MOST_CHARACTERS = 1_500_000;

export const importSchema = z.strictObject({
  file: z.string().trim().min(1).max(200).describe("Its name, for the report and the audit log"),
  text: z
    .string()
    .min(1)
    .max(MOST_CHARACTERS)
    .describe("A file as under prisma/corpus: of a state, cities, a federal family or cases"),
  dryRun: z.boolean().default(true),
  note: z.string().max(500).optional(),
});
export type ImportForm = z.output<typeof importSchema>;

export type ImportedRecord = {
  slug: string;
  name: string;
  /** Where the record begins in the file. */
  line: number;
  outcome: "new" | "changed" | "unchanged" | "refused";
  /** Stored by this call. */
  isStored: boolean;
  problems: RecordProblem[];
};

export type ImportReport = {
  file: string;
  dryRun: boolean;
  counts: Record<ImportedRecord["outcome"], number> & { stored: number };
  /** What is wrong with the file as a whole; then it holds no records. */
  problems: { line: number; message: string }[];
  /** What of the file is not stored, said in words. */
  left: string[];
  records: ImportedRecord[];
};

/** Reads a corpus file and says record by record what would come of it; without `dryRun` the sound ones are stored. */
export async function importRecords(principal: Principal, form: ImportForm): Promise<ImportReport> {
  const { account } = await requirePermission(principal, "law:write");
  const reading = readImport(form.file, form.text);
  const known = new Set([...(await knownSlugs()), ...reading.records.map(({ slug }) => slug)]);
  const records: ImportedRecord[] = [];
  const seen = new Set<string>();
  for (const one of reading.records) {
    const isTwin = seen.has(one.slug);
    seen.add(one.slug);
    const judged = await judge(one, known, isTwin);
    const isWanted = !form.dryRun && judged.record && ["new", "changed"].includes(judged.result.outcome);
    records.push(isWanted ? await store(principal, form, account.id, judged) : judged.result);
  }
  const count = (outcome: string) => records.filter((record) => record.outcome === outcome).length;
  return {
    file: form.file,
    dryRun: form.dryRun,
    counts: {
      ...{ new: count("new"), changed: count("changed"), unchanged: count("unchanged"), refused: count("refused") },
      stored: records.filter(({ isStored }) => isStored).length,
    },
    problems: reading.problems,
    left: reading.left,
    records,
  };
}

type Judged = {
  one: FileRecord;
  record: LawRecord | CaseRecord | null;
  before: StoredRow | null;
  result: ImportedRecord;
};

async function judge(one: FileRecord, known: Set<string>, isTwin: boolean): Promise<Judged> {
  const { shape, place, written, agencies, cityUrl, read } = one;
  if (shape !== "case" && place.jurisdiction !== "FEDERAL" && !stateName(place.jurisdiction)) {
    throw invalidField("text", `There is no state “${place.jurisdiction.slice(0, 20)}”.`);
  }
  const { record, problems } = checkRecord({ shape, place, written, agencies, cityUrl, read, known });
  const slug = record?.slug ?? one.slug;
  const before = slug ? await findRow(kindOf(shape), slug) : null;
  const all = [...problems];
  if (isTwin) all.push(problem("slug", "duplicate", "The file has this slug twice."));
  if (record)
    all.push(...storableProblems(record), ...importTrust(record, before), ...(await comparedWithStored(record)));
  const isSame = before !== null && !before.isWithdrawn && before.data.content_hash === record?.contentHash;
  const outcome = !record || hasErrors(all) ? "refused" : isSame ? "unchanged" : before ? "changed" : "new";
  const name = record ? ("citations" in record ? record.title : record.name) : one.name;
  return { one, record, before, result: { slug, name, line: one.line, outcome, isStored: false, problems: all } };
}

/** A file names what was read in `source`: a better level with the same words in it names nothing new. */
function importTrust(record: LawRecord | CaseRecord, before: StoredRow | null): RecordProblem[] {
  const stored = before && {
    level: before.data.confidence as LawRecord["level"],
    verifiedAsOf: String(before.data.verified_as_of ?? ""),
  };
  const source = (before?.data.sources as { title?: string }[] | undefined)?.[0]?.title;
  if (isRaised(stored, record) && source === record.source) {
    return [problem("source", "trust", "A better level or a later day needs a source that names what was read.")];
  }
  const reading = { what: record.source, url: record.url || undefined, on: today() };
  return trustProblems(stored, record, reading).map((found) => ({ ...found, path: "url" }));
}

async function store(principal: Principal, form: ImportForm, by: number, { one, record, before, result }: Judged) {
  if (!record) return result;
  const kind = kindOf(one.shape);
  const note = form.note?.trim() || `Imported from ${form.file}`;
  try {
    await db().$transaction(async (tx) => {
      const stored = await storeRecord(tx, {
        ...{ kind, by, note, data: rowOf(record, undefined) },
        existing: before && { id: before.id, version: before.version },
      });
      await recordAudit(tx, principal, {
        action: `${kind}.import`,
        entity: { type: kind, id: stored.id },
        before: before && { version: before.version, level: String(before.data.confidence) },
        after: { slug: stored.slug, version: stored.version, level: record.level },
        detail: { file: form.file },
      });
    });
    return { ...result, isStored: true };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { ...result, outcome: "refused" as const, problems: [problem("", "conflict", error.message)] };
  }
}

const problem = (path: string, rule: string, message: string): RecordProblem => ({
  path,
  severity: "error",
  rule,
  message,
});
