import { availableParallelism, totalmem } from "node:os";
import { config } from "./config";

/** What a web process and the work of the database for it may need. */
const MEMORY_EACH = 1024 ** 3;
const MOST = 4;

/** How many processes answer requests: as set, or one per processor as far as the memory goes. */
export function webProcesses(): number {
  const { WEB_PROCESSES } = config();
  if (WEB_PROCESSES > 0) return WEB_PROCESSES;
  // A container may be given less memory than the machine has; without such a limit Node says 0 or a number beyond all.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / MEMORY_EACH), MOST));
}
