import { ApartEnded, ApartProcess } from "~/platform/apart/apart-process";
import { FairQueue } from "~/platform/apart/fair-queue";
import { now, SECOND_MS } from "~/platform/clock";
import type { FileType } from "~/platform/files/file-type";
import { log } from "~/platform/log";
import { once } from "~/platform/once";
import type { ParsedResume } from "./parse-resume";
import type { ReadingAnswer, ReadingTask } from "./reading-program";
import { readingProgramFile } from "./reading-program-file";
import { TOO_MUCH } from "./refused";

export type ResumeReading = { parsed: ParsedResume; refusal: null } | { parsed: null; refusal: string };

const LIMITS = { memoryMb: 140, timeMs: 4 * SECOND_MS, answerBytes: 8 * 1024 * 1024 };
/** A process is replaced after so many files, so that nothing a file leaves behind lasts. */
const MOST_TASKS = 200;
/** One for whoever sends bombs, one for everybody else. */
const SIZES = { slots: 2, mostOfSender: 20, mostOfAll: 60 };
/** Without work for so long, a process gives its memory back. */
const IDLE_MS = 60 * SECOND_MS;

type Reader = { process: ApartProcess; idle: NodeJS.Timeout | null };
type Readers = { queue: FairQueue; free: Reader[]; busy: number };

const readers = (): Readers => once("resume-readers", () => ({ queue: new FairQueue(SIZES), free: [], busy: 0 }));

/** The bytes, or where they come from when it is their turn: files in line take no memory. */
type FileSource = Uint8Array | (() => Promise<Uint8Array>);

type Options = {
  /** Whose file it is (an organization, an address): everybody waits for his own files only. */
  sender?: string;
  timeLimitMs?: number;
};

/**
 * Reads a resume in a process of its own. The file has passed `inspectUpload`; what is wrong with it comes back in words.
 * Where too many wait, it throws `Unavailable`: nothing is said about the file.
 */
export function readResume(
  file: FileSource,
  type: FileType,
  { sender = "", timeLimitMs }: Options = {},
): Promise<ResumeReading> {
  const task: ReadingTask = { type, presentMonth: now().toISOString().slice(0, 7) };
  return readers().queue.run(sender, () => readOne(task, file, { sender, timeLimitMs }));
}

async function readOne(
  task: ReadingTask,
  file: FileSource,
  { sender = "", timeLimitMs }: Options,
): Promise<ResumeReading> {
  const bytes = typeof file === "function" ? await file() : file;
  const reader = await takeReader();
  try {
    const answer = (await reader.process.ask(task, bytes, timeLimitMs)) as ReadingAnswer;
    if ("parsed" in answer) return { parsed: answer.parsed, refusal: null };
    if ("refusal" in answer) return { parsed: null, refusal: answer.refusal };
    log().warn({ failure: answer.failure }, "a resume could not be read");
    return { parsed: null, refusal: "This file could not be read." };
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
    if (error.reason === "start") {
      log().error({ err: error }, "the process that reads resumes does not start");
      return { parsed: null, refusal: "Resumes cannot be read at the moment." };
    }
    log().warn({ reason: error.reason }, "a resume cost its process its life");
    readers().queue.suspect(sender);
    return { parsed: null, refusal: TOO_MUCH };
  } finally {
    giveBack(reader);
  }
}

/** One that is ready, where there is one; whoever comes next finds one as well, also when this one does not survive. */
async function takeReader(): Promise<Reader> {
  const all = readers();
  all.free = all.free.filter(({ process }) => !process.ended);
  const known = all.free.shift();
  if (known?.idle) clearTimeout(known.idle);
  all.busy += 1;
  try {
    const reader = known ?? { process: await startReader(), idle: null };
    await keepSpare();
    return reader;
  } catch (error) {
    all.busy -= 1;
    throw error;
  }
}

function giveBack({ process }: Reader): void {
  readers().busy -= 1;
  if (process.asked >= MOST_TASKS || process.isSwollen) process.stop();
  if (!process.ended) rest(process);
  else void keepSpare().catch((error) => log().error({ err: error }, "the process that reads resumes does not start"));
}

async function keepSpare(): Promise<void> {
  const { free, busy } = readers();
  if (free.length === 0 && busy < SIZES.slots) rest(await startReader());
}

const startReader = async (): Promise<ApartProcess> => new ApartProcess(await readingProgramFile(), LIMITS);

function rest(process: ApartProcess): void {
  const idle = setTimeout(() => process.stop(), IDLE_MS).unref();
  readers().free.push({ process, idle });
}
