import { once } from "node:events";
import type { Writable } from "node:stream";

/** A backup is a row of frames: a line of JSON that says what follows, then so many bytes. */
export type FrameHead =
  | { kind: "statewise-backup"; format: 1; madeAt: string; migrations: string[]; bytes: 0 }
  | { kind: "table"; table: string; columns: string[]; bytes: number }
  | { kind: "file"; path: string; bytes: number }
  | { kind: "end"; tables: number; files: number; bytes: 0 };

export async function writeFrame(target: Writable, head: FrameHead, body?: Buffer): Promise<void> {
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const flowing = target.write(body ? Buffer.concat([line, body]) : line);
  if (!flowing) await once(target, "drain");
}

/** Reads frames back, one at a time; a file that ends early or holds something else is refused. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<{ head: FrameHead; body: Buffer }> {
  let rest: Buffer = Buffer.alloc(0);
  let head: FrameHead | null = null;
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      if (!head) {
        const end = rest.indexOf(10);
        if (end < 0) break;
        head = parseHead(rest.subarray(0, end).toString("utf8"));
        rest = rest.subarray(end + 1);
      }
      if (rest.length < head.bytes) break;
      yield { head, body: rest.subarray(0, head.bytes) };
      rest = rest.subarray(head.bytes);
      head = null;
    }
  }
  if (head || rest.length > 0) throw new Error("The backup file ends in the middle: it is not complete.");
}

function parseHead(line: string): FrameHead {
  try {
    return JSON.parse(line) as FrameHead;
  } catch {
    throw new Error("This is not a Statewise backup, or it is damaged.");
  }
}
