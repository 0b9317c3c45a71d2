import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { prepareTemplate } from "../setup/template";
import { startReceiver } from "./webhooks/start-receiver";

const TARGETS = { p95Ms: 5000, lost: 0 };
const { values } = parseArgs({
  options: {
    endpoints: { type: "string", default: "1000" },
    hanging: { type: "string", default: "100" },
    bursts: { type: "string", default: "6" },
    seconds: { type: "string", default: "30" },
  },
});
const endpoints = Number(values.endpoints);
const hanging = Number(values.hanging);
const bursts = Number(values.bursts);
const streamSeconds = Number(values.seconds);
/** Each has as many endpoints; its first one hangs. */
const ORGANIZATIONS = Math.max(1, hanging);
const EACH = Math.floor(endpoints / ORGANIZATIONS);
const HEALTHY = EACH - (hanging > 0 ? 1 : 0);
const BETWEEN_BURSTS_MS = 5000;
const A_SECOND = 5;
const LONGEST_WAIT_MS = 120_000;
const BARE_AT_ONCE = 400;

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
process.env.DEV_TOOLS = "on";
const receiver = await startReceiver(hanging);
const cluster = await prepareTemplate(dataDir);

const { closeDatabase } = await import("~/platform/db/client");
const { DECLARED_JOBS } = await import("~/domain/jobs");
const { HANDLERS, WAITING } = await import("../../jobs/handlers");
const { Scheduler } = await import("../../jobs/scheduler");
const { seedWebhooks, tell } = await import("./webhooks/seed");
const { barePosts } = await import("./webhooks/bare-posts");

const share = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
const figuresOf = (samples: number[]) => {
  const sorted = [...samples].sort((a, b) => a - b);
  return { samples: sorted.length, p50: share(sorted, 0.5), p95: share(sorted, 0.95), most: sorted.at(-1) ?? 0 };
};

/** Waits until so many calls have come, and tells when each did. */
async function arrived(expected: number): Promise<number[]> {
  const until = Date.now() + LONGEST_WAIT_MS;
  while ((await receiver.count()) < expected && Date.now() < until) await setTimeout(100);
  return receiver.take();
}

// The scheduler of the product with this one job: it begins by itself as soon as something waits.
const { webhooks } = DECLARED_JOBS;
const scheduler = new Scheduler({ jobs: { webhooks }, handlers: HANDLERS, waiting: WAITING, schedules: true });

try {
  const ids = await seedWebhooks(receiver.url, ORGANIZATIONS, EACH);
  await barePosts(receiver.url, hanging, endpoints, BARE_AT_ONCE);
  const bare = figuresOf(await receiver.take());
  await scheduler.start();

  // Something happens everywhere at once: every endpoint is called, and a tenth of them takes the call and is silent.
  for (let burst = 0; burst < bursts; burst += 1) {
    await Promise.all(ids.map((id) => tell(id, burst)));
    await setTimeout(BETWEEN_BURSTS_MS);
  }
  const inBursts = await arrived(bursts * ORGANIZATIONS * HEALTHY);

  // And as on a usual day: now here, now there.
  const turns = streamSeconds * A_SECOND;
  for (let turn = 0; turn < turns; turn += 1) {
    await tell(ids[turn % ids.length] as number, turn);
    await setTimeout(1000 / A_SECOND);
  }
  const inStream = await arrived(turns * HEALTHY);

  const expected = (bursts * ORGANIZATIONS + turns) * HEALTHY;
  const lost = expected - inBursts.length - inStream.length;
  const all = figuresOf([...inBursts, ...inStream]);
  const rows = { "all at once": figuresOf(inBursts), "now and then": figuresOf(inStream), both: all, bare };
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([name, { samples, p50, p95, most }]) => [
        name,
        { samples, p50: `${p50} ms`, p95: `${p95} ms`, most: `${most} ms`, "p95 / bare": (p95 / bare.p95).toFixed(1) },
      ]),
    ),
  );
  console.log(
    `${endpoints} endpoints of which ${hanging} never answer; ${expected} calls to those that do, ${lost} of them not there. ` +
      `Bare: the same calls by ${BARE_AT_ONCE} lines, without events, database and signatures.`,
  );
  const met = { p95Ms: all.p95 <= TARGETS.p95Ms, lost: lost <= TARGETS.lost };
  const ratio = all.p95 / bare.p95;
  console.log(
    JSON.stringify({ bench: "webhooks", endpoints, hanging, ...all, lost, bare, ratio, rows, targets: TARGETS, met }),
  );
  if (!met.p95Ms || !met.lost) process.exitCode = 1;
} finally {
  await scheduler.stop();
  receiver.stop();
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
