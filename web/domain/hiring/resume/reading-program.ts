import type { FileType } from "~/platform/files/file-type";
import { loadPdfjs } from "./extract-pdf";
import { type ParsedResume, parseResume } from "./parse-resume";
import { readLines } from "./read-lines";
import { Refused, TOO_MUCH } from "./refused";

export type ReadingTask = { type: FileType; presentMonth: string };
export type ReadingAnswer = { parsed: ParsedResume } | { refusal: string } | { failure: string };

/*
 * A program of its own: what a stranger's file does here harms no request. It answers one file after the other; a line of
 * facts comes before the bytes of each.
 */
const say = (answer: ReadingAnswer | { ready: true }): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);

const WORN_OUT = /allocation failed|out of memory|call stack|invalid (array|string) length/i;

async function answerOf({ type, presentMonth }: ReadingTask, bytes: Uint8Array): Promise<ReadingAnswer> {
  try {
    return { parsed: parseResume(await readLines(bytes, type, true), presentMonth) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message };
    const failure = error instanceof Error ? error.message.slice(0, 200) : "unknown";
    // The system gave no more memory, or the file went deeper than the stack; libraries wrap what they were told.
    if (error instanceof RangeError || WORN_OUT.test(failure)) return { refusal: TOO_MUCH };
    return { failure };
  }
}

async function* tasks(): AsyncGenerator<[ReadingTask, Uint8Array]> {
  const pieces = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await pieces.next();
    // The product has ended, and this with it.
    if (done) process.exit(0);
    return value;
  };
  for (;;) {
    while (!rest.includes(10)) rest = Buffer.concat([rest, await more()]);
    const line = rest.indexOf(10);
    const { size, ...task } = JSON.parse(rest.subarray(0, line).toString()) as ReadingTask & { size: number };
    // Filled in place: pieces that are joined at the end would stand in memory twice.
    const bytes = new Uint8Array(size);
    let at = 0;
    for (let piece = rest.subarray(line + 1); ; piece = await more()) {
      const own = piece.subarray(0, size - at);
      bytes.set(own, at);
      at += own.byteLength;
      rest = piece.subarray(own.byteLength);
      if (at === size) break;
    }
    yield [task, bytes];
  }
}

await loadPdfjs();
say({ ready: true });
for await (const [task, bytes] of tasks()) say(await answerOf(task, bytes));
