import { setTimeout as wait } from "node:timers/promises";
import { freePort, type Started, start } from "../../start/server-process";

/** A first start loads the law; on a busy machine that takes its time. */
const LONGEST_MS = 120_000;

/** Starts the product again whenever it ends, on the same address, as a service manager does. */
export class Supervisor {
  private running: Started | null = null;
  private stopping = false;
  private loop: Promise<void> = Promise.resolve();
  restarts = 0;
  private last = "";
  private readonly said: string[] = [];

  private constructor(
    private readonly dataDir: string,
    private readonly environment: Record<string, string>,
    readonly url: string,
  ) {}

  static async open(dataDir: string, environment: Record<string, string>): Promise<Supervisor> {
    const port = String(await freePort());
    const supervisor = new Supervisor(dataDir, { ...environment, PORT: port }, `http://127.0.0.1:${port}`);
    supervisor.loop = supervisor.keepRunning();
    return supervisor;
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopping) {
      this.running = await start(this.dataDir, this.environment);
      this.last = (await this.running.ended()).output;
      this.said.push(this.last);
      if (this.stopping) return;
      this.restarts += 1;
      await wait(100);
    }
  }

  kill(): void {
    this.signal("SIGKILL");
  }

  signal(signal: NodeJS.Signals): void {
    this.running?.child.kill(signal);
  }

  /** What the running process said; one that only just began has nothing to say, and the one before it ended for a reason. */
  output(): string {
    return `${this.last}${this.running?.output() ?? ""}`;
  }

  /** The errors of all its processes in their logs, each with how often it was said. */
  errors(): { error: string; count: number }[] {
    const counts = new Map<string, number>();
    const lines = `${this.said.join("")}${this.running?.output() ?? ""}`.split("\n");
    for (const line of lines.filter((one) => one.startsWith('{"level":"error"'))) {
      const [, cause = ""] = /"err":\{"type":"[^"]*","message":"([^"]{0,160})/.exec(line) ?? [];
      const [, said = ""] = /"msg":"([^"]*)"/.exec(line) ?? [];
      // What failed, without what differs from one time to the next.
      const text = [said, cause.replace(/[\w-]*\d[\w-]*/g, "…")].filter(Boolean).join(": ");
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts].map(([error, count]) => ({ error, count })).sort((a, b) => b.count - a.count);
  }

  /** Kills it; milliseconds until the one that comes after it answers. Whatever the one before still had open says nothing. */
  async killed(): Promise<number> {
    const began = performance.now();
    const before = this.restarts;
    this.kill();
    while (this.restarts === before && performance.now() - began < LONGEST_MS) await wait(5);
    await this.untilAnswers();
    return performance.now() - began;
  }

  /** Milliseconds until a page answers. */
  async untilAnswers(path = "/readyz"): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < LONGEST_MS) {
      const answer = await fetch(this.url + path, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (answer?.ok) return performance.now() - began;
      await wait(50);
    }
    throw new Error(`Nothing answers at ${this.url}:\n${this.output().slice(-2000)}`);
  }

  async close(): Promise<void> {
    this.stopping = true;
    await this.running?.stop();
    await this.loop;
  }
}
