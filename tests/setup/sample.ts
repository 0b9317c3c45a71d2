import { createHash } from "node:crypto";

/** What the samples are drawn by: the day, unless SEED says another. `tests/run.mjs` prints it and gives the same to all. */
export const SEED = process.env.SEED ?? new Date().toISOString().slice(0, 10);

/**
 * Of a measure over many cases that `npm test` has no minutes for: whether this one is tried with this seed. Each comes to its
 * turn within some days, and `npm run test:whole` tries all.
 */
export function isDrawn(name: string, oneOf: number): boolean {
  if (process.env.SAMPLE === "whole") return true;
  return createHash("sha256").update(`${SEED} ${name}`).digest().readUInt32BE() % oneOf === 0;
}
