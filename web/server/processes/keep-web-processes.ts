import cluster, { type Worker } from "node:cluster";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getHeapStatistics } from "node:v8";
import { AggregatorRegistry } from "prom-client";
import { wakeScheduler } from "~/domain/jobs";
import { SECOND_MS } from "~/platform/clock";
import { encryptionKey, sessionSecret } from "~/platform/config";
import { log } from "~/platform/log";
import { once } from "~/platform/once";
import { projectRoot } from "~/platform/root";
import { isFromWeb, type ToWeb } from "./messages";

/** Past the grace that a web process gives its own open requests. */
const STOP_MS = 15 * SECOND_MS;
/** One that ends again and again is not started faster than this. */
const SOON_MS = 250;
const LATER_MS = 2 * SECOND_MS;
const SHORT_LIFE_MS = 5 * SECOND_MS;
const MOST_HEAP_MB = 2_000;
/** Most of what a request makes is gone with it: with more room for it V8 clears up half as often, and looks at less that lives. */
const YOUNG_MB = 32;
/** By so much the heap may grow before V8 clears up; left to itself it takes three times what lives, and each process 200 MB more. */
const GROWING_PERCENT = 60;

const figures = () => once("figures-of-all", () => new AggregatorRegistry());

let stopping = false;

export type WebProcesses = { serve: (databaseUrl: string) => Promise<void>; stop: () => Promise<void> };

/**
 * Starts the processes that answer requests, all on one port, and starts one again when it ends. They read their code while
 * the database starts, and serve when they are told its address.
 */
export function startWebProcesses(count: number): WebProcesses {
  cluster.setupPrimary({
    exec: path.join(projectRoot, "web/start/web-process.mjs"),
    args: [],
    execArgv: [
      ...process.execArgv,
      `--max-old-space-size=${heapMb()}`,
      `--max-semi-space-size=${YOUNG_MB}`,
      `--heap-growing-percent=${GROWING_PERCENT}`,
    ],
  });
  // From now on it hears what the web processes answer.
  figures();
  let tellDatabase: (url: string) => void = () => {};
  const database = new Promise<string>((resolve) => {
    tellDatabase = resolve;
  });
  const started = Array.from({ length: count }, () => startOne(database));
  const allListen = Promise.all(started.map(listening));
  // It may fail before anybody waits for it.
  allListen.catch(() => {});
  return {
    serve: async (databaseUrl) => {
      // Where they are missing they are made here: two processes would each make their own.
      sessionSecret();
      encryptionKey();
      tellDatabase(databaseUrl);
      await allListen;
      for (const one of started) startAgain(one, database);
    },
    stop: stopAll,
  };
}

/**
 * From two gigabytes on V8 lets the heap grow to four times what lives before it clears up, below that to twice: with several
 * processes that is memory for nothing. A whole export needs a third of it.
 */
function heapMb(): number {
  return Math.min(MOST_HEAP_MB, Math.floor(getHeapStatistics().heap_size_limit / 1024 ** 2));
}

function startOne(database: Promise<string>): Worker {
  const one = cluster.fork();
  const answer = (message: ToWeb) => {
    // It may have ended meanwhile.
    if (one.isConnected()) one.send(message);
  };
  one.on("message", async (message: unknown) => {
    if (!isFromWeb(message)) return;
    if (message.type === "loaded") return answer({ type: "serve", databaseUrl: await database });
    if (message.type === "job-queued") return wakeScheduler();
    const text = await figures()
      .clusterMetrics()
      .catch(() => null);
    answer({ type: "figures", id: message.id, text });
  });
  return one;
}

function listening(one: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    one.once("listening", () => resolve());
    // What is wrong was said by the process itself.
    one.once("exit", () => reject(new Error("A web process ended before it could answer.")));
  });
}

function startAgain(one: Worker, database: Promise<string>): void {
  const since = performance.now();
  one.once("exit", async (code, signal) => {
    // Ctrl-C reaches all processes at once: the one that started them may be told a moment after the first has ended.
    await wait(performance.now() - since < SHORT_LIFE_MS ? LATER_MS : SOON_MS);
    if (stopping) return;
    log().error({ pid: one.process.pid, code, signal }, "a web process ended and is started again");
    startAgain(startOne(database), database);
  });
}

/** Each finishes what it has begun; one that does not is ended. */
async function stopAll(): Promise<void> {
  stopping = true;
  const all = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);
  await Promise.all(all.map(stopOne));
}

async function stopOne(one: Worker): Promise<void> {
  const ended = new Promise((resolve) => one.once("exit", resolve));
  if (one.isDead()) return;
  one.process.kill("SIGTERM");
  const late = setTimeout(() => one.process.kill("SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(late);
}
