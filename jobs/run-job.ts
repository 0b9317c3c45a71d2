import { type ClaimedRun, finishRun, interruptRun, type RunProgress, reportRun } from "~/domain/jobs";
import { now, SECOND_MS } from "~/platform/clock";
import { log } from "~/platform/log";
import { type Handler, RunSkipped } from "./handler";

const HEARTBEAT_MS = 10 * SECOND_MS;
const REPORT_MS = 500;

const STOPPED = "The process was stopped before the run ended.";

type Running = { run: ClaimedRun; handler: Handler; limitSeconds: number; stopping: AbortSignal };

/** Does one claimed run: time limit, heartbeat, progress, and the row that tells how it ended. */
export async function runJob({ run, handler, limitSeconds, stopping }: Running): Promise<void> {
  const limit = new AbortController();
  let saidLate: Promise<void> | undefined;
  const timer = setTimeout(() => {
    limit.abort(new Error("out of time"));
    // Said at once; the lock stays held until the handler has really ended.
    saidLate = finish(run, { status: "timed_out", error: `Took longer than ${limitSeconds} s.` });
  }, limitSeconds * SECOND_MS);
  const { report, settle } = reporter(run.id);
  const signal = AbortSignal.any([limit.signal, stopping, run.lost]);
  try {
    const counts = await handler({ trigger: run.trigger, now: now(), signal, report });
    await settle();
    if (!saidLate) await finish(run, { status: "done", counts });
  } catch (cause) {
    await settle();
    const error = cause instanceof Error ? cause.message : String(cause);
    if (saidLate) return;
    if (cause instanceof RunSkipped) return await finish(run, { status: "skipped", error });
    if (stopping.aborted) return await interrupt(run);
    log().error({ err: cause, job: run.name, runId: run.id }, "job failed");
    await finish(run, { status: "failed", error });
  } finally {
    clearTimeout(timer);
    await saidLate;
    await run.release();
  }
}

async function interrupt(run: ClaimedRun): Promise<void> {
  try {
    await interruptRun(run, STOPPED);
  } catch (err) {
    log().error({ err, job: run.name, runId: run.id }, "the end of a run could not be written down");
  }
}

async function finish(run: ClaimedRun, outcome: Parameters<typeof finishRun>[1]): Promise<void> {
  try {
    await finishRun(run.id, outcome);
  } catch (err) {
    log().error({ err, job: run.name, runId: run.id }, "the end of a run could not be written down");
  }
}

/** Writes the newest progress twice a second at most, and a heartbeat in between. */
function reporter(id: number) {
  let next: RunProgress | null = null;
  let writing: Promise<void> = Promise.resolve();
  let lastAt = 0;
  const write = () => {
    const progress = next;
    next = null;
    lastAt = Date.now();
    writing = writing
      .then(() => reportRun(id, progress))
      .catch((err) => log().warn({ err, runId: id }, "progress not written"));
  };
  const heart = setInterval(write, HEARTBEAT_MS);
  return {
    report: (progress: RunProgress) => {
      next = progress;
      if (Date.now() - lastAt >= REPORT_MS) write();
    },
    settle: async () => {
      clearInterval(heart);
      if (next) write();
      await writing;
    },
  };
}
