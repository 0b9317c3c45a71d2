import { useLookAgain } from "~/app/shell/use-look-again";
import { isOpen, type Job } from "./types";

const LIVE_MS = 1500;
const CALM_MS = 20_000;

/** Loads the list again while one looks at it: often while something runs. */
export function useLiveRuns(jobs: Job[]): void {
  useLookAgain(jobs.some(({ lastRun }) => isOpen(lastRun)) ? LIVE_MS : CALM_MS);
}
