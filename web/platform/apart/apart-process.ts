import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { MINUTE_MS, SECOND_MS } from "../clock";

/** What a process may take; past one of them it is ended. */
export type ApartLimits = { memoryMb: number; timeMs: number; answerBytes: number };

/** Why a process was ended before it answered. */
export class ApartEnded extends Error {
  constructor(readonly reason: "time" | "memory" | "answer" | "gone" | "start") {
    super(`the process was ended: ${reason}`);
    this.name = "ApartEnded";
  }
}

// Nothing of a file is in it yet: only how busy the machine is.
const START_MS = MINUTE_MS;
const WATCH_MS = 10;
/** Where only a command tells how much memory a process has. */
const SLOW_WATCH_MS = 200;
/** In all its life: one whose parent was killed while it counts in circles ends by itself. */
const MOST_CPU_SECONDS = (10 * MINUTE_MS) / SECOND_MS;
/** The system counts what was promised as well, such as room for the stacks of threads, which are kept small. */
const PROMISED_MB = 20;
const STACK_KB = 2048;
/** Of the memory, the part that JavaScript's own values may take: what is left is for bytes. */
const HEAP_SHARE = 0.5;
const SWOLLEN_SHARE = 0.8;
const SHELL = "/bin/sh";
/** The limits are the system's: a library that asks for more gets an error or is ended, whatever it asks with. */
const LIMITED =
  'ulimit -s "$1" && ulimit -d "$0" && ulimit -t "$2" && ulimit -c 0 && shift 2 && unset PWD OLDPWD SHLVL _ && exec "$@"';

/**
 * A program that reads what strangers sent, in a process of its own: no secret in its environment, memory limited by the
 * system (Linux) and watched from here, time limited. It says `ready`, then answers each question with one line of JSON.
 */
export class ApartProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<void>;
  private text = "";
  private received = 0;
  private onLine: (line: string) => void = () => {};
  private onEnd: (error: ApartEnded) => void = () => {};
  /** How many questions it was asked. */
  asked = 0;
  ended: ApartEnded | null = null;
  /** Holds much of its memory still after an answer: the next file would find too little. */
  isSwollen = false;

  constructor(
    program: string,
    private readonly limits: ApartLimits,
  ) {
    this.child = launch(program, limits.memoryMb);
    this.child.on("error", () => this.end("start"));
    this.child.on("exit", () => this.end("gone"));
    this.child.stdin?.on("error", () => this.end("gone"));
    this.child.stdout?.setEncoding("utf8").on("data", (piece: string) => this.receive(piece));
    this.ready = this.line(START_MS, "start").then(() => undefined);
    this.ready.catch(() => {});
    this.hold(false);
  }

  /** Asks one question; the bytes follow its facts. Rejects with `ApartEnded` where the process did not live to answer. */
  async ask(facts: Record<string, unknown>, bytes: Uint8Array, timeMs = this.limits.timeMs): Promise<unknown> {
    this.asked += 1;
    this.hold(true);
    let watch: NodeJS.Timeout | undefined;
    try {
      await this.ready;
      const pid = this.child.pid ?? 0;
      watch = setInterval(() => void this.watch(pid), process.platform === "linux" ? WATCH_MS : SLOW_WATCH_MS);
      const answer = this.line(timeMs, "time");
      this.child.stdin?.write(`${JSON.stringify({ ...facts, size: bytes.byteLength })}\n`);
      this.child.stdin?.write(bytes);
      const line = await answer;
      this.isSwollen = (await residentMb(pid)) > this.limits.memoryMb * SWOLLEN_SHARE;
      return JSON.parse(line);
    } finally {
      clearInterval(watch);
      this.hold(false);
    }
  }

  stop(): void {
    this.end("gone");
  }

  private line(withinMs: number, late: "time" | "start"): Promise<string> {
    if (this.ended) return Promise.reject(this.ended);
    return new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => this.end(late), withinMs);
      const settle =
        <T>(done: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          done(value);
        };
      this.onLine = settle(resolve);
      this.onEnd = settle(reject);
    });
  }

  private receive(piece: string): void {
    this.received += piece.length;
    if (this.received > this.limits.answerBytes) {
      this.end("answer");
      return;
    }
    this.text += piece;
    const at = this.text.indexOf("\n");
    if (at < 0) return;
    const line = this.text.slice(0, at);
    this.text = "";
    this.received = 0;
    this.onLine(line);
  }

  private end(reason: ApartEnded["reason"]): void {
    if (this.ended) return;
    this.ended = new ApartEnded(reason);
    this.child.kill("SIGKILL");
    this.onEnd(this.ended);
  }

  private async watch(pid: number): Promise<void> {
    if ((await residentMb(pid)) > this.limits.memoryMb) this.end("memory");
  }

  /** While it is asked something this process stays for the answer; in between it may end, and the other one with it. */
  private hold(isAsked: boolean): void {
    const { child } = this;
    for (const part of [child, child.stdin, child.stdout] as { ref?: () => void; unref?: () => void }[]) {
      if (isAsked) part?.ref?.();
      else part?.unref?.();
    }
  }
}

function launch(program: string, memoryMb: number): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${Math.floor(memoryMb * HEAP_SHARE)}`,
    "--max-semi-space-size=4",
    program,
  ];
  const options = {
    env: { NODE_ENV: "production" as const },
    stdio: ["pipe", "pipe", "ignore"] as ["pipe", "pipe", "ignore"],
  };
  // RLIMIT_DATA counts private memory on Linux only; elsewhere the watch alone holds it.
  if (process.platform !== "linux" || !existsSync(SHELL)) return spawn(node[0] as string, node.slice(1), options);
  return spawn(
    SHELL,
    ["-c", LIMITED, String((memoryMb + PROMISED_MB) * 1024), String(STACK_KB), String(MOST_CPU_SECONDS), ...node],
    options,
  );
}

/** Memory that a process has now; 0 where nobody can tell. */
async function residentMb(pid: number): Promise<number> {
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  }
  return new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (_error, text) => resolve(Number(text) / 1024 || 0));
  });
}
