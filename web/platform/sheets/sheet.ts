export type SheetCell = string | number | Date | null;

export type SheetColumn<Row> = { header: string; width?: number; value: (row: Row) => SheetCell };

/** A list as a file: its rows come page by page, so that a million of them never stand in memory at once. */
export type Sheet<Row> = { name: string; columns: readonly SheetColumn<Row>[]; pages: AsyncIterable<readonly Row[]> };

/** What a spreadsheet takes for the beginning of a formula, in full width too as an Asian keyboard types it. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Text that begins like a formula stays text in every spreadsheet that opens the file. */
export const plainText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** `2026-11-20 15:04`, in UTC. */
export const momentText = (date: Date): string => date.toISOString().slice(0, 16).replace("T", " ");

/** A file that is read as it is made: the reader's pace is the maker's pace. */
export function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 2 },
  );
}
