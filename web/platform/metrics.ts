import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { pool } from "./db/pool";
import { once } from "./once";

/** What Prometheus reads at /metrics. */
export const metrics = (): Registry =>
  once("metrics", () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    new Gauge({
      name: "statewise_database_connections",
      help: "Connections of the pool by state",
      labelNames: ["state"],
      registers: [registry],
      collect() {
        const { totalCount, idleCount, waitingCount } = pool();
        this.set({ state: "open" }, totalCount);
        this.set({ state: "idle" }, idleCount);
        this.set({ state: "waiting" }, waitingCount);
      },
    });
    return registry;
  });

export const requestDuration = (): Histogram<"method" | "status"> =>
  once(
    "request-duration",
    () =>
      new Histogram({
        name: "statewise_request_seconds",
        help: "Time to answer a request",
        labelNames: ["method", "status"],
        buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
        registers: [metrics()],
      }),
  );
