import { readFileSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { build } from "../../web/start/steps.mjs";
import { newDataDir, start, webProcessesOf } from "../start/server-process";
import { uniqueQuestions } from "./load/questions";
import { volley } from "./load/volley";

/** Memory of the web processes over 100,000 requests of every kind: after the first fifth it must not grow any more. */
const { values } = parseArgs({ options: { requests: { type: "string", default: "100000" } } });
const REQUESTS = Number(values.requests);
const PARTS = 10;
const WARM = 2;
const TARGET_PERCENT = 10;
const PAGES = [
  "/",
  "/dashboard",
  "/laws",
  "/updates",
  "/coverage",
  "/sample-results",
  "/pay-calculator",
  "/api/states",
];

await build();
const dataDir = newDataDir();
const product = await start(dataDir, { RATE_LIMIT: "off" });

/** With the processes that answer requests for it; the database is not ours to count. */
const processes = (): number[] => [product.child.pid ?? 0, ...webProcessesOf(product)];

/** Resident megabytes of all of them, as the system counts them. */
function residentMb(): number {
  const kilobytes = processes().map((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

try {
  await product.ready();
  const questions = uniqueQuestions();
  let turn = 0;
  const next = () => {
    turn += 1;
    const { question, state } = questions.next().value;
    if (turn % 4 > 0) return { path: `/api/laws/search?q=${encodeURIComponent(question)}&jurisdiction=${state}` };
    return { path: PAGES[(turn / 4) % PAGES.length] ?? "/" };
  };
  const after: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    await volley({ url: product.url, next }, { amount: REQUESTS / PARTS }, 16);
    after.push(Math.round(residentMb()));
  }
  const warm = after[WARM - 1] ?? Number.NaN;
  const last = Math.min(...after.slice(-2));
  const growthPercent = Math.round(((last - warm) / warm) * 1000) / 10;
  console.table(after.map((mb, part) => ({ requests: ((part + 1) * REQUESTS) / PARTS, "resident MB": mb })));
  const met = growthPercent <= TARGET_PERCENT;
  console.log(
    JSON.stringify({ bench: "memory", requests: REQUESTS, after, growthPercent, target: TARGET_PERCENT, met }),
  );
  if (!met) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
