import { readFileSync } from "node:fs";
import { readResume } from "~/domain/hiring/resume/read-resume";
import { inspectUpload } from "~/platform/files/inspect-upload";

export type Figure = { name: string; bytes: number; ms: number; peakMb: number; outcome: string; environment: string };

const TAKEN = ["pdf", "doc", "docx", "txt", "jpg", "png", "gif", "webp"] as const;
const WATCH_MS = 5;

const ofProcess = (pid: string, what: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, "utf8");
  } catch {
    // It has just ended.
    return "";
  }
};

/** Processes that read for this one; none where the system does not tell (it is Linux that does). */
function readersOf(): string[] {
  const children = ofProcess(String(process.pid), `task/${process.pid}/children`).split(" ").filter(Boolean);
  return children.filter((pid) => ofProcess(pid, "cmdline").includes("resume-reader"));
}

/** The most memory that one of them has ever had, in MiB. */
const peakOfReaders = (): number =>
  Math.max(
    0,
    ...readersOf().map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(ofProcess(pid, "status"))?.[1] ?? 0) / 1024),
  );

/** What the product does with a file that was sent as a resume, and what it costs. */
export async function readHostile(name: string, bytes: Buffer, sender: string): Promise<Figure> {
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOfReaders());
  }, WATCH_MS);
  const started = performance.now();
  try {
    const { type, refusal } = inspectUpload(bytes, TAKEN);
    const outcome =
      refusal === null && type ? ((await readResume(bytes, type, { sender })).refusal ?? "read") : refusal;
    const ms = performance.now() - started;
    const environment = readersOf()
      .map((pid) => ofProcess(pid, "environ"))
      .join("");
    peakMb = Math.max(peakMb, peakOfReaders());
    return { name, bytes: bytes.byteLength, ms, peakMb, outcome: outcome ?? "", environment };
  } finally {
    clearInterval(watch);
  }
}
