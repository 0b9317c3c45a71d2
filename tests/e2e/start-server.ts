import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "../../web/platform/root";

const READY_TIMEOUT_MS = 180_000;
/** What our own server prints once it listens: another one on the same port may answer for it meanwhile. */
const LISTENS = "Statewise is at ";

/** The built server as an operator starts it, on a data folder of its own. */
export default async function startServer(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-e2e-"));
  chmodSync(dataDir, 0o755);
  const port = process.env.E2E_PORT ?? "3917";
  const server = spawn(process.execPath, ["web/start/start.mjs"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: port,
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      NODE_ENV: "production",
      DEV_TOOLS: "on",
      RATE_LIMIT: "off",
      SECOND_FACTOR: "optional",
      GEO: "off",
      SOURCES: "off",
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: "admin@statewise.test",
      ADMIN_PASSWORD: "correct-horse-battery",
    },
  });
  let output = "";
  server.stdout.on("data", (chunk) => {
    output += chunk;
  });
  server.stderr.on("data", (chunk) => {
    output += chunk;
  });
  process.env.E2E_DATA_DIR = dataDir;
  process.env.E2E_SERVER_PID = String(server.pid);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    const ready =
      output.includes(LISTENS) &&
      (await fetch(`http://127.0.0.1:${port}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      ));
    if (ready) return writeFileSync(path.join(dataDir, "start.log"), output);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within three minutes:\n${output}`);
}
