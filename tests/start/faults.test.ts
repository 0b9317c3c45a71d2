import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { newDataDir, webProcessesOf } from "./server-process";
import { copied, dataDir, endsWithItsFile, oneSentence, started, THREE_STARTS_MS } from "./starts";

endsWithItsFile();

/** Made by a start that was killed four times, and ended as it should. */
let made: string;

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
    made = folder;
  });

  it.skipIf(process.platform !== "linux")(
    "goes on when one of its web processes is killed, starts another, and adds up their figures",
    async () => {
      const server = await started(dataDir(made), { WEB_PROCESSES: "2" });
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
        copied(made, folder);
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
});
