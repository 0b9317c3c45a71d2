import type { RunCounts, RunProgress, RunTrigger } from "~/domain/jobs";

/** What a job gets: why it runs, the moment of its start, a signal to end early, and a way to say how far it is. */
export type JobCall = { trigger: RunTrigger; now: Date; signal: AbortSignal; report: (progress: RunProgress) => void };

/** Calls a domain function and answers what was done, in numbers. */
export type Handler = (call: JobCall) => Promise<RunCounts>;

/** A job that finds nothing to do by its settings: shown as skipped, with the reason. */
export class RunSkipped extends Error {}
