import { rmSync } from "node:fs";
import { build } from "../../web/start/steps.mjs";
import { newDataDir, start } from "../start/server-process";

/** From the command to the first page: on an empty folder, and again with nothing changed. */
const ROUNDS = 5;
const TARGET_MS = 5_000;

await build();
const dataDir = newDataDir();

async function firstPageMs(): Promise<number> {
  const product = await start(dataDir);
  const ms = await product.ready();
  await product.stop();
  return Math.round(ms);
}

try {
  const coldMs = await firstPageMs();
  const warm: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) warm.push(await firstPageMs());
  const warmMs = warm.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.table({ "empty folder": { ms: coldMs }, "nothing changed (median)": { ms: warmMs } });
  console.log(JSON.stringify({ bench: "starts", coldMs, warmMs, warm, target: TARGET_MS, met: warmMs <= TARGET_MS }));
  if (warmMs > TARGET_MS) process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
