import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "~/platform/root";
import { childCoverage } from "../setup/child-environment";

const READY_TIMEOUT_MS = 240_000;

export type Started = {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Resolves when the first page answers, rejects when the process ends before. */
  ready: () => Promise<number>;
  ended: () => Promise<{ code: number | null; output: string }>;
  stop: (signal?: NodeJS.Signals) => Promise<{ code: number | null; output: string }>;
};

export function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "statewise-start-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts the product as an operator does, from the built files. */
export async function start(
  dataDir: string,
  environment: Record<string, string> = {},
  checkout: string = projectRoot,
  how: string[] = [],
): Promise<Started> {
  const port = environment.PORT ?? String(await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, ["web/start/start.mjs", ...how], {
    cwd: checkout,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...childCoverage(),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      GEO: "off",
      SOURCES: "off",
      LOG_LEVEL: "warn",
      ...environment,
    } as Record<string, string | undefined> as NodeJS.ProcessEnv,
  });
  let text = "";
  child.stdout?.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    text += chunk;
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, output: text }));
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    url,
    output: () => text,
    ended: () => ended,
    ready: () => untilReady(`${url}/`, child, () => text).then(() => performance.now() - began),
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`No page within ${READY_TIMEOUT_MS / 1000} s:\n${output()}`);
}

/** The processes that answer requests for it (Linux); without any it answers them itself. */
export function webProcessesOf({ child }: Started): number[] {
  const own = child.pid ?? 0;
  const children = readFileSync(`/proc/${own}/task/${own}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return children.filter((pid) => commandOf(pid).includes("web-process.mjs"));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It ended meanwhile.
    return "";
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
