// Read before the product (`NODE_OPTIONS=--import …`): at SIGUSR2 its clock jumps by as many milliseconds as the file says.
import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.CLOCK_FILE;
if (isMainThread && file)
  process.on("SIGUSR2", () => {
    // Where the platform clock keeps its offset (`platform/once.ts`, `platform/clock.ts`).
    const kept = globalThis.statewise?.get("clock");
    if (kept) kept.ms = Number(readFileSync(file, "utf8"));
    // The web processes of one machine share its clock.
    for (const web of Object.values(cluster.workers ?? {})) web?.process.kill("SIGUSR2");
  });
