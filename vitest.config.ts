import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

// Long enough for a machine ten times slower than ours: what passes does not wait for any of them.
const shared = {
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ["tests/setup/fail-on-console-error.ts", "tests/setup/fresh-process.ts"],
};

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    pool: "forks",
    // Reading the product's modules takes longer than most files' tests: a process reads them once.
    poolOptions: { forks: { maxForks: 2, minForks: 1, isolate: false } },
    projects: [
      {
        extends: true,
        test: { ...shared, name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          globalSetup: ["tests/setup/global-database.ts"],
          env: { DEV_TOOLS: "on", GEO: "off", SOURCES: "off", LOG_LEVEL: "silent" },
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Starts the built product as an operator does; run.mjs builds it before.
        test: {
          ...shared,
          name: "start",
          include: ["tests/start/**/*.test.ts"],
          testTimeout: 300_000,
        },
      },
    ],
    coverage: {
      provider: "v8",
      include: ["web/{domain,api,platform,server}/**", "jobs/**", "sdk/src/**", "cli/src/**", "prisma/**/*.ts"],
      exclude: ["**/generated/**", "**/*.json"],
      reporter: ["text-summary", "json"],
    },
  },
});
