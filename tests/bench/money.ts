import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareTemplate } from "../setup/template";

/**
 * `npm run test:money [-- sequences [seed [random]]]`: lives of customers against a simple model. Every message alone and
 * first, unless only random lives are wanted, then the random ones.
 */
const [runs = 10_000, seed = 20_261_122] = process.argv.slice(2, 4).map(Number);
const onlyRandom = process.argv[4] === "random";

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-money-"));
process.env.LOG_LEVEL = "silent";
process.env.RATE_LIMIT = "off";
const cluster = await prepareTemplate(dataDir);
const { closeDatabase } = await import("~/platform/db/client");
const { playEveryMessage, playMoney } = await import("../integration/billing/play-money");

const started = performance.now();
let played = 0;
const seconds = () => Math.round((performance.now() - started) / 1000);
try {
  const messages = onlyRandom ? 0 : await playEveryMessage();
  console.log(`${messages} times one message alone and first, ${seconds()} s`);
  await playMoney({
    runs,
    seed,
    onRun: (done) => {
      played = done;
      if (done % 250 === 0) console.log(`${done} sequences agree, ${seconds()} s`);
    },
  });
  console.log(`${played} sequences, every step agrees with the model`);
  console.log(JSON.stringify({ bench: "money", messages, sequences: played, seed, seconds: seconds(), agree: true }));
} catch (error) {
  console.error(`Sequence ${played + 1} disagrees`, error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
