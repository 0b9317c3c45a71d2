import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";
import { childCoverage } from "../setup/child-environment";
import { freePort, newDataDir } from "./server-process";

const folder = newDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Npm = { child: ChildProcess; url: string; ended: Promise<number | null>; output: () => string };

/** As an operator types it. */
async function npmStart(): Promise<Npm> {
  const port = String(await freePort());
  const child = spawn("npm", ["start"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...childCoverage(),
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: port, HOST: "127.0.0.1", DATA_DIR: folder },
      ...{ GEO: "off", SOURCES: "off", LOG_LEVEL: "warn", WEB_PROCESSES: "2", UNDER_TEST: folder },
    } as Record<string, string | undefined> as NodeJS.ProcessEnv,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  return { child, url, ended, output: () => output };
}

/** What runs with our data folder in its environment: npm, the server, the processes that answer, PostgreSQL. */
function processes(): string[] {
  return readdirSync("/proc").flatMap((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/environ`, "utf8").includes(`UNDER_TEST=${folder}`)) return [];
      return [readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")];
    } catch {
      // Not a process, not ours, or gone meanwhile.
      return [];
    }
  });
}

const serves = (npm: Npm) => expect.poll(npm.output, { timeout: 240_000 }).toContain("Statewise is at");

describe.skipIf(process.platform !== "linux")("npm start", () => {
  it("asked to end, ends when everything that it started has ended", async () => {
    const npm = await npmStart();
    await serves(npm);
    expect(processes().filter((command) => command.includes("web-process.mjs"))).toHaveLength(2);
    expect(processes().filter((command) => command.includes("postgres")).length).toBeGreaterThan(0);
    npm.child.kill("SIGTERM");
    await npm.ended;
    expect(processes()).toEqual([]);
    await expect(fetch(npm.url)).rejects.toThrow();
  });

  it("killed, leaves nothing behind", async () => {
    const npm = await npmStart();
    await serves(npm);
    npm.child.kill("SIGKILL");
    await expect.poll(processes, { timeout: 60_000 }).toEqual([]);
  });

  it("asked to end while it still starts, leaves nothing behind", async () => {
    const npm = await npmStart();
    await expect.poll(npm.output, { timeout: 60_000 }).toContain("database");
    npm.child.kill("SIGTERM");
    await npm.ended;
    expect(processes()).toEqual([]);
  });
});
