export type RunTrigger = "schedule" | "manual" | "catch_up" | "event";
export type RunStatus = "queued" | "running" | "done" | "failed" | "timed_out" | "skipped";

/** What a run did, in numbers: shown in the list of runs. */
export type RunCounts = Record<string, number>;

export type RunProgress = { done: number; total?: number; note?: string };

/** A planned time that has come. */
export type DueSlot = { name: string; slot: string; trigger: "schedule" | "catch_up"; at: Date };
