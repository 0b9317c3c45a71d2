import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { closeTemplate, prepareTemplate } from "./template";

declare module "vitest" {
  interface ProvidedContext {
    clusterUrl: string;
    dataDir: string;
  }
}

/** One PostgreSQL for the run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-test-"));
  const { clusterUrl, stop } = await prepareTemplate(dataDir, { unsafe: true });
  await closeTemplate(clusterUrl);
  project.provide("clusterUrl", clusterUrl);
  project.provide("dataDir", dataDir);
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
