import { Worker } from "node:worker_threads";
import { now, SECOND_MS } from "~/platform/clock";
import type { FileType } from "~/platform/files/file-type";
import { log } from "~/platform/log";
import { once } from "~/platform/once";
import type { ParsedResume } from "./parse-resume";
import type { WorkerAnswer, WorkerTask } from "./worker";
import { workerFile } from "./worker-file";

export type ResumeReading = { parsed: ParsedResume; refusal: null } | { parsed: null; refusal: string };

const TIME_LIMIT_MS = 15 * SECOND_MS;
/** A thread is replaced after so many files, so that nothing a file leaves behind lasts. */
const MOST_TASKS = 200;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

type Waiting = { task: WorkerTask; settle: (reading: ResumeReading) => void };
type Thread = {
  worker: Worker | null;
  done: number;
  current: Waiting | null;
  queue: Waiting[];
  timer: NodeJS.Timeout | null;
};

const thread = (): Thread =>
  once("resume-thread", () => ({ worker: null, done: 0, current: null, queue: [], timer: null }));
const TOO_MUCH = "This file took too long or too much memory to read.";

let counter = 0;

/** Reads a resume in a thread of its own. The file has passed `inspectUpload`; what is wrong with it comes back in words. */
export function readResume(
  bytes: Uint8Array,
  type: FileType,
  { timeLimitMs = TIME_LIMIT_MS } = {},
): Promise<ResumeReading> {
  counter += 1;
  const task: WorkerTask = {
    id: counter,
    bytes: new Uint8Array(bytes),
    type,
    presentMonth: now().toISOString().slice(0, 7),
  };
  return new Promise((settle) => {
    thread().queue.push({ task, settle });
    void next(timeLimitMs);
  });
}

async function next(timeLimitMs: number): Promise<void> {
  const own = thread();
  if (own.current || own.queue.length === 0) return;
  own.current = own.queue.shift() ?? null;
  try {
    own.worker ??= await start(own);
  } catch (error) {
    log().error({ err: error }, "the resume thread does not start");
    return finish(own, { parsed: null, refusal: "Resumes cannot be read at the moment." });
  }
  own.timer = setTimeout(() => replace(own, TOO_MUCH), timeLimitMs);
  own.worker.ref();
  own.worker.postMessage(own.current?.task);
}

async function start(own: Thread): Promise<Worker> {
  const worker = new Worker(await workerFile(), { resourceLimits: MEMORY, env: {}, stdout: true, stderr: true });
  worker.on("message", (answer: WorkerAnswer) => {
    if (answer.id !== own.current?.task.id) return;
    if ("failure" in answer) log().warn({ failure: answer.failure }, "a resume could not be read");
    own.done += 1;
    const reading: ResumeReading =
      "parsed" in answer
        ? { parsed: answer.parsed, refusal: null }
        : { parsed: null, refusal: "refusal" in answer ? answer.refusal : "This file could not be read." };
    if (own.done >= MOST_TASKS) drop(own);
    finish(own, reading);
  });
  worker.on("error", () => worker === own.worker && replace(own, TOO_MUCH));
  worker.on("exit", () => worker === own.worker && replace(own, TOO_MUCH));
  worker.unref();
  return worker;
}

function replace(own: Thread, refusal: string): void {
  drop(own);
  finish(own, { parsed: null, refusal });
}

function drop(own: Thread): void {
  const worker = own.worker;
  own.worker = null;
  own.done = 0;
  void worker?.terminate();
}

function finish(own: Thread, reading: ResumeReading): void {
  if (own.timer) clearTimeout(own.timer);
  own.timer = null;
  const done = own.current;
  own.current = null;
  own.worker?.unref();
  done?.settle(reading);
  void next(TIME_LIMIT_MS);
}
