import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { onWake } from "~/domain/jobs";
import { metrics } from "~/platform/metrics";
import type { FromWeb, ToWeb } from "./messages";

/** As long as Prometheus waits by default, and less than a monitor would call a failure. */
const LONGEST_MS = 6_000;

/** Where nobody hears it any more, this process is about to end as well. */
const tell = (message: FromWeb): void => void process.send?.(message, undefined, {}, () => {});

const waiting = new Map<number, (text: string | null) => void>();
let asked = 0;

/**
 * A web process beside others: jobs that it queued are told to the one that runs them, and its figures are given when asked
 * for. Resolves when it may serve: database and law are ready then.
 */
export function joinOthers(): Promise<void> {
  onWake(() => tell({ type: "job-queued" }));
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([metrics()]);
  return new Promise((mayServe) => {
    process.on("message", (message: ToWeb) => {
      if (message?.type === "figures") waiting.get(message.id)?.(message.text);
      if (message?.type !== "serve") return;
      process.env.DATABASE_URL = message.databaseUrl;
      mayServe();
    });
    tell({ type: "loaded" });
  });
}

/** The figures of all web processes added up; of this one where it is alone, or where the others do not answer. */
export async function figuresOfAll(): Promise<string> {
  return (cluster.isWorker ? await askedOfAll() : null) ?? metrics().metrics();
}

function askedOfAll(): Promise<string | null> {
  asked += 1;
  const id = asked;
  return new Promise<string | null>((resolve) => {
    const late = setTimeout(() => resolve(null), LONGEST_MS);
    waiting.set(id, (text) => {
      clearTimeout(late);
      resolve(text);
    });
    tell({ type: "figures-wanted", id });
  }).finally(() => waiting.delete(id));
}
