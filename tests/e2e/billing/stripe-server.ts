import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectRoot } from "../../../web/platform/root";
import { type StripeFake, startStripeFake } from "../../fakes/stripe/server";

const READY_TIMEOUT_MS = 100_000;

export type StripeServer = { url: string; fake: StripeFake; output: () => string; stop: () => Promise<void> };

/** A second server on the same database, whose payments go to a fake Stripe that sends its webhooks back. */
export async function startStripeServer(): Promise<StripeServer> {
  const port = Number(process.env.E2E_PORT ?? 3917) + 1;
  const url = `http://localhost:${port}`;
  const fake = await startStripeFake({ webhookUrl: `${url}/api/stripe/webhook` });
  const first = process.env.E2E_DATA_DIR ?? "";
  const running = readFileSync(path.join(first, "running.json"), "utf8");
  const { databaseUrl } = JSON.parse(running) as { databaseUrl: string };
  const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-stripe-"));
  // Whichever of the two is quicker sends a mail: both write it into one outbox.
  mkdirSync(path.join(first, "outbox"), { recursive: true });
  symlinkSync(path.join(first, "outbox"), path.join(dataDir, "outbox"));
  const server = spawn(process.execPath, ["web/start/start.mjs"], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      // Both read what is encrypted in the one database.
      ENCRYPTION_KEY: readFileSync(path.join(first, "encryption-key"), "utf8").trim(),
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: fake.secretKey,
      STRIPE_PUBLISHABLE_KEY: fake.publishableKey,
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      STRIPE_API_BASE: fake.url,
      JOBS: "off",
      RATE_LIMIT: "off",
      SECOND_FACTOR: "optional",
      GEO: "off",
      SOURCES: "off",
      LOG_LEVEL: "info",
    },
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  await ready(url, server, () => output);
  const stop = async () => {
    await ended(server);
    await fake.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, fake, output: () => output, stop };
}

async function ready(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) break;
    if ((await fetch(`${url}/healthz`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server with Stripe was not ready:\n${output()}`);
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });
}
