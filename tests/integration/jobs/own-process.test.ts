import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { databaseUrl } from "~/platform/db/pool";
import { projectRoot } from "~/platform/root";
import { childCoverage } from "../../setup/child-environment";
import { useDatabase } from "../../setup/database";

useDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "statewise-jobs-"));
const backups = path.join(folder, "backups");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONGEST_MS = 60_000;

test("npm run jobs runs in a process of its own what waits, and ends in order", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "jobs/main.ts"], {
    cwd: projectRoot,
    env: {
      ...childCoverage(),
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl(),
      DATA_DIR: folder,
      BACKUP_DIR: backups,
      SOURCES: "off",
      GEO: "off",
      LOG_LEVEL: "info",
    } as Record<string, string | undefined> as NodeJS.ProcessEnv,
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  try {
    await expect.poll(() => output, { timeout: LONGEST_MS }).toContain("the jobs are running");
    const run = { name: "backup", slot: "manual:own-process", trigger: "manual", status: "queued", startedAt: now() };
    const { id } = await db().jobRun.create({ data: run });
    const statusNow = async () => (await db().jobRun.findUniqueOrThrow({ where: { id } })).status;
    await expect.poll(statusNow, { timeout: LONGEST_MS }).toBe("done");
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended, output).toBe(0);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^statewise-.*\.backup$/)]);
});
