import { parse } from "csv-parse/sync";
import { invalidField, TooLarge } from "../errors";
import { readXlsx } from "./read-xlsx";

/** A sheet that somebody saved: its first row with the headings, and the rows below it. */
export type Table = { headers: string[]; rows: string[][] };

const MOST_BYTES = 5 * 1024 * 1024;

/** Reads a CSV as people save it, with a byte order mark, with semicolons, with quotes; or the first sheet of an Excel workbook. */
export function readTable(file: Uint8Array, mostRows: number): Table {
  if (file.byteLength > MOST_BYTES) throw new TooLarge("The file is larger than 5 MB.");
  return headed(isZip(file) ? readXlsx(file) : csvRows(new TextDecoder().decode(file)), mostRows);
}

const isZip = (file: Uint8Array): boolean => file[0] === 0x50 && file[1] === 0x4b;

/** The same of text that is CSV. */
export function readCsv(text: string, mostRows: number): Table {
  if (text.length > MOST_BYTES) throw new TooLarge("The file is larger than 5 MB.");
  return headed(csvRows(text), mostRows);
}

function headed([headers, ...rows]: string[][], mostRows: number): Table {
  if (!headers || rows.length === 0) throw invalidField("file", "The file has no rows.");
  if (rows.length > mostRows) throw invalidField("file", `At most ${mostRows.toLocaleString("en-US")} rows at once.`);
  return { headers, rows };
}

function csvRows(text: string): string[][] {
  const first = text.slice(0, 2000).split(/\r?\n/)[0] as string;
  const delimiter = [",", ";", "\t"].sort((a, b) => first.split(b).length - first.split(a).length)[0] as string;
  try {
    return parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      max_record_size: 100_000,
    });
  } catch (error) {
    throw invalidField(
      "file",
      `This is not a CSV file: ${error instanceof Error ? error.message.slice(0, 150) : "unreadable"}`,
    );
  }
}

/** How a heading is compared: `First_Name` and `first  name` are one. */
export const plainHeading = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[_\s]+/g, " ")
    .trim();

/** A mark that an export put before a cell which reads like a formula is no part of its text. */
export const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@＝＋－＠])/, "");
