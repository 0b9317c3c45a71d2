import { momentText, plainText, type Sheet, type SheetCell } from "./sheet";

const encoder = new TextEncoder();

/** The sheet as CSV with a byte-order mark, which spreadsheets need to read its letters right. */
export async function* csvSheet<Row>({ columns, pages }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`\uFEFF${line(columns.map(({ header }) => header))}`);
  for await (const rows of pages) {
    yield encoder.encode(rows.map((row) => line(columns.map(({ value }) => value(row)))).join(""));
  }
}

const line = (cells: readonly SheetCell[]): string => `${cells.map(field).join(",")}\r\n`;

function field(cell: SheetCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell instanceof Date ? momentText(cell) : plainText(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
