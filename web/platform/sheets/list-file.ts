import { today } from "~/platform/clock";
import { csvSheet } from "./csv-sheet";
import { type Sheet, streamOf } from "./sheet";
import { xlsxSheet } from "./xlsx-sheet";

export type ListFile = { name: string; type: string; stream: ReadableStream<Uint8Array> };
export type ListFormat = "excel" | "csv";

/** A sheet as a file to be downloaded while it is made. */
export function listFile<Row>(sheet: Sheet<Row>, format: ListFormat): ListFile {
  const name = `${sheet.name.toLowerCase().replace(/\W+/g, "-")}-${today()}`;
  if (format === "csv") {
    return { name: `${name}.csv`, type: "text/csv; charset=utf-8", stream: streamOf(csvSheet(sheet)) };
  }
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: `${name}.xlsx`, type, stream: streamOf(xlsxSheet(sheet)) };
}

type PageOf<Row> = { data: readonly Row[]; nextCursor: string | null };

/** The pages of a list one after another, the next being read only when the last has left. */
export async function* pagesOf<Row>(read: (cursor?: string) => Promise<PageOf<Row>>): AsyncGenerator<readonly Row[]> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield page.data;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}
