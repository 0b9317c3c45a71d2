import { today } from "~/platform/clock";
import { buildRecords } from "../corpus/build-records";
import { recordChecksOn } from "../corpus/check-corpus";
import { flattened, type LocatedFile, type YamlPath } from "../corpus/located-yaml";
import type { CorpusFiles } from "../corpus/read-files";
import type { CaseRecord, LawRecord } from "../corpus/record";
import { caseSchema, type WrittenCase } from "../corpus/schema/case-file";
import { lawSchema, type WrittenLaw } from "../corpus/schema/law";
import { absentSchema, type WrittenAbsence } from "../corpus/schema/state-file";
import { type Agencies, ground, headerOf, placeName, type RecordPlace } from "./ground";
import type { Shape } from "./kinds";

/** One thing that is wrong with a record; `path` says where in it, as `provisions.0.pin`. */
export type RecordProblem = { path: string; severity: "error" | "warning"; rule: string; message: string };

export type CheckedRecord = { record: LawRecord | CaseRecord | null; problems: RecordProblem[] };

export const SCHEMAS = { law: lawSchema, absence: absentSchema, case: caseSchema } as const;

export type RecordInput = {
  shape: Shape;
  place: RecordPlace;
  written: unknown;
  /** Agencies beside those that the files of the place name. */
  agencies?: Agencies;
  /** Page of a city, linked where no citation leads deeper. */
  cityUrl?: string | null;
  /** The day on which its facts were read; today where somebody writes it now. */
  read?: string;
  /** Every slug that a record may name. */
  known: Set<string>;
};

/** Reads one written record by the schema of the corpus files and gives it the checks of `corpus:check`. */
export function checkRecord(input: RecordInput): CheckedRecord {
  const parsed = SCHEMAS[input.shape].safeParse(input.written);
  if (!parsed.success) {
    const problems = parsed.error.issues.flatMap(flattened).map(
      ({ path, message }): RecordProblem => ({
        path: path.join("."),
        severity: "error",
        rule: "schema",
        message,
      }),
    );
    return { record: null, problems };
  }
  const files = filesWith(input, parsed.data);
  const records = buildRecords(files);
  const record = records.laws[0] ?? records.cases[0] ?? null;
  const known = new Set(input.known);
  if (record) known.add(record.slug);
  const problems = recordChecksOn(today())
    .flatMap((check) => check({ files, records, known, alone: false }))
    .map(({ file, severity, rule, message }): RecordProblem => ({ path: file, severity, rule, message }));
  return { record, problems };
}

export const hasErrors = (problems: RecordProblem[]): boolean => problems.some(({ severity }) => severity === "error");

/** A corpus with this record alone in it, in the file of its place. */
function filesWith({ shape, place, agencies, cityUrl, read = today() }: RecordInput, written: unknown): CorpusFiles {
  const base = ground().files;
  const { jurisdiction, city } = place;
  const header = headerOf(place);
  const common = { read, agencies: { ...header.agencies, ...agencies } };
  if (shape === "case") {
    const one = written as WrittenCase;
    const value = { topic: one.topics[0] ?? "", read, cases: [one] };
    return { ...base, cases: [located(value, 2)] };
  }
  if (jurisdiction === "FEDERAL") {
    const value = { ...common, family: "operator", name: "Written by operators", laws: [written as WrittenLaw] };
    return { ...base, federal: [located(value, 2)] };
  }
  if (city) {
    const laws = [written as WrittenLaw];
    const own = { city, code: city, url: cityUrl ?? header.code?.url ?? "", extra: false, wages: [], laws };
    return { ...base, cities: [located({ ...common, state: jurisdiction, cities: [own] }, 4)] };
  }
  const value = {
    ...common,
    state: jurisdiction,
    name: placeName(jurisdiction),
    code: header.code ?? { name: placeName(jurisdiction), url: "" },
    laws: shape === "law" ? [written as WrittenLaw] : [],
    absent: shape === "absence" ? [written as WrittenAbsence] : [],
  };
  return { ...base, states: [located(value, 2)] };
}

/** A file whose places name the path inside the one record, in place of a line. */
function located<T>(value: T, depth: number): LocatedFile<T> {
  const place = (path: YamlPath) => ({ file: path.slice(depth).join("."), line: 1, column: 1 });
  return { file: "", value, place };
}
