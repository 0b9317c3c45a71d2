import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";
import { webProcessFlags } from "../../web/start/web-process-flags.mjs";
import { childCoverage } from "../setup/child-environment";
import { freePort } from "./server-process";
import { dataDir, endsWithItsFile, oneSentence, started } from "./starts";

endsWithItsFile();

/** Made by the first start, which ended as it should. */
let made: string;

/** How much slower than a machine that starts an empty Node in a tenth of a second this one is at this moment, if at all. */
function slowness(): number {
  const began = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return Math.max(1, (performance.now() - began) / 100);
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
    made = folder;
  });

  it("refuses a second start on the same data folder with one sentence, and the first goes on", async () => {
    const folder = dataDir(made);
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

  it.each([
    ["main", []],
    ["web", webProcessFlags()],
  ])("keeps compiled code that a %s process takes as it is", (kind, flags) => {
    // Node refuses code that was compiled under other flags without a word, and compiles it all anew: a second of each start.
    const program = `import("./web/start/read-server.mjs").then((server) => console.log(server.takesCompiled("${kind}")))`;
    const { stdout } = spawnSync(process.execPath, [...flags, "-e", program], { cwd: projectRoot, encoding: "utf8" });
    expect(stdout.trim()).toBe("true");
  });

  it("is built for production without being told", () => {
    // React has a file for developers and one for production; the bundle names what it holds.
    const held = readFileSync(path.join(projectRoot, "build", "server.cjs"), "utf8").match(/react(-dom)?\/cjs\/\S+/g);
    expect(held).toContainEqual(expect.stringContaining("react-dom-server.node.production.min.js"));
    expect(held?.filter((file) => file.includes("development"))).toEqual([]);
  });

  it("finishes an open request before it stops", async () => {
    const server = await started(dataDir(made));
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
