/** The two kinds of records that an operator edits. */
export type RecordKind = "law" | "case";

export const TABLES = {
  law: { table: "laws", versions: "law_versions", key: "law_id", name: "title" },
  case: { table: "cases", versions: "case_versions", key: "case_id", name: "name" },
} as const;

/** A row of `laws` or `cases` by column name: what `lawRow` and `caseRow` make, and what a version holds. */
export type RecordData = Record<string, unknown> & { slug: string; content_hash: string };

/** Which schema of the corpus files a written record follows. */
export type Shape = "law" | "absence" | "case";

export type WrittenRecord = Record<string, unknown>;

export const kindOf = (shape: Shape): RecordKind => (shape === "case" ? "case" : "law");
