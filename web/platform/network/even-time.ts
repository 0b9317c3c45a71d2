import { setTimeout as wait } from "node:timers/promises";

/**
 * Answers, well or badly, at a whole multiple of a step after the beginning, so that the time of an answer does not tell
 * which of several ways was gone.
 */
export async function inEvenTime<Result>(stepMs: number, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - began;
    await wait(Math.ceil(took / stepMs) * stepMs - took);
  }
}
