import { defineConfig, devices } from "@playwright/test";
import { SEED } from "../setup/sample";

// The processes of one run draw alike, also those that begin after midnight.
process.env.SEED = SEED;

const port = Number(process.env.E2E_PORT ?? 3917);

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/e2e",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ["dot"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "../../test-results/e2e.json" }],
  ],
  // For a machine ten times slower than ours: what passes does not wait for either.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  globalTeardown: "./stop-server.ts",
  globalSetup: "./start-server.ts",
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1280, height: 800 },
    baseURL: `http://localhost:${port}`,
    // A trace of every test takes a third of the run's time: E2E_TRACE=on records the one that is looked into.
    trace: process.env.E2E_TRACE === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.STATEWISE_BROWSER || "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
});
