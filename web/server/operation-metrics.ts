import { Gauge, Registry } from "prom-client";
import { operationFigures } from "~/domain/admin";
import { now } from "~/platform/clock";
import { once } from "~/platform/once";
import { productVersion } from "~/platform/version";

/** Beside the figures of the processes: what lies in the database is the same whichever of them reads it, and is not added up. */
const gauges = () =>
  once("operation-metrics", () => {
    const registry = new Registry();
    const registers = [registry];
    const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
      new Gauge({ name, help, labelNames, registers });
    gauge("statewise_build_info", "Version of the running build", "version").set({ version: productVersion() }, 1);
    return {
      registry,
      up: gauge("statewise_database_up", "1 when the database answered this reading"),
      waiting: gauge("statewise_queue_waiting", "Pieces of work that wait, by queue", "queue"),
      age: gauge("statewise_queue_overdue_seconds", "How long the oldest piece of a queue is due", "queue"),
      lastDone: gauge("statewise_job_last_done_timestamp_seconds", "When a job last ended well", "job"),
      failed: gauge("statewise_job_failed_runs", "Runs of a job that failed in the last 24 hours", "job"),
    };
  });

/** What lies in the database, read now; without a database only that it is away. */
export async function operationFiguresText(): Promise<string> {
  const { registry, up, waiting, age, lastDone, failed } = gauges();
  const labelled = [waiting, age, lastDone, failed];
  for (const gauge of labelled) gauge.reset();
  try {
    const { queues, jobs } = await operationFigures();
    up.set(1);
    for (const { name, waiting: count, oldest } of queues) {
      waiting.set({ queue: name }, count);
      age.set({ queue: name }, oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0);
    }
    for (const { name, lastDone: at, failed: count } of jobs) {
      if (at) lastDone.set({ job: name }, at.getTime() / 1000);
      failed.set({ job: name }, count);
    }
  } catch {
    up.set(0);
  }
  return registry.metrics();
}
