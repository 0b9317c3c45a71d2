import { afterAll, beforeAll } from "vitest";
import { DECLARED_JOBS } from "~/domain/jobs";
import { HANDLERS } from "../../../jobs/handlers";
import { Scheduler } from "../../../jobs/scheduler";

/** Runs by hand are done as in the product; nothing starts by the clock. */
export function useScheduler(): void {
  const scheduler = new Scheduler({ jobs: DECLARED_JOBS, handlers: HANDLERS, schedules: false });
  beforeAll(() => scheduler.start());
  afterAll(() => scheduler.stop());
}
