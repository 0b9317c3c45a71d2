import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";
import { childCoverage } from "../setup/child-environment";
import { freePort, newDataDir, type Started, start, webProcessesOf } from "./server-process";

/** A first start on a machine that does much else takes half a minute. */
const THREE_STARTS_MS = 600_000;

const running: Started[] = [];
const folders: string[] = [];

afterAll(async () => {
  await Promise.all(running.filter(({ child }) => child.exitCode === null).map((server) => server.stop("SIGTERM")));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function dataDir(): string {
  const folder = newDataDir();
  folders.push(folder);
  return folder;
}

async function started(...given: Parameters<typeof start>): Promise<Started> {
  const server = await start(...given);
  running.push(server);
  return server;
}

const oneSentence = (output: string) =>
  output
    .trim()
    .split("\n")
    .filter((line) => !/^\w[\w ]+ +\d+\.\d s/.test(line));

/** How much slower than a machine that starts an empty Node in a tenth of a second this one is at this moment, if at all. */
function slowness(): number {
  const began = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return Math.max(1, (performance.now() - began) / 100);
}

/** A small disk of its own: root on Linux can make one, where no container forbids it. */
function canMakeDisk(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const folder = newDataDir();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("npm start", () => {
  it("serves the first page from nothing, and within 5 seconds the second time", async () => {
    const folder = dataDir();
    const first = await started(folder);
    await first.ready();
    expect(first.output()).toContain("database");
    // The server's file is read byte by byte: a letter beyond ASCII would be another one then.
    expect(readFileSync(path.join(projectRoot, "build", "server.cjs")).findIndex((byte) => byte > 127)).toBe(-1);
    expect((await first.stop()).code).toBe(0);
    const second = await started(folder);
    // Where lines are counted each process compiles its code anew.
    const longest = childCoverage().NODE_V8_COVERAGE ? 10_000 : 5000;
    expect(await second.ready()).toBeLessThan(longest * slowness());
    expect((await second.stop()).code).toBe(0);
  });

  it("refuses a second start on the same data folder with one sentence, and the first goes on", async () => {
    const folder = dataDir();
    const first = await started(folder);
    await first.ready();
    const { code, output } = await (await started(folder)).ended();
    expect(code).toBe(1);
    expect(oneSentence(output)).toEqual([expect.stringContaining("already runs on")]);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await first.stop();
  });

  it("says that the port is taken", async () => {
    const port = await freePort();
    const blocker = createServer().listen(port, "127.0.0.1");
    const { code, output } = await (await started(dataDir(), { PORT: String(port) })).ended();
    blocker.close();
    expect(code).toBe(1);
    expect(oneSentence(output)).toEqual([
      `Port ${port} is already in use: stop what uses it or set PORT to another one.`,
    ]);
  });

  it("says what is wrong with DATABASE_URL without showing its password", async () => {
    const port = await freePort();
    const url = `postgresql://someone:hidden-word@127.0.0.1:${port}/nothing`;
    const { code, output } = await (await started(dataDir(), { DATABASE_URL: url })).ended();
    expect(code).toBe(1);
    expect(oneSentence(output)).toEqual([
      `The database 127.0.0.1:${port}/nothing cannot be used: nothing answers there. Check DATABASE_URL.`,
    ]);
    expect(output).not.toContain("hidden-word");
  });

  it("names each wrong setting on a line of its own", async () => {
    const { code, output } = await (await started(dataDir(), { JOBS: "sometimes", MAIL_RATE: "fast" })).ended();
    expect(code).toBe(1);
    expect(output).toContain("JOBS must be inline or off");
    expect(output).toContain("MAIL_RATE must be a number");
  });

  it("comes back after kill -9, at the start and while it serves", async () => {
    const folder = dataDir();
    for (const waitMs of [400, 900, 1500]) {
      const server = await started(folder);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      await server.stop("SIGKILL");
    }
    const serving = await started(folder);
    await serving.ready();
    await serving.stop("SIGKILL");
    const last = await started(folder);
    await last.ready();
    expect((await fetch(`${last.url}/api/auth/access-status`)).status).toBe(200);
    expect((await last.stop()).code).toBe(0);
  });

  it.skipIf(process.platform !== "linux")(
    "goes on when one of its web processes is killed, starts another, and adds up their figures",
    async () => {
      const server = await started(dataDir(), { WEB_PROCESSES: "2" });
      await expect.poll(server.output, { timeout: THREE_STARTS_MS }).toContain("Statewise is at");
      const [killed, other] = webProcessesOf(server);
      process.kill(killed as number, "SIGKILL");
      await expect
        .poll(() => webProcessesOf(server).filter((pid) => pid !== killed), { timeout: THREE_STARTS_MS })
        .toEqual([other, expect.any(Number)]);
      for (let call = 0; call < 10; call += 1) expect((await fetch(`${server.url}/privacy`)).status).toBe(200);
      const figures = await (await fetch(`${server.url}/metrics`)).text();
      expect(figures).toMatch(/^statewise_request_seconds_count\{method="GET",status="200"\} \d{2}$/m);
      expect(figures.match(/^statewise_database_up 1$/gm)).toHaveLength(1);
      expect((await server.stop()).code).toBe(0);
    },
  );

  it("throws a half-made database away", async () => {
    const folder = dataDir();
    const half = path.join(folder, "postgres", "pgdata.new");
    mkdirSync(half, { recursive: true });
    writeFileSync(path.join(half, "PG_VERSION"), "18");
    const server = await started(folder);
    await server.ready();
    expect((await server.stop()).code).toBe(0);
  });

  it.skipIf(!canMakeDisk())(
    "refuses a full disk with one sentence, and what was stored is there when there is room again",
    async () => {
      const folder = dataDir();
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=700m,mode=755", "tmpfs", folder]);
      try {
        const first = await started(folder);
        await first.ready();
        expect((await first.stop()).code).toBe(0);
        const filler = path.join(folder, "filler");
        execFileSync("sh", ["-c", `head -c 700M /dev/zero > '${filler}' || true`], { stdio: "ignore" });
        const { code, output } = await (await started(folder)).ended();
        expect(code).toBe(1);
        expect(oneSentence(output)).toEqual([expect.stringMatching(/^The disk that holds .* is full: free at least/)]);
        rmSync(filler);
        const second = await started(folder);
        await second.ready();
        expect((await fetch(`${second.url}/laws/flsa-minimum-wage`)).status).toBe(200);
        expect((await second.stop()).code).toBe(0);
      } finally {
        execFileSync("umount", [folder]);
      }
    },
    THREE_STARTS_MS,
  );

  it("is built for production without being told", () => {
    // React has a file for developers and one for production; the bundle names what it holds.
    const held = readFileSync(path.join(projectRoot, "build", "server.cjs"), "utf8").match(/react(-dom)?\/cjs\/\S+/g);
    expect(held).toContainEqual(expect.stringContaining("react-dom-server.node.production.min.js"));
    expect(held?.filter((file) => file.includes("development"))).toEqual([]);
  });

  it("finishes an open request before it stops", async () => {
    const server = await started(dataDir());
    await server.ready();
    const answers = Array.from({ length: 20 }, () =>
      fetch(`${server.url}/privacy`).then((response) => response.status),
    );
    await answers[0];
    const stopped = server.stop("SIGTERM");
    const statuses = await Promise.allSettled(answers);
    expect((await stopped).code).toBe(0);
    expect(statuses.filter((result) => result.status === "fulfilled" && result.value !== 200)).toEqual([]);
  });
});
