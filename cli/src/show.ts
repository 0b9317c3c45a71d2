import { valueAt } from "./shape";

/** How plain text shows a result: rows under these columns, or a text of the command's own. */
export type Show = {
  columns?: Column[];
  text?: (result: never) => string;
  empty?: string;
  /** The lists in a result that are its rows for --fields and --as-csv. */
  lists?: readonly string[];
};
export type Column = string | [field: string, heading: string];

type Row = Record<string, unknown>;

export function showPlain(value: unknown, show: Show | undefined, width: number): string {
  if (typeof value !== "object" || value === null) return printable(String(value));
  if (show?.text) return show.text(value as never);
  const rows = Array.isArray(value) ? value : (value as { data?: unknown }).data;
  if (!Array.isArray(rows)) return record(value as Row);
  if (rows.length === 0) return show?.empty ?? "Nothing found.";
  return table(rows as Row[], show?.columns ?? Object.keys(rows[0] as Row), width);
}

/** Rows under headings; where the terminal is too narrow the widest columns are cut. */
export function table(rows: Row[], columns: Column[], width = Number.POSITIVE_INFINITY): string {
  const fields = columns.map((column) => (typeof column === "string" ? ([column, column] as const) : column));
  const head = fields.map(([, heading]) => heading.replace(/([a-z])([A-Z])/g, "$1 $2").toUpperCase());
  const cells = rows.map((row) => fields.map(([field]) => cell(valueAt(row, field))));
  const widths = head.map((text, place) => Math.max(text.length, ...cells.map((line) => (line[place] ?? "").length)));
  while (widths.reduce((sum, one) => sum + one + 2, -2) > width && Math.max(...widths) > 8) {
    widths[widths.indexOf(Math.max(...widths))] = Math.max(...widths) - 1;
  }
  const line = (texts: string[]) =>
    texts
      .map((text, place) => fit(text, widths[place] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(head), ...cells.map(line)].join("\n");
}

const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, Math.max(0, width - 1))}…` : text.padEnd(width);

/** One record, a line per field. */
export function record(value: Row): string {
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const width = Math.max(0, ...fields.map(([name]) => name.length));
  return fields.map(([name, inner]) => `${name.padEnd(width)}  ${cell(inner, 2)}`.trimEnd()).join("\n");
}

function cell(value: unknown, depth = 1): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.every((one) => typeof one !== "object") ? value.join(", ") : `${value.length}`;
  if (typeof value === "object") return depth > 1 ? JSON.stringify(value) : "…";
  // Control characters of somebody's name do not steer the reader's terminal.
  return moment(printable(String(value)).replace(/\s+/g, " "));
}

/** A moment as people read it, to the minute; --json keeps it to the millisecond. */
const moment = (text: string): string => text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d(?:\.\d+)?Z$/, "$1 $2 UTC");

/** Text without what steers a terminal; line breaks and tabs stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
export const printable = (text: string): string => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "");

/** Text broken at words to a width. */
export function wrap(text: string, width: number, indent = ""): string {
  return text
    .split("\n")
    .map((paragraph) => {
      const lines: string[] = [];
      let line = "";
      for (const word of printable(paragraph).split(/\s+/).filter(Boolean)) {
        if (line && line.length + word.length + 1 > width - indent.length) {
          lines.push(indent + line);
          line = word;
        } else line = line ? `${line} ${word}` : word;
      }
      return [...lines, line ? indent + line : ""].join("\n");
    })
    .join("\n");
}
