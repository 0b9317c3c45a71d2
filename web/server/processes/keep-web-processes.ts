import cluster, { type Worker } from "node:cluster";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AggregatorRegistry } from "prom-client";
import { wakeScheduler } from "~/domain/jobs";
import { SECOND_MS } from "~/platform/clock";
import { encryptionKey, sessionSecret } from "~/platform/config";
import { log } from "~/platform/log";
import { once } from "~/platform/once";
import { projectRoot } from "~/platform/root";
import { webProcessFlags } from "../../start/web-process-flags.mjs";
import { isFromWeb, type ToWeb } from "./messages";

/** Past the grace that a web process gives its own open requests. */
const STOP_MS = 15 * SECOND_MS;
/** One that ends again and again is not started faster than this. */
const SOON_MS = 250;
const LATER_MS = 2 * SECOND_MS;
const SHORT_LIFE_MS = 5 * SECOND_MS;
const figures = () => once("figures-of-all", () => new AggregatorRegistry());

let stopping = false;

export type WebProcesses = { serve: (databaseUrl: string) => Promise<void>; stop: () => Promise<void> };

/**
 * Starts the processes that answer requests, all on one port, and starts one again when it ends. The first reads its code
 * while the database starts, and serves when it is told its address; the others follow it, so that the first page waits for
 * one alone.
 */
export function startWebProcesses(count: number): WebProcesses {
  cluster.setupPrimary({
    exec: path.join(projectRoot, "web/start/web-process.mjs"),
    args: [],
    execArgv: [...process.execArgv, ...webProcessFlags()],
  });
  // From now on it hears what the web processes answer.
  figures();
  let tellDatabase: (url: string) => void = () => {};
  const database = new Promise<string>((resolve) => {
    tellDatabase = resolve;
  });
  const first = startOne(database);
  const firstListens = listening(first);
  // It may fail before anybody waits for it.
  firstListens.catch(() => {});
  return {
    serve: async (databaseUrl) => {
      // Where they are missing they are made here: two processes would each make their own.
      sessionSecret();
      encryptionKey();
      tellDatabase(databaseUrl);
      await firstListens;
      const others = Array.from({ length: count - 1 }, () => startOne(database));
      await Promise.all(others.map(listening));
      for (const one of [first, ...others]) startAgain(one, database);
    },
    stop: stopAll,
  };
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
