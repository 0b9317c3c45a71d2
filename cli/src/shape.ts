import { csvLine } from "./csv-line";
import { UsageError } from "./errors";

type Row = Record<string, unknown>;

/** What of a result is wanted, and as what. */
export type Shape = { fields?: string[]; jq?: string };

/** The rows that stand in lists of a result, each with the list that it is of where there are several. */
export function rowsInLists(value: unknown, lists: readonly string[] = []): Row[] | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const held = lists.filter((name) => Array.isArray((value as Row)[name]));
  if (held.length === 0) return null;
  return held.flatMap((list) =>
    ((value as Row)[list] as Row[]).map((row) => (held.length > 1 ? { list, ...row } : { ...row })),
  );
}

/** The fields of each row alone, `a.b` for what stands inside; a list in an envelope stays in it. */
export function withFields(value: unknown, fields: string[]): unknown {
  if (typeof value === "string") throw new UsageError("--fields needs a result with fields, and this one is a text.");
  const rows = rowsOf(value);
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  const strange = fields.find((field) => rows.length > 0 && !known.has(field.split(".")[0] ?? ""));
  if (strange !== undefined) throw new UsageError(`There is no field ${strange}. Known: ${[...known].join(", ")}.`);
  const picked = rows.map((row) => Object.fromEntries(fields.map((field) => [field, valueAt(row, field) ?? null])));
  if (Array.isArray(value)) return picked;
  return isEnvelope(value) ? { ...value, data: picked } : picked[0];
}

/** What a jq filter makes of a result, as jq -r prints it. */
export async function filtered(value: unknown, filter: string): Promise<{ text: string; error: string | null }> {
  const { raw } = await import("jq-wasm/inline");
  const { stdout, stderr, exitCode } = await raw(JSON.stringify(value), filter, ["-r"]);
  return { text: stdout, error: exitCode === 0 ? null : `--jq: ${stderr.replace(/^jq: /, "")}` };
}

/** Rows as CSV under the names of their fields; what is no single value stands there as JSON. */
export function csvOf(value: unknown): string {
  if (typeof value === "string") return value;
  const rows = rowsOf(value);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return "";
  return [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))].map(csvLine).join("");
}

function cellOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
}

const isEnvelope = (value: unknown): value is { data: unknown[] } =>
  typeof value === "object" && value !== null && Array.isArray((value as { data?: unknown }).data);

function rowsOf(value: unknown): Row[] {
  const list = Array.isArray(value) ? value : isEnvelope(value) ? value.data : [value];
  return list.map((one) => (typeof one === "object" && one !== null ? (one as Row) : { value: one }));
}

export const valueAt = (row: Row, field: string): unknown =>
  field.split(".").reduce<unknown>((inner, part) => (inner as Row | null | undefined)?.[part], row);
