import { setTimeout as wait } from "node:timers/promises";
import { freePort, type Started, start } from "../../start/server-process";

/** Starts the product again whenever it ends, on the same address, as a service manager does. */
export class Supervisor {
  private running: Started | null = null;
  private stopping = false;
  private loop: Promise<void> = Promise.resolve();
  restarts = 0;

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
      await this.running.ended();
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

  output(): string {
    return this.running?.output() ?? "";
  }

  /** Milliseconds until a page answers. */
  async untilAnswers(path = "/readyz"): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < 120_000) {
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
