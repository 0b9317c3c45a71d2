import { parentPort } from "node:worker_threads";
import type { FileType } from "~/platform/files/file-type";
import { type ParsedResume, parseResume } from "./parse-resume";
import { readLines } from "./read-lines";
import { Refused } from "./refused";

export type WorkerTask = { id: number; bytes: Uint8Array; type: FileType; presentMonth: string };
export type WorkerAnswer = { id: number } & ({ parsed: ParsedResume } | { refusal: string } | { failure: string });

// Runs in a thread of its own with limits of time and memory: what a stranger's file does here harms no request.
parentPort?.on("message", async ({ id, bytes, type, presentMonth }: WorkerTask) => {
  parentPort?.postMessage(await answer(id, bytes, type, presentMonth));
});

async function answer(id: number, bytes: Uint8Array, type: FileType, presentMonth: string): Promise<WorkerAnswer> {
  try {
    return { id, parsed: parseResume(await readLines(bytes, type), presentMonth) };
  } catch (error) {
    if (error instanceof Refused) return { id, refusal: error.message };
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
