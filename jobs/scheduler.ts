import { type ScheduledTask, schedule } from "node-cron";
import {
  buryDeadRuns,
  type ClaimedRun,
  claimQueued,
  claimSlot,
  DECLARED_JOBS,
  type DeclaredJob,
  dueSlots,
  type JobName,
  knowJobs,
  onWake,
  queuedRuns,
  requestWaiting,
} from "~/domain/jobs";
import { now, SECOND_MS } from "~/platform/clock";
import { log } from "~/platform/log";
import type { Handler } from "./handler";
import { HANDLERS, WAITING } from "./handlers";
import { runJob } from "./run-job";

/** Enough to go on when one job is slow, few enough to leave connections for readers. */
const MOST_AT_ONCE = 4;
const STOP_GRACE_MS = 8 * SECOND_MS;
const EVERY_FIVE_SECONDS = "*/5 * * * * *";
const EVERY_SECOND = "* * * * * *";

type Plan = {
  jobs: Record<string, DeclaredJob>;
  handlers: Record<string, Handler>;
  waiting?: Partial<Record<JobName, () => Promise<boolean>>>;
  schedules: boolean;
};

/**
 * Starts what is due. Every process may have one: who runs a slot is decided by the database. The times are worked out
 * from what the database says ran last, so that restarts, pauses and new schedules need no memory here.
 */
export class Scheduler {
  private readonly stopping = new AbortController();
  private readonly running = new Map<string, Promise<void>>();
  private heart: ScheduledTask | null = null;
  private ear: ScheduledTask | null = null;
  private listening: Promise<void> | null = null;
  private unhear: (() => void) | null = null;
  private looking: Promise<void> | null = null;
  private lookAgain = false;

  constructor(private readonly plan: Plan) {}

  async start(): Promise<void> {
    await knowJobs(this.plan.jobs, now());
    this.heart = schedule(EVERY_FIVE_SECONDS, () => this.look(), { name: "jobs", suppressMissedWarning: true });
    if (this.plan.waiting && this.plan.schedules) {
      this.ear = schedule(EVERY_SECOND, () => this.listen(), { name: "waiting-jobs", suppressMissedWarning: true });
    }
    this.unhear = onWake(() => void this.look());
    void this.look();
  }

  /** Looks once for what is due and for what waits; runs go on after the answer. */
  look(): Promise<void> {
    if (this.looking) this.lookAgain = true;
    this.looking ??= this.lookUntilDone().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** Asks for a run of each job that something waits for. */
  listen(): Promise<void> {
    this.listening ??= this.requestAll().finally(() => {
      this.listening = null;
    });
    return this.listening;
  }

  private async requestAll(): Promise<void> {
    const waiting = Object.entries(this.plan.waiting ?? {}) as [JobName, () => Promise<boolean>][];
    for (const [name, waits] of waiting) {
      if (this.running.has(name) || this.stopping.signal.aborted) continue;
      try {
        if (await waits()) await requestWaiting(name);
      } catch (err) {
        log().warn({ err, job: name }, "it could not be seen whether a job has something to do");
      }
    }
  }

  /** Waits until nothing runs. */
  async settled(): Promise<void> {
    while (this.looking || this.running.size > 0) await Promise.all([this.looking, ...this.running.values()]);
  }

  /** Takes nothing new, asks the runs to end and waits a little for them. */
  async stop(): Promise<void> {
    this.stopping.abort(new Error("stopping"));
    this.unhear?.();
    await this.heart?.destroy();
    await this.ear?.destroy();
    await Promise.all([this.looking, this.listening]);
    if (this.running.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise((resolve) => {
      timer = setTimeout(resolve, STOP_GRACE_MS);
    });
    await Promise.race([Promise.all(this.running.values()), grace]);
    clearTimeout(timer);
  }

  private async lookUntilDone(): Promise<void> {
    do {
      this.lookAgain = false;
      try {
        await this.lookOnce();
      } catch (err) {
        log().warn({ err }, "the schedules could not be looked at");
      }
    } while (this.lookAgain && !this.stopping.signal.aborted);
  }

  private async lookOnce(): Promise<void> {
    const { jobs, schedules } = this.plan;
    await buryDeadRuns();
    for (const queued of await queuedRuns(Object.keys(jobs))) await this.take(queued.name, () => claimQueued(queued));
    if (!schedules) return;
    for (const due of await dueSlots(jobs, now())) await this.take(due.name, () => claimSlot(due));
  }

  private async take(name: string, claim: () => Promise<ClaimedRun | null>): Promise<void> {
    const { jobs, handlers } = this.plan;
    const [job, handler] = [jobs[name], handlers[name]];
    if (!job || !handler || this.stopping.signal.aborted) return;
    if (this.running.has(name) || this.running.size >= MOST_AT_ONCE) return;
    const run = await claim();
    if (!run) return;
    const { limitSeconds } = job;
    const work = runJob({ run, handler, limitSeconds, stopping: this.stopping.signal }).finally(() => {
      this.running.delete(name);
      // What waited for a free place or for this job comes now.
      if (!this.stopping.signal.aborted) void this.look();
    });
    this.running.set(name, work);
  }
}

let scheduler: Scheduler | null = null;

/** Starts the jobs in this process; without `schedules` only what is asked for by hand runs (decision 54). */
export async function startJobs({ schedules }: { schedules: boolean }): Promise<void> {
  scheduler = new Scheduler({ jobs: DECLARED_JOBS, handlers: HANDLERS, waiting: WAITING, schedules });
  await scheduler.start();
}

/** Stops the schedules and waits for the runs in progress. */
export async function stopJobs(): Promise<void> {
  await scheduler?.stop();
  scheduler = null;
}
