import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareTemplate } from "../setup/template";

const UPDATES = 20_000;
const CALLS = 3_000;
const TARGET_MS = 3;

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
const cluster = await prepareTemplate(dataDir);

const { closeDatabase } = await import("~/platform/db/client");
const { pool, queryPrepared } = await import("~/platform/db/pool");
const { recentUpdates } = await import("~/domain/updates");
const { callApi } = await import("../setup/api");

async function times(run: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  for (let turn = 0; turn < 100; turn += 1) await run();
  const taken: number[] = [];
  for (let turn = 0; turn < CALLS; turn += 1) {
    const started = performance.now();
    await run();
    taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => Number((taken[Math.floor(CALLS * share)] ?? Number.NaN).toFixed(2));
  return { p50: at(0.5), p95: at(0.95) };
}

try {
  // Years of updates, forty of them within the 120 hours that the banner shows.
  await pool().query(
    `insert into law_updates (dedupe_key, title, description, risk_level, jurisdiction, category, status, "timestamp", updated_at)
     select 'bench-' || n, 'Test update ' || n, repeat('What changes. ', 40), 'MEDIUM', 'CA', 'Wage and Hour', 'approved',
       now() - n * interval '3 hours', now() from generate_series(1, $1::int) n`,
    [UPDATES],
  );
  await pool().query("analyze law_updates");
  const bare = await times(() => queryPrepared("bench-one", "select 1", []));
  const domain = await times(() => recentUpdates());
  const call = await times(() => callApi("GET", "/api/law-updates"));
  console.table({ "select 1": bare, "the banner's query": domain, "GET /api/law-updates": call });
  console.log(
    JSON.stringify({
      bench: "banner",
      updates: UPDATES,
      bare,
      domain,
      call,
      targetMs: TARGET_MS,
      met: call.p95 <= TARGET_MS,
    }),
  );
} finally {
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
