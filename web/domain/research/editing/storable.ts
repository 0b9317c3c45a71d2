import type { CaseRecord, LawRecord } from "../corpus/record";
import type { RecordProblem } from "./check-record";
import { rowOf } from "./store-record";

/** Columns with a width, and the field of the record that fills each. */
const WIDTHS: Record<string, [field: string, characters: number]> = {
  slug: ["slug", 120],
  title: ["title", 300],
  name: ["name", 300],
  court: ["court", 160],
  agency: ["agency", 200],
};
const MOST_EMPLOYEES = 10_000_000;
const LARGEST_FIGURE = 1_000_000_000_000;

/** What the tables cannot hold: the files of the corpus never come near, a form or program may. */
export function storableProblems(record: LawRecord | CaseRecord): RecordProblem[] {
  const row: Record<string, unknown> = rowOf(record, undefined);
  const isLaw = "citations" in record;
  const wide = Object.entries({
    ...WIDTHS,
    citation: isLaw ? (["citations", 300] as const) : (["citation", 200] as const),
  });
  const problems = wide.flatMap(([column, [field, most]]) =>
    String(row[column] ?? "").length > most ? [problem(field, `At most ${most} characters together`)] : [],
  );
  if (JSON.stringify(row).includes("\\u0000")) problems.push(problem("", "The record holds a character that is none"));
  if (!isLaw) return problems;
  if ((record.applies.minEmployees ?? 0) > MOST_EMPLOYEES) {
    problems.push(problem("applies.minEmployees", `At most ${MOST_EMPLOYEES}`));
  }
  const large = record.figures.filter(({ value }) => typeof value === "number" && Math.abs(value) > LARGEST_FIGURE);
  return [...problems, ...large.map(({ key }) => problem(`figures.${key}`, "This number is too large"))];
}

const problem = (path: string, message: string): RecordProblem => ({
  path,
  severity: "error",
  rule: "storable",
  message,
});
