import { getHeapStatistics } from "node:v8";

const MOST_HEAP_MB = 2_000;
/** Most of what a request makes is gone with it: with more room for it V8 clears up half as often, and looks at less that lives. */
const YOUNG_MB = 32;
/** By so much the heap may grow before V8 clears up; left to itself it takes three times what lives, and each process 200 MB more. */
const GROWING_PERCENT = 60;

/** How Node runs the processes that answer requests. Compiled code serves only a Node of the same flags (read-server.mjs). */
export const webProcessFlags = () => [
  `--max-old-space-size=${heapMb()}`,
  `--max-semi-space-size=${YOUNG_MB}`,
  `--heap-growing-percent=${GROWING_PERCENT}`,
];

/**
 * From two gigabytes on V8 lets the heap grow to four times what lives before it clears up, below that to twice: with several
 * processes that is memory for nothing. A whole export needs a third of it.
 */
function heapMb() {
  return Math.min(MOST_HEAP_MB, Math.floor(getHeapStatistics().heap_size_limit / 1024 ** 2));
}
