import { stringify } from "yaml";
import type { WrittenRecord } from "./kinds";

/** One field of a record that differs, its lines before and after. */
export type Difference = { field: string; lines: { mark: "same" | "gone" | "new"; text: string }[] };

/** Field by field what changed; a list shows which of its items came and went. */
export function differencesOf(before: WrittenRecord, after: WrittenRecord): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field): Difference[] => {
    const left = linesOf(before[field]);
    const right = linesOf(after[field]);
    if (left.join("\n") === right.join("\n")) return [];
    return [{ field, lines: merged(left, right) }];
  });
}

/** What a reader compares: one line for a value, one for each item of a list or field of a group. */
function linesOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(lineOf);
  if (typeof value === "object") return Object.entries(value).map(([key, part]) => `${key}: ${lineOf(part)}`);
  return [String(value)];
}

/** A pinned sentence reads `sentence [pin]`; what has more fields shows them behind it. */
function lineOf(item: unknown): string {
  if (item === null || typeof item !== "object") return String(item);
  const { text, ...rest } = item as Record<string, unknown>;
  const more = Object.entries(sorted(rest)).filter(([, part]) => part !== undefined && part !== null);
  const behind = more.map(([key, part]) => (key === "pin" ? String(part) : `${key} ${plain(part)}`)).join(", ");
  if (typeof text !== "string") return behind;
  return behind ? `${text} [${behind}]` : text;
}

const plain = (part: unknown): string =>
  typeof part === "object" ? stringify(part, { collectionStyle: "flow" }).trim() : String(part);

/** The database sorts the fields of an object, the files do not. */
const sorted = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The two lists as one, in order: the longest common run of lines stays, the others come or go. */
function merged(left: string[], right: string[]): Difference["lines"] {
  const common = commonLengths(left, right);
  const lines: Difference["lines"] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      lines.push({ mark: "same", text: left[i] as string });
      i += 1;
      j += 1;
    } else if (j >= right.length || (i < left.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      lines.push({ mark: "gone", text: left[i] as string });
      i += 1;
    } else {
      lines.push({ mark: "new", text: right[j] as string });
      j += 1;
    }
  }
  return lines;
}

/** `table[i][j]`: how many lines the rests from `i` and `j` share. */
function commonLengths(left: string[], right: string[]): number[][] {
  const table = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[];
      row[j] =
        left[i] === right[j] ? 1 + (table[i + 1]?.[j + 1] ?? 0) : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
