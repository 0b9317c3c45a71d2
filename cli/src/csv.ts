import { access, constants, readFile } from "node:fs/promises";
import { readStdin } from "./ask";
import { UsageError } from "./errors";

export type CsvRow = { line: number; fields: Record<string, string> };

/** The rows of a CSV file, `-` for stdin: headings in the first line, each row with the line that it stands on. */
export async function readCsv(file: string, known: readonly string[]): Promise<CsvRow[]> {
  const text = file === "-" ? await readStdin("The CSV") : await readFile(file, "utf8").catch(unreadable(file));
  const { parse } = await import("csv-parse/sync");
  let records: { record: Record<string, string>; info: { lines: number } }[];
  try {
    records = parse(text, { bom: true, columns: headings(known), info: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The CSV cannot be read: ${(error as Error).message}`);
  }
  if (records.length === 0) throw new UsageError("The CSV has no rows.");
  return records.map(({ record, info }) => ({ line: info.lines, fields: record }));
}

/** A file that is named and cannot be read. */
export async function refuseMissingFile(file: string | undefined): Promise<void> {
  if (file !== undefined && file !== "-") await access(file, constants.R_OK).catch(unreadable(file));
}

const unreadable = (file: string) => (error: NodeJS.ErrnoException) => {
  throw new UsageError(
    error.code === "ENOENT" ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
  );
};

/** Headings in any writing (`First name`, `first_name`) as the known ones; an unknown one is a mistake, not ignored. */
const headings = (known: readonly string[]) => (found: string[]) =>
  found.map((heading) => {
    const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
    const match = known.find((name) => plain(name) === plain(heading));
    if (!match) throw new UsageError(`The column ${heading} is not known. Known: ${known.join(", ")}.`);
    return match;
  });
