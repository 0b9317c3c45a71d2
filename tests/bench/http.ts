import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "~/platform/root";
import { startCluster } from "../../prisma/postgres/cluster";
import { build } from "../../web/start/steps.mjs";
import { freePort, newDataDir, start } from "../start/server-process";
import { uniqueQuestions } from "./load/questions";
import { signedInReaders } from "./load/readers";
import { type Target, type Volley, volley } from "./load/volley";

/** The product under load beside bare handlers of the same server, by turns, so that a busy moment meets both. */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
  },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Math.max(1, Number(values.seconds) / ROUNDS);
/** With 300 calls a minute each, more than any of the rows can ask for. */
const READERS = 4_000;

type Row = { name: string; target: Target; beside: string | null; share?: number };

await build();
const clusterDir = mkdtempSync(path.join(tmpdir(), "statewise-load-"));
chmodSync(clusterDir, 0o755);
const cluster = await startCluster(clusterDir);
const dataDir = newDataDir();
const environment = {
  DATABASE_URL: cluster.url,
  SESSION_SECRET: "5".repeat(64),
  ENCRYPTION_KEY: "e".repeat(64),
  TRUST_PROXY: "1",
};
const product = await start(dataDir, environment);
let bare: ChildProcess | null = null;

async function startBare(): Promise<string> {
  const port = String(await freePort());
  bare = spawn(path.join(projectRoot, "node_modules/.bin/tsx"), ["tests/bench/load/bare-server.ts"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...environment, PORT: port, DATA_DIR: dataDir, NODE_ENV: "production", LOG_LEVEL: "warn" },
  });
  await new Promise<void>((resolve) => bare?.stdout?.once("data", () => resolve()));
  return `http://127.0.0.1:${port}`;
}

const mean = (figures: number[]): number => figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

/** Each row once a round; the figures of the rounds together. */
async function measure(rows: Row[]): Promise<Map<string, Volley>> {
  const taken = new Map<string, Volley[]>(rows.map(({ name }) => [name, []]));
  for (const { target } of rows) await volley(target, { duration: 2 });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, target } of rows) taken.get(name)?.push(await volley(target, { duration: SECONDS }));
  return new Map(
    [...taken].map(([name, each]) => [
      name,
      {
        perSecond: mean(each.map(({ perSecond }) => perSecond)),
        p50: mean(each.map(({ p50 }) => p50)),
        p99: mean(each.map(({ p99 }) => p99)),
        requests: each.reduce((sum, { requests }) => sum + requests, 0),
        refused: each.reduce((sum, { refused }) => sum + refused, 0),
      },
    ]),
  );
}

function rowsOf(at: string, bareAt: string, cookies: string[]): Row[] {
  let reader = 0;
  const cookie = () => {
    reader += 1;
    return cookies[reader % cookies.length] ?? "";
  };
  const headers = { cookie: cookies[0] ?? "" };
  const searches = uniqueQuestions();
  const concerns = uniqueQuestions();
  const search = () => {
    const { question, state } = searches.next().value;
    return { cookie: cookie(), path: `/api/laws/search?q=${encodeURIComponent(question)}&jurisdiction=${state}` };
  };
  const analyze = () => {
    const { question, state } = concerns.next().value;
    return {
      cookie: cookie(),
      path: "/api/analyze-concern",
      method: "POST" as const,
      body: JSON.stringify({ concern: question, jurisdiction: state }),
    };
  };
  const repeated = () => ({
    cookie: cookie(),
    path: "/api/laws/search?q=overtime%20pay%20for%20hourly%20workers&jurisdiction=CA",
  });
  const asset = { headers: { "accept-encoding": "br" } };
  return [
    { name: "bare SELECT", target: { url: `${bareAt}/bare/select` }, beside: null },
    { name: "search, unique", target: { url: at, next: search }, beside: "bare SELECT", share: 0.1 },
    { name: "search, repeated", target: { url: at, next: repeated }, beside: "bare SELECT", share: 0.4 },
    {
      name: "analyze, unique",
      target: { url: at, next: analyze, headers: { origin: at } },
      beside: "bare SELECT",
      share: 0.05,
    },
    { name: "landing page from constants", target: { url: `${bareAt}/` }, beside: null },
    { name: "landing page", target: { url: `${at}/` }, beside: "landing page from constants", share: 0.7 },
    { name: "dashboard from constants", target: { url: `${bareAt}/dashboard`, headers }, beside: null },
    {
      name: "dashboard, signed in",
      target: { url: `${at}/dashboard`, headers },
      beside: "dashboard from constants",
      share: 0.7,
    },
    { name: "bare text", target: { url: `${bareAt}/bare/hello` }, beside: null },
    { name: "static file", target: { url: `${at}/favicon.svg`, ...asset }, beside: "bare text" },
  ];
}

let missed = 0;
try {
  await product.ready();
  const bareAt = await startBare();
  const cookies = await signedInReaders(cluster.url, READERS);
  const rows = rowsOf(product.url, bareAt, cookies).filter(
    ({ name }) => !values.only || name.includes(values.only) || name === "bare SELECT",
  );
  const figures = await measure(rows);
  const table = rows.map(({ name, beside, share }) => {
    const own = figures.get(name) as Volley;
    const ratio = beside ? own.perSecond / (figures.get(beside)?.perSecond ?? Number.NaN) : null;
    const tail = own.p99 / own.p50;
    const met = own.refused === 0 && (share === undefined || (ratio !== null && ratio >= share && tail <= 5));
    if (!met) missed += 1;
    return { name, ...own, beside, ratio, target: share ?? null, tail, met };
  });
  console.table(
    table.map(({ name, perSecond, p50, p99, refused, ratio, target, tail }) => ({
      what: name,
      "a second": Math.round(perSecond),
      "p50 ms": Math.round(p50),
      "p99 ms": Math.round(p99),
      "p99/p50": tail.toFixed(1),
      share: ratio?.toFixed(2) ?? "",
      target: target ?? "",
      refused,
    })),
  );
  console.log(JSON.stringify({ bench: "http", seconds: SECONDS * ROUNDS, connections: 64, figures: table }));
} finally {
  (bare as ChildProcess | null)?.kill();
  await product.stop();
  await cluster.stop();
  for (const folder of [clusterDir, dataDir]) rmSync(folder, { recursive: true, force: true });
}
if (missed > 0) {
  console.error(`${missed} rows miss their target`);
  process.exitCode = 1;
}
